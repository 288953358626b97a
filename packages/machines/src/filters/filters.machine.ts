import {
  acceptsText,
  clauseOf,
  type FilterClause,
  type FilterDraft,
  type SecondClause,
  withClause,
  withoutSecond,
  withSecond,
  withSecondChange,
  withValue
} from "@command-center/domain/filter/filter-draft"
import { filterIssues } from "@command-center/domain/filter/filter-issues"
import type { Operator } from "@command-center/domain/filter/operator"
import type { FilterProperty } from "@command-center/domain/filter/property"
import { assign, setup } from "xstate"
import type { FiltersContext, FiltersEvent, FiltersInput, FiltersOutput } from "./filters.types.ts"

const edited = (
  { current, draft, now, timeZone }: FiltersContext,
  change: (clause: FilterClause, property: FilterProperty) => FilterClause
): { readonly draft: FilterDraft } => {
  if (current === null) return { draft }
  const clause = clauseOf(draft, current, now, timeZone)
  return { draft: withClause(draft, current.propertyName, change(clause, current)) }
}

const changedSecond = (clause: FilterClause, property: FilterProperty, change: Partial<SecondClause>): FilterClause => {
  return acceptsText(property.kind, change.value ?? "") ? withSecondChange(clause, change) : clause
}

export const filtersMachine = setup({
  types: {
    input: {} as FiltersInput,
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    output: {} as FiltersOutput
  },
  guards: {
    isAcceptedText: ({ context }, value: string) =>
      context.current !== null && acceptsText(context.current.kind, value),
    canHaveSecond: ({ context }) => context.current?.secondClause === true,
    isApplicable: ({ context }) => filterIssues(context.properties, context.draft).length === 0
  },
  actions: {
    choose: assign(({ context }, propertyName: string) => ({
      current: context.properties.find((each) => each.propertyName === propertyName) ?? context.current
    })),
    setOperator: assign(({ context }, operator: Operator) => edited(context, (clause) => ({ ...clause, operator }))),
    setValue: assign(({ context }, value: string) => edited(context, (clause) => withValue(clause, value))),
    addCondition: assign(({ context }) =>
      edited(context, (clause, property) => (clause.second === undefined ? withSecond(clause, property.kind) : clause))
    ),
    changeCondition: assign(({ context }, change: Partial<SecondClause>) =>
      edited(context, (clause, property) => changedSecond(clause, property, change))
    ),
    removeCondition: assign(({ context }) => edited(context, withoutSecond)),
    reset: assign(({ context }) => ({ draft: context.defaultDraft }))
  }
}).createMachine({
  id: "filters",
  context: ({ input }) => ({ ...input, current: input.properties[0] ?? null }),
  initial: "editing",
  output: ({ event, context }) => ({
    applied: event.type === "xstate.done.state.filters.applied" ? context.draft : null
  }),
  states: {
    editing: {
      on: {
        "property.chosen": { actions: { type: "choose", params: ({ event }) => event.propertyName } },
        "operator.changed": { actions: { type: "setOperator", params: ({ event }) => event.operator } },
        "value.changed": {
          guard: { type: "isAcceptedText", params: ({ event }) => event.value },
          actions: { type: "setValue", params: ({ event }) => event.value }
        },
        "condition.added": { guard: "canHaveSecond", actions: "addCondition" },
        "condition.changed": { actions: { type: "changeCondition", params: ({ event }) => event.change } },
        "condition.removed": { actions: "removeCondition" },
        reset: { actions: "reset" },
        apply: { guard: "isApplicable", target: "applied" },
        cancel: "cancelled"
      }
    },
    applied: { type: "final" },
    cancelled: { type: "final" }
  }
})
