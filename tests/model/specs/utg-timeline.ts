import { utgTimelineMachine } from "@command-center/machines/utg-timeline/utg-timeline.machine"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(utgTimelineMachine, {
  inputs: [undefined],
  user: { "filter.chosen": [{ filter: "failed" }, { filter: "all" }], "more.asked": [{}] },
  outcomes: {},
  rests: { browsing: "somebody looks at it for as long as the page is open" },
  project: ({ context: { filter, shown } }) => [filter, shown > 8]
})
