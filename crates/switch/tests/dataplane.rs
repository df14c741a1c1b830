//! The data plane's thread, without interfaces.

use xcpr_switch::{Config, Dataplane, Plane, Wire};
use xcpr_units::Instant;

fn start() -> Dataplane<Wire> {
    let config = Config::from_json(r#"{"interfaces": []}"#).expect("a configuration");
    let plane = Plane::new(Wire::default(), &config, Instant::ZERO);
    Dataplane::start(plane, config.io).expect("no interface needs no right")
}

#[test]
fn dataplane_runs_until_it_is_stopped() {
    let mut dataplane = start();
    assert!(dataplane.is_running());
    assert!(dataplane.run(|plane| plane.now()).is_ok());
    assert!(dataplane.stop().is_some());
    assert!(!dataplane.is_running());
    assert!(dataplane.run(|_| ()).is_err());
}

#[test]
fn dataplane_panic_is_reported_to_its_owner() {
    let mut dataplane = start();
    assert!(dataplane.run(|_| panic!("meant for this test")).is_err());
    while dataplane.is_running() {
        std::thread::yield_now();
    }
    assert!(dataplane.stop().is_none());
}
