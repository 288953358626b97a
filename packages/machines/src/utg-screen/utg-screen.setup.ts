import { emptyFilter, type FilterDraft } from "@command-center/domain/filter/filter-draft"
import { utgFilterProperties } from "@command-center/domain/filter/property"
import { listMessages } from "@command-center/domain/message/list-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Result } from "effect"
import { assign, emit, sendTo, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { applyProfileMachine } from "../apply-profile/apply-profile.machine.ts"
import { applyTemplateMachine } from "../apply-template/apply-template.machine.ts"
import { exportRowsMachine } from "../export-rows/export-rows.machine.ts"
import { filtersMachine } from "../filters/filters.machine.ts"
import type { FiltersOutput } from "../filters/filters.types.ts"
import { makeListScreenMachine } from "../list-screen/list-screen.machine.ts"
import { removeUtgsMachine } from "../remove-utgs/remove-utgs.machine.ts"
import type { ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { copied, filterApplied, filterStored, isApplied } from "../row-screen/screen-filter.ts"
import { scheduleTaskMachine } from "../schedule-task/schedule-task.machine.ts"
import type {
  UtgAction,
  UtgActionChosen,
  UtgScreenContext,
  UtgScreenEvent,
  UtgScreenInput
} from "./utg-screen.types.ts"

/** What the UTG screen is made of; its chart stands in utg-screen.machine.ts. */
export const utgScreenSetup = setup({
  types: {
    input: {} as UtgScreenInput,
    context: {} as UtgScreenContext,
    events: {} as UtgScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as {
      list: "list"
      collectTargets: "collectTargets"
      filters: "filters"
      exportRows: "exportRows"
      scheduleTask: "scheduleTask"
      applyProfile: "applyProfile"
      applyTemplate: "applyTemplate"
      removeUtgs: "removeUtgs"
    },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    list: makeListScreenMachine<UtgRow>("utgs"),
    collectTargets: unprovided<ReadonlyArray<number>, ReadonlyArray<UtgRow>, Failure>("collectTargets"),
    filters: filtersMachine,
    exportRows: exportRowsMachine,
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
    foundTargets: (_, outcome: Outcome<ReadonlyArray<unknown>, Failure>) =>
      Result.isSuccess(outcome) && outcome.success.length > 0,
    isApplied: (_, output: FiltersOutput) => isApplied(output)
  },
  actions: {
    setNow: assign((_, now: Date) => ({ now })),
    setAction: assign((_, { action, ids, now }: UtgActionChosen) => ({ action, ids, now, targets: [] })),
    takeIntent: assign({ intent: null, action: "schedule", ids: [], targets: [] }),
    setTargets: assign((_, outcome: Outcome<ReadonlyArray<UtgRow>, Failure>) => ({
      targets: Result.getOrElse(outcome, () => [])
    })),
    tellNotCollected: emit((_, outcome: Outcome<unknown, Failure>) => ({
      type: "toast",
      kind: "danger",
      text: Result.isFailure(outcome) ? outcome.failure.sentence : listMessages.goneText
    })),
    setFilter: assign((_, filter: FilterDraft | null) => ({ filter: filter ?? emptyFilter })),
    reloadList: sendTo("list", { type: "reload" }),
    applyFilter: sendTo("list", ({ context }) => filterApplied(utgFilterProperties, context)),
    storeFilter: emit(({ context }) => filterStored("utgs", utgFilterProperties, context)),
    copyRow: emit((_, row: UtgRow) => copied(utgList, row))
  }
})
