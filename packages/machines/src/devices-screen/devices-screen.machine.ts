import type { DeviceRow } from "@command-center/domain/device/device"
import { withMaskedKeys } from "@command-center/domain/device/device-keys"
import { deviceList } from "@command-center/domain/device/device-list"
import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { deviceFilterProperties } from "@command-center/domain/filter/property"
import { pushMessages } from "@command-center/domain/push/push-messages"
import { devicesToPush } from "@command-center/domain/push/push-targets"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import { pushMachine } from "../push/push.machine.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { FlowScreenInput, RowScreenDefinition, ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import type { DevicesScreenContext, DevicesScreenEvent, PushChosen } from "./devices-screen.types.ts"

export const deviceRows: RowScreenDefinition<DeviceRow> = {
  list: deviceList,
  properties: deviceFilterProperties,
  defaultFilter: () => emptyFilter,
  copyOf: withMaskedKeys
}

const collected = ({ page, selected, began }: PushChosen) => devicesToPush(page, new Set(selected), began)

/** Device Management, with Push Forms and Update Firmware (document 2 §2 and §4). */
export const devicesScreenMachine = setup({
  types: {
    input: {} as FlowScreenInput,
    context: {} as DevicesScreenContext,
    events: {} as DevicesScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as { rows: "rows"; push: "push" },
    tags: {} as "crashed"
  },
  actors: {
    rows: makeRowScreenMachine(deviceRows),
    push: pushMachine
  },
  guards: {
    hasDevices: ({ context }, chosen: PushChosen) => context.canEdit && collected(chosen).length > 0,
    canEdit: ({ context }) => context.canEdit
  },
  actions: {
    setPush: assign((_, chosen: PushChosen) => ({ kind: chosen.kind, devices: collected(chosen), now: chosen.now })),
    selectBegan: enqueueActions(({ enqueue }, { began }: PushChosen) => {
      if (began !== null) enqueue.sendTo("rows", { type: "row.selected", id: began })
    }),
    tellNoneSelected: emit((_, { kind }: PushChosen) => ({
      type: "alert" as const,
      header: pushMessages.titles[kind],
      message: pushMessages.noneSelected
    })),
    reloadRows: sendTo("rows", rowsChanged)
  }
}).createMachine({
  id: "devicesScreen",
  context: ({ input }) => ({ ...input, kind: "forms", devices: [], now: input.rows.now }),
  initial: "open",
  states: {
    open: {
      invoke: { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "crashed" },
      on: { "rows.changed": { actions: "reloadRows" } },
      initial: "browsing",
      states: {
        browsing: {
          on: {
            "push.chosen": [
              {
                guard: { type: "hasDevices", params: ({ event }) => event },
                target: "pushing",
                actions: [
                  { type: "setPush", params: ({ event }) => event },
                  { type: "selectBegan", params: ({ event }) => event }
                ]
              },
              {
                guard: "canEdit",
                actions: { type: "tellNoneSelected", params: ({ event }) => event }
              }
            ]
          }
        },
        pushing: {
          invoke: {
            id: "push",
            src: "push",
            input: ({ context: { rows, kind, devices, now, canEdit } }) => ({
              businessEntityId: rows.businessEntityId,
              kind,
              devices,
              now,
              timeZone: rows.timeZone,
              canEdit
            }),
            onDone: "browsing",
            onError: "#crashed"
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
