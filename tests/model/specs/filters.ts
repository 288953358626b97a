import { utgFilterProperties } from "@command-center/domain/filter/property"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { modelled } from "../support/machine-model.ts"

export const filters = modelled(filtersMachine, {
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
  outcomes: {}
})
