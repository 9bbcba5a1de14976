import type { Rolldown } from 'vite'

/** The parts of the app, from the last to be visited to the first: each also loads the scripts of those below it. */
const PARTS = {
  administration: /\/src\/routes\/admin\//,
  'signed-in': /\/src\/routes\/(client|public\/auth)\//,
  shared: /\/src\/(main|routes\/public\/(landing|booking|vehicle)\/\w+-page)\.tsx$/,
}

/** One script for what the pages of each part share with others (docs/engineering.md, "Plain bundling"). */
export const SHARED_SCRIPTS = Object.entries(PARTS).map(
  ([name, pages], place): Rolldown.CodeSplittingGroup => ({
    debugName: name,
    name: (id, modules) => (isReachedFrom(pages, id, modules) ? name : null),
    minShareCount: 2,
    priority: place,
    // Else these scripts would take over what the entry script needs, which then loads them on every page.
    includeDependenciesRecursively: name === 'shared',
  }),
)

function isReachedFrom(
  pages: RegExp,
  id: string,
  modules: Rolldown.ChunkingContext,
  visited = new Set<string>(),
): boolean {
  visited.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return (
    pages.test(id) ||
    importers.some((importer) => !visited.has(importer) && isReachedFrom(pages, importer, modules, visited))
  )
}
