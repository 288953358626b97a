import { Result } from "effect"
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

/** With no collator of its own: V8 compares plain Latin names far faster this way, in the same order. */
const byName = (a: AccountNode, b: AccountNode): number => a.name.localeCompare(b.name)

/** Exact repetitions of one child under one parent are told apart from two accounts that share an id. */
const duplicateOf = (
  first: BusinessEntity,
  { id, parentId }: BusinessEntity,
  entities: ReadonlyArray<BusinessEntity>
): TreeError => {
  const parent = entities.find((each) => each.id === parentId)
  return parent !== undefined && first.parentId === parentId
    ? { _tag: "DuplicateChildren", id: parent.id, childId: id }
    : { _tag: "DuplicateId", id }
}

/** The accounts by id, or the first thing wrong with one of them. */
const indexed = (
  entities: ReadonlyArray<BusinessEntity>
): Result.Result<ReadonlyMap<number, BusinessEntity>, TreeError> => {
  const byId = new Map<number, BusinessEntity>()
  for (const entity of entities) {
    const { id, parentId } = entity
    if (id === parentId) return Result.fail({ _tag: "OwnParent", id })
    if (id === virtualRootId) return Result.fail({ _tag: "DuplicateId", id })
    const first = byId.get(id)
    if (first !== undefined) return Result.fail(duplicateOf(first, entity, entities))
    byId.set(id, entity)
  }
  return Result.succeed(byId)
}

/** The current entity and its ancestors are shown whatever their kind (contract "Accounts and permissions"). */
const lineUpFrom = (currentId: number, byId: ReadonlyMap<number, BusinessEntity>): ReadonlySet<number> => {
  const line = new Set<number>()
  for (let entity = byId.get(currentId); entity !== undefined && !line.has(entity.id); ) {
    line.add(entity.id)
    entity = byId.get(entity.parentId ?? virtualRootId)
  }
  return line
}

interface GrowingNode extends AccountNode {
  readonly children: Array<AccountNode>
}

const nodeOf = (entity: BusinessEntity, parentId: number): GrowingNode => ({
  id: entity.id,
  name: entity.name,
  parentId,
  beType: beType(entity),
  children: []
})

const countOf = (root: AccountNode): number => {
  const open = [root]
  let count = 0
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    count += 1
    for (const child of node.children) open.push(child)
  }
  return count
}

/**
 * The tree of organizations (document 1 §2.4). The one root is the entity whose parent is not among the entities.
 * Fails with what is wrong with the data.
 */
export const buildAccountTree = (
  entities: ReadonlyArray<BusinessEntity>,
  currentId: number
): Result.Result<AccountTree, TreeError> => {
  const index = indexed(entities)
  if (Result.isFailure(index)) return Result.fail(index.failure)
  const byId = index.success
  const roots = entities.filter(({ parentId }) => !byId.has(parentId ?? virtualRootId))
  const [top] = roots
  if (top === undefined || roots.length > 1) return Result.fail({ _tag: "NotOneRoot", ids: roots.map(({ id }) => id) })

  const line = lineUpFrom(currentId, byId)
  const root = nodeOf(top, virtualRootId)
  const nodes = new Map<number, GrowingNode>([[top.id, root]])
  for (const entity of entities) {
    if (entity === top || (beType(entity) === 3 && !line.has(entity.id))) continue
    nodes.set(entity.id, nodeOf(entity, entity.parentId ?? virtualRootId))
  }
  for (const node of nodes.values()) nodes.get(node.parentId)?.children.push(node)
  for (const { children } of nodes.values()) children.sort(byName)
  return Result.succeed({
    root: { id: virtualRootId, name: "", parentId: virtualRootId, beType: 2, children: [root] },
    size: countOf(root)
  })
}
