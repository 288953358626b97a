import type { BusinessEntity } from "./business-entity.ts"

export interface Ancestry {
  /** The accounts above this one, the nearest first; ends where a chain turns back on itself. */
  readonly ancestorsOf: (id: number) => ReadonlyArray<number>
  readonly nameOf: (id: number) => string | undefined
  readonly has: (id: number) => boolean
}

/** Who stands above whom, for rights and names. */
export const makeAncestry = (entities: ReadonlyArray<BusinessEntity>): Ancestry => {
  const byId = new Map<number, BusinessEntity>()
  for (const entity of entities) byId.set(entity.id, entity)
  return {
    ancestorsOf: (id) => {
      const above = new Set<number>()
      for (let parent = byId.get(id)?.parentId; parent !== null && parent !== undefined && parent !== 0; ) {
        if (parent === id || above.has(parent)) break
        above.add(parent)
        parent = byId.get(parent)?.parentId
      }
      return [...above]
    },
    nameOf: (id) => byId.get(id)?.name,
    has: (id) => byId.has(id)
  }
}
