import { utgFilterProperties } from "@command-center/domain/filter/property"
import type { filtersMachine } from "@command-center/machines/filters/filters.machine"
import type { WalkSpec } from "../support/plan.ts"

export const spec: WalkSpec<typeof filtersMachine> = {
  input: {
    properties: utgFilterProperties,
    draft: {},
    defaultDraft: {},
    now: new Date("2026-11-20T15:15:00.000Z"),
    timeZone: "America/New_York"
  },
  user: [
    { type: "property.chosen", propertyName: "MachinePermanentId" },
    { type: "property.chosen", propertyName: "UtgVersion" },
    { type: "operator.changed", operator: "NEQ" },
    { type: "value.changed", value: "5.0" },
    { type: "condition.added" },
    { type: "condition.changed", change: { value: "6.0" } },
    { type: "condition.removed" },
    { type: "reset" },
    { type: "apply" },
    { type: "cancel" }
  ],
  outcomes: {},
  project: ({ context: { current, draft } }) => [
    current?.propertyName,
    Object.entries(draft).map(([name, clause]) => [name, clause?.second !== undefined])
  ],
  notWalkable: ({ event }, { context: { current, draft } }) => {
    const second = draft[current?.propertyName ?? ""]?.second
    if (event.type === "condition.added" && second !== undefined) return "the button removes the second condition"
    if ((event.type === "condition.changed" || event.type === "condition.removed") && second === undefined)
      return "there is no second condition"
    if (event.type === "operator.changed" && current?.kind === "guid") return "a permanent id has one operator only"
    return null
  }
}
