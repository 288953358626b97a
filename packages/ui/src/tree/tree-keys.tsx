import type { TreeRow } from "@command-center/domain/account/tree-rows"

export type TreeMove =
  | { readonly type: "go"; readonly index: number }
  | { readonly type: "toggle"; readonly ids: ReadonlyArray<number> }
  | null

const go = (index: number): TreeMove => ({ type: "go", index })

const parentOf = (rows: ReadonlyArray<TreeRow>, index: number): number => {
  const level = rows[index]?.level ?? 0
  for (let at = index - 1; at >= 0; at -= 1) if ((rows[at]?.level ?? 0) < level) return at
  return index
}

/** The row itself and those beside it under the same parent. */
const siblingsOf = (rows: ReadonlyArray<TreeRow>, index: number): ReadonlyArray<TreeRow> => {
  const level = rows[index]?.level ?? 0
  let first = index
  while (first > 0 && (rows[first - 1]?.level ?? 0) >= level) first -= 1
  const siblings: Array<TreeRow> = []
  for (const row of rows.slice(first)) {
    if (row.level < level) break
    if (row.level === level) siblings.push(row)
  }
  return siblings
}

/** What a key asks of a tree (WAI-ARIA tree view). Null: the key is not the tree's. */
export function treeMove(rows: ReadonlyArray<TreeRow>, index: number, key: string, page: number): TreeMove {
  const row = rows[index]
  if (row === undefined) return null
  const last = rows.length - 1
  switch (key) {
    case "ArrowDown":
      return go(Math.min(last, index + 1))
    case "ArrowUp":
      return go(Math.max(0, index - 1))
    case "PageDown":
      return go(Math.min(last, index + page))
    case "PageUp":
      return go(Math.max(0, index - page))
    case "Home":
      return go(0)
    case "End":
      return go(last)
    case "ArrowRight":
      if (!row.hasChildren) return go(index)
      return row.isExpanded ? go(Math.min(last, index + 1)) : { type: "toggle", ids: [row.id] }
    case "ArrowLeft":
      return row.hasChildren && row.isExpanded ? { type: "toggle", ids: [row.id] } : go(parentOf(rows, index))
    case "*":
      return {
        type: "toggle",
        ids: siblingsOf(rows, index)
          .filter(({ hasChildren, isExpanded }) => hasChildren && !isExpanded)
          .map(({ id }) => id)
      }
    default:
      return null
  }
}

/** The next row whose name begins with the typed text, from the row after `index` on and round the end. */
export function typeAhead(rows: ReadonlyArray<TreeRow>, index: number, typed: string): number | null {
  const wanted = typed.toLowerCase()
  // One letter again and again steps through the names; a longer text may stay where it is.
  const from = wanted.length > 1 ? index : index + 1
  for (let step = 0; step < rows.length; step += 1) {
    const at = (from + step) % rows.length
    if (rows[at]?.name.toLowerCase().startsWith(wanted)) return at
  }
  return null
}

export interface TreePosition {
  readonly posInSet: number
  readonly setSize: number
}

/** Position of every row among its siblings; a screen reader cannot count rows that are not in the page. */
export function treePositions(rows: ReadonlyArray<TreeRow>): ReadonlyArray<TreePosition> {
  const places: Array<{ readonly posInSet: number; readonly set: { size: number } }> = []
  const open: Array<{ size: number }> = []
  for (const { level } of rows) {
    open.length = Math.min(open.length, level + 1)
    const set = (open[level] ??= { size: 0 })
    set.size += 1
    places.push({ posInSet: set.size, set })
  }
  return places.map(({ posInSet, set }) => ({ posInSet, setSize: set.size }))
}
