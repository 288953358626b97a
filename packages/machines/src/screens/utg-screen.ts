import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { utgAddressProperties } from "@command-center/domain/filter/property"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { AnyActorLogic, InputFrom } from "xstate"
import { applyProfileMachine } from "../apply-profile/apply-profile.machine.ts"
import { applyTemplateMachine } from "../apply-template/apply-template.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import type { FlowOpening } from "../flow-screen/flow-screen.types.ts"
import { screenFlow } from "../flow-screen/screen-flow.ts"
import { removeUtgsMachine } from "../remove-utgs/remove-utgs.machine.ts"
import type { RowScreenDefinition } from "../row-screen/row-screen.types.ts"
import { scheduleTaskMachine } from "../schedule-task/schedule-task.machine.ts"

export const utgRows: RowScreenDefinition<UtgRow> = {
  list: utgList,
  properties: utgAddressProperties,
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

interface UtgsChosen {
  readonly ids: ReadonlyArray<number>
  /** When it was asked for. */
  readonly now: Date
}

type Opening = FlowOpening<UtgsChosen, ReadonlyArray<UtgRow>>

const targetsOf = ({ account: { businessEntityId, canEdit }, read }: Opening) => ({
  businessEntityId,
  targets: read,
  canEdit
})

/** A flow for chosen UTGs as they are when it opens. */
const forUtgs = <Logic extends AnyActorLogic>(logic: Logic, input: (opening: Opening) => InputFrom<Logic>) =>
  screenFlow({
    logic,
    mayOpen: ({ ids }: UtgsChosen) => ids.length > 0,
    reads: ({ ids }: UtgsChosen) => ids,
    isFound: (rows: ReadonlyArray<UtgRow>) => rows.length > 0,
    input
  })

/** The UTG list with all that can be done to the UTGs chosen in it (document 2 §2). */
export const utgScreenMachine = makeFlowScreenMachine("utgScreen", {
  rows: utgRows,
  flows: {
    scheduleTask: {
      ...forUtgs(scheduleTaskMachine, (opening) => ({
        ...targetsOf(opening),
        now: opening.asked.now,
        timeZone: opening.account.timeZone
      })),
      // From the dashboard it opens without UTGs: it then says to choose some, and its submit is blocked.
      askedBy: (intent, { now }) => (intent === "schedule" ? { asked: { ids: [], now }, read: [] } : null)
    },
    applyProfile: forUtgs(applyProfileMachine, targetsOf),
    applyTemplate: forUtgs(applyTemplateMachine, targetsOf),
    removeUtgs: forUtgs(removeUtgsMachine, targetsOf)
  },
  beside: {}
})
