import type { AccountNode, AccountTree } from "./account-tree.ts"
import type { BeType } from "./business-entity.ts"

/** One visible line of the account tree. */
export interface TreeRow {
  readonly id: number
  readonly name: string
  readonly beType: BeType
  /** From 0, which is the root business entity. */
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

const matches = (node: AccountNode, term: string): boolean => node.name.toLowerCase().includes(term)

/** The nodes that match, and those above them: ancestors of a match stay visible (document 1 §2.4). */
const keptBy = (root: AccountNode, term: string): ReadonlySet<number> => {
  const kept = new Set<number>()
  const visit = (node: AccountNode): boolean => {
    const below = node.children.map(visit).some(Boolean)
    const isKept = below || matches(node, term)
    if (isKept) kept.add(node.id)
    return isKept
  }
  root.children.forEach(visit)
  return kept
}

/** The current entity and those above it. */
const lineTo = (root: AccountNode, currentId: number): ReadonlySet<number> => {
  const line = new Set<number>()
  const visit = (node: AccountNode): boolean => {
    const isOnLine = node.id === currentId || node.children.some(visit)
    if (isOnLine) line.add(node.id)
    return isOnLine
  }
  root.children.forEach(visit)
  return line
}

/**
 * The tree's visible lines from top to bottom; the virtual root is not one. With Expand All off the current entity and
 * its ancestors are expanded, with it on every node that has children (document 1 §2.4).
 */
export const visibleTreeRows = (
  tree: AccountTree,
  { currentId, expandAll, filter, toggled }: TreeQuestion
): ReadonlyArray<TreeRow> => {
  const term = filter.toLowerCase()
  const kept = term === "" ? null : keptBy(tree.root, term)
  const line = lineTo(tree.root, currentId)
  const rows: Array<TreeRow> = []
  const show = (node: AccountNode, level: number) => {
    const children = kept === null ? node.children : node.children.filter(({ id }) => kept.has(id))
    const hasChildren = children.length > 0
    const isExpanded = hasChildren && (expandAll || line.has(node.id)) !== toggled.has(node.id)
    rows.push({
      id: node.id,
      name: node.name,
      beType: node.beType,
      level,
      hasChildren,
      isExpanded,
      isCurrent: node.id === currentId
    })
    if (isExpanded) for (const child of children) show(child, level + 1)
  }
  for (const node of tree.root.children) if (kept === null || kept.has(node.id)) show(node, 0)
  return rows
}
