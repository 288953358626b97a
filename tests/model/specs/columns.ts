import { defaultLayout } from "@command-center/domain/rows/columns"
import { columnsMachine } from "@command-center/machines/columns/columns.machine"
import { modelled } from "../support/machine-model.ts"

export const columns = modelled(columnsMachine, {
  inputs: [
    {
      list: {
        nameKey: "name",
        columns: [
          { key: "name", label: "Name" },
          { key: "place", label: "Place" },
          { key: "version", label: "Version" }
        ]
      },
      layout: defaultLayout(["name", "place", "version"])
    }
  ],
  user: {
    "column.shown": [
      { key: "place", isShown: false },
      { key: "name", isShown: false }
    ],
    "column.moved": [{ key: "place", by: 1 }],
    "column.dropped": [{ key: "version", onto: "place" }],
    "column.pinned": [{ key: "version", isPinned: true }],
    "width.reset": [{ key: "place" }],
    "density.chosen": [{ density: "compact" }],
    reset: [{}],
    close: [{}]
  },
  outcomes: {}
})
