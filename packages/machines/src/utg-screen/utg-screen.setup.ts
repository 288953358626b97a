import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { utgFilterProperties } from "@command-center/domain/filter/property"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { assign, emit, sendTo, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { applyProfileMachine } from "../apply-profile/apply-profile.machine.ts"
import { applyTemplateMachine } from "../apply-template/apply-template.machine.ts"
import { removeUtgsMachine } from "../remove-utgs/remove-utgs.machine.ts"
import { type Collected, foundTargets, notCollected, targetsOf } from "../row-screen/collected.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { RowScreenDefinition, ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import { scheduleTaskMachine } from "../schedule-task/schedule-task.machine.ts"
import type {
  UtgAction,
  UtgActionChosen,
  UtgScreenContext,
  UtgScreenEvent,
  UtgScreenInput
} from "./utg-screen.types.ts"

export const utgRows: RowScreenDefinition<UtgRow> = {
  list: utgList,
  properties: utgFilterProperties,
  defaultFilter: () => emptyFilter,
  copyOf: (row) => row
}

/** What the UTG screen is made of; its chart stands in utg-screen.machine.ts. */
export const utgScreenSetup = setup({
  types: {
    input: {} as UtgScreenInput,
    context: {} as UtgScreenContext,
    events: {} as UtgScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as {
      rows: "rows"
      collectTargets: "collectTargets"
      scheduleTask: "scheduleTask"
      applyProfile: "applyProfile"
      applyTemplate: "applyTemplate"
      removeUtgs: "removeUtgs"
    },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    rows: makeRowScreenMachine(utgRows),
    collectTargets: unprovided<ReadonlyArray<number>, ReadonlyArray<UtgRow>, Failure>("collectTargets"),
    scheduleTask: scheduleTaskMachine,
    applyProfile: applyProfileMachine,
    applyTemplate: applyTemplateMachine,
    removeUtgs: removeUtgsMachine
  },
  guards: {
    isIntended: ({ context }) => context.canEdit && context.intent === "schedule",
    // Schedule Task opens without UTGs too: it then says to choose some, and its submit is blocked.
    canOpen: ({ context }, { action, ids }: UtgActionChosen) =>
      context.canEdit && (action === "schedule" || ids.length > 0),
    isFor: ({ context }, action: UtgAction) => context.action === action,
    foundTargets: (_, collected: Collected<UtgRow>) => foundTargets(collected)
  },
  actions: {
    setAction: assign((_, { action, ids, now }: UtgActionChosen) => ({ action, ids, now, targets: [] })),
    takeIntent: assign({ intent: null, action: "schedule", ids: [], targets: [] }),
    setTargets: assign((_, collected: Collected<UtgRow>) => ({ targets: targetsOf(collected) })),
    tellNotCollected: emit((_, collected: Collected<UtgRow>) => notCollected(collected)),
    reloadRows: sendTo("rows", rowsChanged)
  }
})
