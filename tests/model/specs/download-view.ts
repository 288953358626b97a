import { noneSelected, ofIds } from "@command-center/domain/rows/selection"
import { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import { Result } from "effect"
import { modelled } from "../support/machine-model.ts"

const view = {
  search: "bar",
  sort: { key: "componentNickname", direction: "descending" },
  matching: 120,
  selection: noneSelected
} as const
const given = { list: "utgs", view, columns: ["componentNickname", "utgStatus"] } as const

export const downloadView = modelled(downloadViewMachine, {
  inputs: [given, { ...given, view: { ...view, selection: ofIds([7, 3]) } }],
  user: {
    "download.progressed": [{ transfer: { done: 60, total: 120 } }],
    "choice.changed": [{ choice: "selected" }, { choice: "matching" }],
    confirm: [{}],
    retry: [{}],
    cancel: [{}]
  },
  outcomes: { writeView: { written: Result.succeed("the file") } }
})
