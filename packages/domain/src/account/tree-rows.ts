import { memoizedByObject } from "../memoized/memoized.ts"
import type { AccountNode, AccountTree } from "./account-tree.ts"
import type { BeType } from "./business-entity.ts"

/** One visible line of the account tree. */
export interface TreeRow {
  readonly id: number
  readonly name: string
  readonly beType: BeType
  /** From 1, which is the root business entity. */
  readonly level: number
  readonly hasChildren: boolean
  readonly isExpanded: boolean
  readonly isCurrent: boolean
}

export interface TreeQuestion {
  readonly currentId: number
  readonly expandAll: boolean
  readonly filter: string
  /** Nodes the user opened or closed against the rule. */
  readonly toggled: ReadonlySet<number>
}

/** The nodes from top to bottom. Numbers are positions in these lists. */
interface FlatTree {
  readonly nodes: ReadonlyArray<AccountNode>
  readonly levels: ReadonlyArray<number>
  /** -1 above the root business entity. */
  readonly parents: ReadonlyArray<number>
  /** In lower case, for the filter. */
  readonly names: ReadonlyArray<string>
}

const flatten = (tree: AccountTree): FlatTree => {
  const [nodes, levels, parents, names] = [
    new Array<AccountNode>(),
    new Array<number>(),
    new Array<number>(),
    new Array<string>()
  ]
  const open = tree.root.children.map((node) => ({ node, level: 1, parent: -1 }))
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, level, parent } = next
    const position = nodes.push(node) - 1
    levels.push(level)
    parents.push(parent)
    names.push(node.name.toLowerCase())
    for (const child of node.children.toReversed()) open.push({ node: child, level: level + 1, parent: position })
  }
  return { nodes, levels, parents, names }
}

/** A tree does not change; each keystroke of the filter asks about the same one. */
const flatOf = memoizedByObject(flatten)

/** Marks the nodes that match and those above them: ancestors of a match stay visible (document 1 §2.4). */
const keptBy = ({ names, parents }: FlatTree, term: string): Uint8Array => {
  const kept = new Uint8Array(names.length)
  for (let position = names.length - 1; position >= 0; position -= 1) {
    if (names[position]?.includes(term)) kept[position] = 1
    const parent = parents[position] ?? -1
    if (kept[position] === 1 && parent >= 0) kept[parent] = 1
  }
  return kept
}

/** The positions of the current entity and of those above it. */
const lineTo = ({ nodes, parents }: FlatTree, currentId: number): ReadonlySet<number> => {
  const line = new Set<number>()
  let position = nodes.findIndex(({ id }) => id === currentId)
  while (position >= 0) {
    line.add(position)
    position = parents[position] ?? -1
  }
  return line
}

/** Marks the nodes with at least one kept child. */
const withChildren = ({ parents }: FlatTree, kept: Uint8Array): Uint8Array => {
  const has = new Uint8Array(parents.length)
  parents.forEach((parent, position) => {
    if (parent >= 0 && kept[position] === 1) has[parent] = 1
  })
  return has
}

/**
 * The tree's visible lines from top to bottom; the virtual root is not one. With Expand All off the current entity and
 * its ancestors are expanded, with it on every node that has children (document 1 §2.4).
 */
export const visibleTreeRows = (
  tree: AccountTree,
  { currentId, expandAll, filter, toggled }: TreeQuestion
): ReadonlyArray<TreeRow> => {
  const flat = flatOf(tree)
  const kept = keptBy(flat, filter.toLowerCase())
  const parental = withChildren(flat, kept)
  const line = lineTo(flat, currentId)
  const rows: Array<TreeRow> = []
  let closedAt = Number.POSITIVE_INFINITY
  flat.nodes.forEach(({ id, name, beType }, position) => {
    const level = flat.levels[position] ?? 1
    if (level > closedAt || kept[position] === 0) return
    const hasChildren = parental[position] === 1
    const isExpanded = hasChildren && (expandAll || line.has(position)) !== toggled.has(id)
    rows.push({ id, name, beType, level, hasChildren, isExpanded, isCurrent: id === currentId })
    closedAt = isExpanded ? Number.POSITIVE_INFINITY : level
  })
  return rows
}
