import type { Rolldown } from 'vite'

/** What is known of the modules of a build. */
export type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/** Tells of a module whether it is the one given by its path, or one that this reaches without a lazy import. */
export function reachedFrom(start: string) {
  let reached: Set<string> | undefined
  return (id: string, graph: ModuleGraph): boolean => {
    reached ??= allReached(start, graph)
    return reached.has(id)
  }
}

function allReached(start: string, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
