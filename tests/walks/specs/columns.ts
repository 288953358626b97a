import { defaultLayout, withWidth } from "@command-center/domain/rows/columns"
import type { columnsMachine } from "@command-center/machines/columns/columns.machine"
import type { WalkSpec } from "../support/plan.ts"

/** The first columns of the profile list, one of them sized. */
export const labels = { name: "Profile Name", parentName: "Parent Account", version: "Profile Version" } as const
const columns = Object.entries(labels).map(([key, label]) => ({ key, label }))
const plain = defaultLayout(columns.map(({ key }) => key))

export const spec: WalkSpec<typeof columnsMachine> = {
  input: { list: { nameKey: "name", columns }, layout: withWidth(plain, "parentName", 300) },
  user: [
    { type: "column.shown", key: "parentName", isShown: false },
    { type: "column.moved", key: "parentName", by: 1 },
    { type: "column.dropped", key: "version", onto: "parentName" },
    { type: "column.pinned", key: "version", isPinned: true },
    { type: "width.reset", key: "parentName" },
    { type: "density.chosen", density: "compact" },
    { type: "reset" },
    { type: "close" }
  ],
  outcomes: {},
  project: ({ context }) => context.layout,
  notWalkable: ({ event }, { context: { layout } }) => {
    const of = (key: string) => layout.columns.find((column) => column.key === key)
    if (event.type === "column.shown" && of("parentName")?.isShown === false) return "it is hidden already"
    if (event.type === "column.pinned" && of("version")?.isPinned === true) return "it is pinned already"
    if (event.type === "column.dropped" && of("version")?.isPinned === true)
      return "pinned columns stand apart; the walks drag one that is not"
    if (event.type === "width.reset" && of("parentName")?.width === null) return "it has no width to be reset"
    if (event.type === "reset" && JSON.stringify(layout) === JSON.stringify(plain)) return "all is as it was at first"
    return null
  }
}
