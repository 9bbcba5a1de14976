import * as fc from 'fast-check'

// A mutant that lives through so many tries of a property is seldom caught by more, and needs no smallest example.
fc.configureGlobal({ numRuns: 10, endOnFailure: true })
