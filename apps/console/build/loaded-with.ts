interface Module {
  readonly importers: ReadonlyArray<string>
  readonly dynamicImporters: ReadonlyArray<string>
}

/** What is known of the modules that are built. */
export interface ModuleGraph {
  getModuleInfo(id: string): Module | null
}

/** The modules that need this one at once, itself among them. */
export const neededBy = (id: string, graph: ModuleGraph): ReadonlyArray<string> => {
  const seen = new Set([id])
  for (const each of seen) for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  return [...seen]
}

/** The modules that are loaded by an `import()` and need this one at once, itself among them. */
export const loadedWith = (id: string, graph: ModuleGraph): ReadonlyArray<string> =>
  neededBy(id, graph).filter((each) => (graph.getModuleInfo(each)?.dynamicImporters.length ?? 0) > 0)
