import { Result } from "effect"
import { makeAncestry } from "./ancestors.ts"
import { type BeType, type BusinessEntity, beType } from "./business-entity.ts"

export interface AccountNode {
  readonly id: number
  readonly name: string
  readonly parentId: number
  readonly beType: BeType
  readonly children: ReadonlyArray<AccountNode>
}

export interface AccountTree {
  /** Id 0 and an empty name; its only child is the root business entity (document 1 §2.4). */
  readonly root: AccountNode
  /** Accounts in the tree; the virtual root does not count. */
  readonly size: number
}

/** What is wrong with the data, for the developer (document 1 §2.4). */
export type TreeError =
  | { readonly _tag: "DuplicateId"; readonly id: number }
  | { readonly _tag: "NotOneRoot"; readonly ids: ReadonlyArray<number> }
  | { readonly _tag: "OwnParent"; readonly id: number }
  | { readonly _tag: "DuplicateChildren"; readonly id: number; readonly childId: number }

/** The developer-facing text of a tree error. */
export const treeErrorText = (error: TreeError): string => {
  switch (error._tag) {
    case "DuplicateId":
      return `Account tree: two nodes have the id ${error.id}`
    case "NotOneRoot":
      return `Account tree: there must be exactly one root, found ${error.ids.length === 0 ? "none" : error.ids.join(", ")}`
    case "OwnParent":
      return `Account tree: node ${error.id} is its own parent`
    case "DuplicateChildren":
      return `Account tree: node ${error.id} has the child ${error.childId} twice`
  }
}

const virtualRootId = 0
const byName = new Intl.Collator(undefined, { sensitivity: "base", numeric: true })

const isShown = (entity: BusinessEntity, always: ReadonlySet<number>): boolean =>
  beType(entity) !== 3 || always.has(entity.id)

/** The current entity and its ancestors are shown whatever their kind (contract "Accounts and permissions"). */
const alwaysShown = (entities: ReadonlyArray<BusinessEntity>, currentId: number, rootId: number): ReadonlySet<number> =>
  new Set([rootId, currentId, ...makeAncestry(entities).ancestorsOf(currentId)])

const firstDuplicate = (ids: ReadonlyArray<number>): number | undefined => {
  const seen = new Set<number>()
  return ids.find((id) => seen.size === seen.add(id).size)
}

/** Exact repetitions of one child under one parent are told apart from two accounts that share an id. */
const duplicateOf = (entities: ReadonlyArray<BusinessEntity>): TreeError | null => {
  const id = firstDuplicate(entities.map((entity) => entity.id))
  if (id === undefined) return null
  const parents = entities.filter((entity) => entity.id === id).map(({ parentId }) => parentId ?? virtualRootId)
  const repeated = firstDuplicate(parents)
  return repeated !== undefined && repeated !== virtualRootId
    ? { _tag: "DuplicateChildren", id: repeated, childId: id }
    : { _tag: "DuplicateId", id }
}

/**
 * The tree of organizations (document 1 §2.4). The one root is the entity whose parent is not among the entities.
 * Fails with what is wrong with the data.
 */
export const buildAccountTree = (
  entities: ReadonlyArray<BusinessEntity>,
  currentId: number
): Result.Result<AccountTree, TreeError> => {
  const duplicate = duplicateOf(entities)
  if (duplicate !== null) return Result.fail(duplicate)
  const ids = new Set(entities.map(({ id }) => id))
  const own = entities.find(({ id, parentId }) => id === parentId)
  if (own !== undefined) return Result.fail({ _tag: "OwnParent", id: own.id })
  const roots = entities.filter(({ parentId }) => parentId === null || !ids.has(parentId))
  const [top] = roots
  if (top === undefined || roots.length > 1) return Result.fail({ _tag: "NotOneRoot", ids: roots.map(({ id }) => id) })

  const always = alwaysShown(entities, currentId, top.id)
  const childrenOf = new Map<number, Array<BusinessEntity>>()
  for (const entity of entities) {
    if (entity.id === top.id || !isShown(entity, always)) continue
    const parent = entity.parentId ?? virtualRootId
    const siblings = childrenOf.get(parent)
    if (siblings === undefined) childrenOf.set(parent, [entity])
    else siblings.push(entity)
  }

  let size = 0
  const nodeOf = (entity: BusinessEntity, parentId: number): AccountNode => {
    size += 1
    const children = (childrenOf.get(entity.id) ?? []).sort((a, b) => byName.compare(a.name, b.name))
    return {
      id: entity.id,
      name: entity.name,
      parentId,
      beType: beType(entity),
      children: children.map((child) => nodeOf(child, entity.id))
    }
  }
  const root = nodeOf(top, virtualRootId)
  return Result.succeed({
    root: { id: virtualRootId, name: "", parentId: virtualRootId, beType: 2, children: [root] },
    size
  })
}
