import type { FacetValue } from "@command-center/domain/facets/facet-values"
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
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import type { Operator } from "@command-center/domain/filter/operator"
import type { FilterProperty } from "@command-center/domain/filter/property"
import { Result } from "effect"
import { assign, setup } from "xstate"
import { type Outcome, unprovided, withOutput } from "../actor-logic/outcome.ts"
import type { FiltersContext, FiltersEvent, FiltersInput, FiltersOutput, ValuesAsked } from "./filters.types.ts"

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

const valuesAsked = ({ properties, current, draft, defaultDraft, now, timeZone }: FiltersContext): ValuesAsked => ({
  base: toPredicates(properties, defaultDraft, timeZone),
  property: current,
  text: current === null ? "" : clauseOf(draft, current, now, timeZone).value
})

export const filtersMachine = setup({
  types: {
    input: {} as FiltersInput,
    context: {} as FiltersContext,
    events: {} as FiltersEvent,
    output: {} as FiltersOutput
  },
  actors: { countValues: unprovided<ValuesAsked, ReadonlyArray<FacetValue>, never>("countValues") },
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
    reset: assign(({ context }) => ({ draft: context.defaultDraft })),
    setValues: assign((_, outcome: Outcome<ReadonlyArray<FacetValue>, never>) => ({
      values: Result.getOrElse(outcome, () => [])
    })),
    forgetValues: assign({ values: [] })
  }
}).createMachine({
  id: "filters",
  context: ({ input }) => ({ ...input, current: input.properties[0] ?? null, values: [] }),
  initial: "editing",
  output: ({ event, context }) => ({
    applied: event.type === "xstate.done.state.filters.applied" ? context.draft : null
  }),
  states: {
    editing: {
      initial: "counting",
      on: {
        "property.chosen": {
          target: ".counting",
          actions: ["forgetValues", { type: "choose", params: ({ event }) => event.propertyName }]
        },
        "operator.changed": { actions: { type: "setOperator", params: ({ event }) => event.operator } },
        "value.changed": {
          target: ".counting",
          guard: { type: "isAcceptedText", params: ({ event }) => event.value },
          actions: { type: "setValue", params: ({ event }) => event.value }
        },
        "condition.added": { guard: "canHaveSecond", actions: "addCondition" },
        "condition.changed": { actions: { type: "changeCondition", params: ({ event }) => event.change } },
        "condition.removed": { actions: "removeCondition" },
        reset: { target: ".counting", actions: "reset" },
        apply: { guard: "isApplicable", target: "applied" },
        cancel: "cancelled"
      },
      states: {
        // The values that the rows have are offered beside what can be typed; without them it is typed.
        counting: {
          invoke: {
            id: "countValues",
            src: "countValues",
            input: ({ context }) => valuesAsked(context),
            onDone: { target: "counted", actions: withOutput("setValues") },
            onError: { target: "counted", actions: "forgetValues" }
          }
        },
        counted: {}
      }
    },
    applied: { type: "final" },
    cancelled: { type: "final" }
  }
})
