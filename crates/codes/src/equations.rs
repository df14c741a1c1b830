//! Sparse equations between symbols: the XOR of the symbols of each is zero.

/// Equations and their symbols, to be read in both directions.
#[derive(Debug)]
pub(crate) struct Equations {
    symbols: Lists,
    equations: Lists,
}

impl Equations {
    /// Makes them from lists of symbols, one per equation; there are `symbols` of them.
    pub fn new(of_equations: &[Vec<u32>], symbols: usize) -> Equations {
        let mut of_symbols = vec![Vec::new(); symbols];
        for (equation, members) in of_equations.iter().enumerate() {
            for &symbol in members {
                of_symbols[symbol as usize].push(equation as u32);
            }
        }
        Equations {
            symbols: Lists::new(of_equations),
            equations: Lists::new(&of_symbols),
        }
    }

    /// Returns how many equations there are.
    pub fn len(&self) -> usize {
        self.symbols.starts.len() - 1
    }

    /// Returns the symbols of an equation.
    pub fn symbols(&self, equation: usize) -> &[u32] {
        self.symbols.get(equation)
    }

    /// Returns the equations that a symbol is in.
    pub fn equations(&self, symbol: usize) -> &[u32] {
        self.equations.get(symbol)
    }
}

/// Lists of numbers, all in one piece of memory.
#[derive(Debug)]
struct Lists {
    starts: Vec<u32>,
    numbers: Vec<u32>,
}

impl Lists {
    fn new(lists: &[Vec<u32>]) -> Lists {
        let mut starts = vec![0];
        for list in lists {
            starts.push(starts[starts.len() - 1] + list.len() as u32);
        }
        Lists {
            starts,
            numbers: lists.concat(),
        }
    }

    fn get(&self, list: usize) -> &[u32] {
        &self.numbers[self.starts[list] as usize..self.starts[list + 1] as usize]
    }
}
