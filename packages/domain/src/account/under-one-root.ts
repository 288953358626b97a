import type { BusinessEntity } from "./business-entity.ts"

/**
 * Accounts of which some could not be read, as one tree (contract "Answers"): those whose parent is missing stand below
 * one's own account, or below the first of them where that is missing too.
 */
export const underOneRoot = (entities: ReadonlyArray<BusinessEntity>, ownId: number): ReadonlyArray<BusinessEntity> => {
  const ids = new Set(entities.map(({ id }) => id))
  const lacksParent = ({ parentId }: BusinessEntity) => parentId === null || !ids.has(parentId)
  const roots = entities.filter(lacksParent)
  const top = roots.find(({ id }) => id === ownId) ?? roots[0]
  if (top === undefined) return entities
  return entities.map((entity) => (entity !== top && lacksParent(entity) ? { ...entity, parentId: top.id } : entity))
}
