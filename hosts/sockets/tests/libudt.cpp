// The other side of the test with libudt: `libudt send PORT` sends its standard input to 127.0.0.1, `libudt receive PORT`
// writes what it gets to its standard output, until the other end is done.

#include <arpa/inet.h>
#include <udt/udt.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

static void check(int result, const char* what) {
  if (result == UDT::ERROR) {
    std::fprintf(stderr, "%s: %s\n", what, UDT::getlasterror().getErrorMessage());
    std::exit(1);
  }
}

static void send_all(sockaddr_in& address) {
  UDTSOCKET socket = UDT::socket(AF_INET, SOCK_STREAM, 0);
  check(UDT::connect(socket, reinterpret_cast<sockaddr*>(&address), sizeof address), "connect");
  std::vector<char> buffer(1456 * 64);
  // Pieces that are no multiple of a packet: some packets in mid-stream are short.
  for (size_t size; (size = std::fread(buffer.data(), 1, buffer.size() - 456, stdin)) > 0;) {
    for (size_t sent = 0; sent < size;) {
      int count = UDT::send(socket, buffer.data() + sent, size - sent, 0);
      check(count, "send");
      sent += count;
    }
  }
  // Closing waits until all is acknowledged.
  check(UDT::close(socket), "close");
}

static void receive_all(sockaddr_in& address) {
  UDTSOCKET listener = UDT::socket(AF_INET, SOCK_STREAM, 0);
  check(UDT::bind(listener, reinterpret_cast<sockaddr*>(&address), sizeof address), "bind");
  check(UDT::listen(listener, 1), "listen");
  std::fputs("listens\n", stderr);
  UDTSOCKET socket = UDT::accept(listener, nullptr, nullptr);
  check(socket, "accept");
  std::vector<char> buffer(1 << 20);
  for (int count; (count = UDT::recv(socket, buffer.data(), buffer.size(), 0)) > 0;) {
    std::fwrite(buffer.data(), 1, count, stdout);
  }
  std::fflush(stdout);
  UDT::close(socket);
  UDT::close(listener);
}

int main(int argc, char** argv) {
  if (argc != 3) {
    return 2;
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(std::atoi(argv[2]));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  UDT::startup();
  if (std::string(argv[1]) == "send") {
    send_all(address);
  } else {
    receive_all(address);
  }
  UDT::cleanup();
  return 0;
}
