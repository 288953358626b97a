import { utgFilterProperties } from "@command-center/domain/filter/property"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(filtersMachine, {
  inputs: [
    {
      properties: utgFilterProperties,
      draft: {},
      defaultDraft: {},
      now: new Date("2026-11-20T15:15:00.000Z"),
      timeZone: "America/New_York"
    }
  ],
  user: {
    "property.chosen": [{ propertyName: "MachinePermanentId" }, { propertyName: "UtgVersion" }],
    "operator.changed": [{ operator: "NEQ" }],
    "value.changed": [{ value: "5.0" }],
    "condition.added": [{}],
    "condition.changed": [{ change: { value: "6.0" } }],
    "condition.removed": [{}],
    reset: [{}],
    apply: [{}],
    cancel: [{}]
  },
  outcomes: {
    countValues: {
      none: Result.succeed([]),
      two: Result.succeed([
        { text: "5.0", count: 3 },
        { text: "5.0.1", count: 1 }
      ])
    }
  }
})

export const walks = walksOf(spec, {
  all: {
    outcomes: { countValues: ["none"] },
    project: ({ context: { current, draft } }) => [
      current?.propertyName,
      Object.entries(draft).map(([name, clause]) => [name, clause?.second !== undefined])
    ],
    notWalkable: ({ event, source }, { context: { current, draft } }) => {
      if (event.type.startsWith("xstate.")) return null
      if (source.includes("editing.counting")) return "the worker has answered before anybody could"
      const second = draft[current?.propertyName ?? ""]?.second
      if (event.type === "condition.added" && second !== undefined) return "the button removes the second condition"
      if ((event.type === "condition.changed" || event.type === "condition.removed") && second === undefined)
        return "there is no second condition"
      if (event.type === "operator.changed" && current?.kind === "guid") return "a permanent id has one operator only"
      return null
    }
  }
})
