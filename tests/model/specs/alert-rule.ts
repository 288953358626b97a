import { alertRuleMachine } from "@command-center/machines/alert-rule/alert-rule.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

export const view = { businessEntityId: 12, area: "profiles", view: "Ours", query: "search=ours" } as const
export const rule = {
  ...view,
  id: "a1",
  name: "Ours",
  direction: "more",
  limit: 5,
  isOn: true,
  snoozedUntil: null,
  revision: 1
} as const

export const spec = modelled(alertRuleMachine, {
  inputs: [
    { view, rule: null },
    { view: rule, rule }
  ],
  user: {
    "draft.changed": [
      { draft: { name: "", direction: "more", limit: "7" } },
      { draft: { name: "", direction: "fewer", limit: "many" } },
      { draft: { name: "", direction: "more", limit: "" } }
    ],
    submit: [{}],
    cancel: [{}],
    edit: [{}],
    discard: [{}]
  },
  outcomes: { countView: { counted: Result.succeed(6), ...failures } }
})

export const walks = walksOf(spec, {
  /** For a view of the list that is open: its rows are there. */
  here: {
    outcomes: { countView: ["counted"] },
    project: ({ context }) => [context.draft, context.counted === null],
    notWalkable: ({ event, source }, { context: { draft, counted } }) => {
      if (event.type === "discard" && source[0] !== "asking") return "only a page that is left gives it up there"
      const isCounted = counted !== null
      if (event.type === "xstate.done.actor.countView") return isCounted ? "the view is counted once" : null
      if (!isCounted) return "the rows are there: nobody is as quick as their count"
      const typed: typeof draft | undefined = event["draft"]
      if (typed !== undefined && JSON.stringify(typed) === JSON.stringify(draft)) return "it is typed already"
      return null
    }
  }
})
