import type { TimelineFilter } from "@command-center/domain/timeline/timeline"
import { assign, setup } from "xstate"
import type { UtgTimelineContext, UtgTimelineEvent } from "./utg-timeline.types.ts"

const atFirst = 8
const further = 40

/** What is looked at of a UTG's timeline: a kind of entries, the newest of them, more when asked. */
export const utgTimelineMachine = setup({
  types: { context: {} as UtgTimelineContext, events: {} as UtgTimelineEvent },
  actions: {
    setFilter: assign((_, filter: TimelineFilter) => ({ filter, shown: atFirst })),
    showMore: assign(({ context }) => ({ shown: context.shown + further }))
  }
}).createMachine({
  id: "utgTimeline",
  context: { filter: "all", shown: atFirst },
  initial: "browsing",
  states: {
    browsing: {
      on: {
        "filter.chosen": { actions: { type: "setFilter", params: ({ event }) => event.filter } },
        "more.asked": { actions: "showMore" }
      }
    }
  }
})
