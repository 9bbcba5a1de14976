import type { Rolldown } from 'vite'

const FIRST_PAGES = /\/src\/routes\/public\/(landing|booking|vehicle)\/\w+-page\.tsx$/

/** One script for what the first pages of a visitor share with other scripts (docs/engineering.md, "Plain bundling"). */
export const SHARED_SCRIPT: Rolldown.CodeSplittingGroup = {
  name: (id, modules) => (isOnFirstPage(id, modules) ? 'shared' : null),
  minShareCount: 2,
}

function isOnFirstPage(id: string, modules: Rolldown.ChunkingContext, visited = new Set<string>()): boolean {
  visited.add(id)
  const importers = modules.getModuleInfo(id)?.importers ?? []
  return (
    FIRST_PAGES.test(id) ||
    importers.some((importer) => !visited.has(importer) && isOnFirstPage(importer, modules, visited))
  )
}
