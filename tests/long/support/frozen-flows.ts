import { sampleDevice } from "@command-center/domain/device/sample-device"
import { sampleProfile } from "@command-center/domain/profile/sample-profile"
import { sampleForm } from "@command-center/domain/push/sample-push"
import { sampleTask } from "@command-center/domain/task/sample-task"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { nothingOffered } from "@command-center/machines/actor-logic/offered"
import { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import { pushMachine } from "@command-center/machines/push/push.machine"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { devicesScreenMachine } from "@command-center/machines/screens/devices-screen"
import { tasksScreenMachine } from "@command-center/machines/screens/tasks-screen"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import type { AnyEventObject, AnyStateMachine } from "xstate"

export const now = new Date("2026-11-20T15:15:00.000Z")

/** What is done in the dialog, in order: something is answered, or somebody does something. */
type InDialog = { readonly answer: string; readonly with: unknown } | { readonly event: AnyEventObject }

/** Which rows somebody chose: by their ids, and the row whose own action it was. */
export interface Chosen {
  readonly ids: ReadonlyArray<number>
  readonly began: number | null
}

export interface FrozenFlow {
  readonly name: string
  readonly screen: AnyStateMachine
  readonly flow: string
  readonly dialog: AnyStateMachine
  /** How it is asked for, when the service's rows are those of a time. */
  readonly asking: (chosen: Chosen, time: number) => AnyEventObject
  /** The rows that the screen reads before it opens; null where it has them. */
  readonly rowsAt: ((time: number) => ReadonlyArray<object>) | null
  /** Whether the row's own action counts, beside those that are chosen. */
  readonly hasRowAction: boolean
  readonly confirm: ReadonlyArray<InDialog>
  /** What must be sent of a row that was chosen when it was as of a time. */
  readonly sent: (id: number, time: number) => object
}

const all = Array.from({ length: 12 }, (_, at) => at + 1)

/** Rows come and go. */
export const isThere = (id: number, time: number): boolean => (id * 5 + time * 3) % 4 !== 0

/** Everything that is sent of a row is otherwise at another time. */
const machineAt = (id: number, time: number): string => `machine-${id}-${time}`
const accountAt = (time: number): number => 42 + time

const utgsAt = (time: number) =>
  all
    .filter((id) => isThere(id, time))
    .map((componentId) =>
      sampleUtg({
        componentId,
        componentNickname: `Lane ${componentId} as of ${time}`,
        machinePermanentId: machineAt(componentId, time),
        businessEntityId: accountAt(time)
      })
    )
const tasksAt = (time: number) =>
  all
    .filter((id) => isThere(id, time))
    .map((taskId) =>
      sampleTask({ taskId, machinePermanentId: machineAt(taskId, time), businessEntityId: accountAt(time) })
    )
const devicesAt = (time: number) =>
  all
    .filter((id) => isThere(id, time))
    .map((deviceConfigId) =>
      sampleDevice({
        deviceConfigId,
        componentId: 500 + deviceConfigId,
        deviceConfigDeviceName: `Till ${deviceConfigId} as of ${time}`,
        machinePermanentId: machineAt(deviceConfigId, time),
        businessEntityId: accountAt(time)
      })
    )

const forUtgs = {
  screen: utgScreenMachine,
  asking: ({ ids }: Chosen): AnyEventObject => ({ type: "", ids, now }),
  rowsAt: utgsAt,
  hasRowAction: false
}
const submit = { event: { type: "submit", now } } as const

export const frozenFlows: ReadonlyArray<FrozenFlow> = [
  {
    ...forUtgs,
    name: "Remove UTGs",
    flow: "removeUtgs",
    dialog: removeUtgsMachine,
    confirm: [{ event: { type: "typed.changed", value: "delete" } }, submit],
    sent: (id, time) => ({ businessEntityId: accountAt(time), machinePermanentId: machineAt(id, time) })
  },
  {
    ...forUtgs,
    name: "Schedule Task",
    flow: "scheduleTask",
    dialog: scheduleTaskMachine,
    confirm: [
      {
        answer: "loadVersions",
        with: Result.succeed({ utg: Result.succeed(nothingOffered), agent: Result.succeed(nothingOffered) })
      },
      { event: { type: "draft.changed", change: { utgGroup: "startstop" } } },
      submit
    ],
    sent: (componentId, time) => ({
      componentId,
      businessEntityId: accountAt(time),
      machinePermanentId: machineAt(componentId, time)
    })
  },
  {
    ...forUtgs,
    name: "Apply a Profile",
    flow: "applyProfile",
    dialog: applyProfileMachine,
    confirm: [
      {
        answer: "loadProfiles",
        with: Result.succeed({
          rows: [sampleProfile({ id: 5, businessEntityId: 3 }), sampleProfile({ id: 6 })],
          notOffered: null
        })
      },
      { event: { type: "profile.chosen", profileId: 5 } },
      submit
    ],
    sent: (componentId, time) => ({
      componentId,
      componentBusinessEntityId: accountAt(time),
      profileId: 5,
      profileBusinessEntityId: 3
    })
  },
  {
    ...forUtgs,
    name: "Apply Config Template",
    flow: "applyTemplate",
    dialog: applyTemplateMachine,
    confirm: [
      {
        answer: "loadTemplates",
        with: Result.succeed({
          rows: [{ id: 9, name: "Night", businessEntityId: 42, parentName: null }],
          notOffered: null
        })
      },
      { event: { type: "template.chosen", templateId: 9 } },
      submit
    ],
    sent: (componentId) => ({ componentId, templateId: 9 })
  },
  {
    name: "Delete Tasks",
    screen: tasksScreenMachine,
    flow: "deleteTasks",
    dialog: deleteTasksMachine,
    asking: ({ ids: selected, began }) => ({ type: "", selected, began }),
    rowsAt: tasksAt,
    hasRowAction: true,
    confirm: [{ event: { type: "confirm" } }],
    sent: (taskId, time) => ({
      taskId,
      businessEntityId: accountAt(time),
      machinePermanentId: machineAt(taskId, time)
    })
  },
  {
    name: "Push Forms",
    screen: devicesScreenMachine,
    flow: "push",
    dialog: pushMachine,
    asking: ({ ids: selected, began }, time) => ({
      type: "",
      kind: "forms",
      page: devicesAt(time),
      selected,
      began,
      now
    }),
    rowsAt: null,
    hasRowAction: true,
    confirm: [
      { answer: "loadChoices", with: Result.succeed({ forms: [sampleForm()], notOffered: null, schemas: [] }) },
      { event: { type: "draft.changed", change: { formId: 7, timing: "immediate" } } },
      submit
    ],
    sent: (id, time) => ({
      componentId: 500 + id,
      businessEntityId: accountAt(time),
      machinePermanentId: machineAt(id, time)
    })
  }
]
