import { noneSelected, ofIds, selectedCount } from "@command-center/domain/rows/selection"
import type { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import { downloadViewMachine as machine } from "@command-center/machines/download-view/download-view.machine"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"

const view = {
  search: "",
  sort: { key: "componentNickname", direction: "ascending" },
  matching: 120,
  selection: noneSelected
} as const

export const all: WalkSpec<typeof downloadViewMachine> = {
  input: { list: "utgs", view, columns: ["componentNickname"] },
  user: [
    { type: "choice.changed", choice: "selected" },
    { type: "choice.changed", choice: "matching" },
    { type: "confirm" },
    { type: "cancel" },
    { type: "download.progressed", transfer: { done: 60, total: 120 } }
  ],
  outcomes: { writeView: { written: answers.as("the file") } },
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

export const someSelected: WalkSpec<typeof downloadViewMachine> = {
  ...all,
  input: { ...all.input, view: { ...view, selection: ofIds([7]) } },
  already: planOf(machine, all).walked
}
