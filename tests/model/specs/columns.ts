import { defaultLayout, withWidth } from "@command-center/domain/rows/columns"
import { columnsMachine } from "@command-center/machines/columns/columns.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

/** The first columns of the profile list, one of them sized. */
export const labels = { name: "Profile Name", parentName: "Parent Account", version: "Profile Version" } as const
const columns = Object.entries(labels).map(([key, label]) => ({ key, label }))
const plain = defaultLayout(columns.map(({ key }) => key))

export const spec = modelled(columnsMachine, {
  inputs: [{ list: { nameKey: "name", columns }, layout: withWidth(plain, "parentName", 300) }],
  user: {
    "column.shown": [
      { key: "parentName", isShown: false },
      { key: "name", isShown: false }
    ],
    "column.moved": [{ key: "parentName", by: 1 }],
    "column.dropped": [{ key: "version", onto: "parentName" }],
    "column.pinned": [{ key: "version", isPinned: true }],
    "width.reset": [{ key: "parentName" }],
    "density.chosen": [{ density: "compact" }],
    reset: [{}],
    close: [{}]
  },
  outcomes: {}
})

export const walks = walksOf(spec, {
  all: {
    does: (event) => event["key"] !== "name",
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
})
