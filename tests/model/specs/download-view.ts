import { noneSelected, selectedCount, withRows } from "@command-center/domain/rows/selection"
import { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import { Result } from "effect"
import { type WalkSpec, walksOf } from "../../walks/support/plan.ts"
import { isNoDefect } from "../../walks/support/walk-words.ts"
import { modelled } from "../support/machine-model.ts"

const view = {
  search: "bar",
  sort: { key: "componentNickname", direction: "descending" },
  matching: 120,
  selection: noneSelected
} as const
const given = { list: "utgs", view, columns: ["componentNickname", "utgStatus"] } as const

export const spec = modelled(downloadViewMachine, {
  inputs: [given, { ...given, view: { ...view, selection: withRows(noneSelected, [7, 3]) } }],
  user: {
    "download.progressed": [{ transfer: { done: 60, total: 120 } }],
    "choice.changed": [{ choice: "selected" }, { choice: "matching" }],
    confirm: [{}],
    retry: [{}],
    cancel: [{}]
  },
  outcomes: { writeView: { written: Result.succeed("the file") } }
})

const asWritten: WalkSpec<typeof downloadViewMachine> = {
  does: isNoDefect,
  project: ({ context }) => [context.choice, context.transfer === null],
  notWalkable: ({ event, source }, { context }) => {
    if (event.type === "choice.changed" && event["choice"] === context.choice)
      return "choosing what is chosen changes nothing"
    if (event.type === "download.progressed" && (source.includes("writing.quiet") || context.transfer !== null))
      return "the first rows that are told stand for all, once they can be seen"
    if (event.type === "cancel" && source.includes("writing.quiet")) return "there is no dialog yet to be left"
    if (event.type === "confirm" && selectedCount(context.view.selection) === 0) return "nothing is asked"
    return null
  }
}

export const walks = walksOf(spec, { all: asWritten, someSelected: { ...asWritten, input: 1, after: ["all"] } })
