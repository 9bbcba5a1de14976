import * as fc from 'fast-check'

// A mutant that lives through so many tries of a property is not caught by more of them, and there are many mutants.
fc.configureGlobal({ numRuns: 25 })
