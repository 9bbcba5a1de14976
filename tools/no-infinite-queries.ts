// Stands in the build for the package's queries without end, which the shop does not use and would load all the same.

const leftOut = (): never => {
  throw new Error('Queries without end are left out of the build: see vite.config.ts')
}

export { leftOut as infiniteQueryBehavior, leftOut as hasNextPage, leftOut as hasPreviousPage }
