import { sampleDevice } from "@command-center/domain/device/sample-device"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { listMessages } from "@command-center/domain/message/list-messages"
import { sampleTask } from "@command-center/domain/task/sample-task"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import {
  selectIsCrashed,
  selectIsReading,
  selectIsWaitLong
} from "@command-center/machines/flow-screen/flow-screen.selectors"
import { deviceRows, devicesScreenMachine } from "@command-center/machines/screens/devices-screen"
import { formsScreenMachine } from "@command-center/machines/screens/forms-screen"
import { installationsScreenMachine } from "@command-center/machines/screens/installations-screen"
import { taskRows, tasksScreenMachine } from "@command-center/machines/screens/tasks-screen"
import { utgRows, utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import type { AnyEventObject } from "xstate"
import { failures } from "./call-answers.ts"
import { rowsInput } from "./screen-input.ts"
import { actorDriver } from "./support/actor-driver.ts"

const now = new Date("2026-11-20T15:15:00.000Z")
const input = { rows: rowsInput({ timeZone: "America/New_York", now }), canEdit: true, intent: null }
const at = { businessEntityId: 42, canEdit: true }
const page = [sampleDevice({ deviceConfigId: 3 })]

it("needs a chosen row", async () => {
  for (const flow of ["scheduleTask", "applyProfile", "applyTemplate", "removeUtgs"]) {
    const driver = actorDriver(utgScreenMachine, input)
    await driver.perform({ type: `${flow}.opened`, ids: [], now })
    expect([flow, driver.state()]).toEqual([flow, { open: "browsing" }])
  }
  const tasks = actorDriver(tasksScreenMachine, input)
  await tasks.perform({ type: "deleteTasks.opened", selected: [], began: null })
  expect(tasks.state()).toEqual({ open: "browsing" })
})

it("says that nothing of the page is selected [B4-18]", async () => {
  const driver = actorDriver(devicesScreenMachine, input)
  await driver.perform({ type: "push.opened", kind: "forms", page: [sampleDevice()], selected: [99], began: null, now })
  expect([driver.state(), driver.emitted()]).toEqual([
    { open: "browsing" },
    [{ type: "browserAlert", text: "No devices selected" }]
  ])
})

it.each([
  ["Push Forms of a device", devicesScreenMachine, { type: "push.opened", kind: "forms", page, now }],
  ["Delete Task of a task", tasksScreenMachine, { type: "deleteTasks.opened" }]
])(
  "%s has its row join the selection; asked for the selection, it leaves that as it is",
  async (_, screen, opening) => {
    const joined = async (asked: { readonly selected: ReadonlyArray<number>; readonly began: number | null }) => {
      const sent: Array<AnyEventObject> = []
      const driver = actorDriver(screen, input, (inspected) => {
        if (inspected.type === "@xstate.event" && inspected.event.type === "row.selected") sent.push(inspected.event)
      })
      await driver.perform({ ...opening, ...asked })
      expect(driver.state()).not.toEqual({ open: "browsing" })
      return sent
    }
    expect(await joined({ selected: [3], began: null })).toEqual([])
    expect(await joined({ selected: [], began: 3 })).toEqual([{ type: "row.selected", id: 3 }])
  }
)

it("says that something is read before a flow opens, as long as it is", async () => {
  const driver = actorDriver(utgScreenMachine, input)
  expect(selectIsReading(driver.snapshot())).toBe(false)
  await driver.perform({ type: "removeUtgs.opened", ids: [1], now })
  expect(selectIsReading(driver.snapshot())).toBe(true)
  await driver.settle("read", Result.succeed([sampleUtg({ componentId: 1 })]))
  expect(selectIsReading(driver.snapshot())).toBe(false)
})

it("what is read before a flow opens can be called off once it takes long, and not before", async () => {
  const driver = actorDriver(utgScreenMachine, input)
  await driver.perform({ type: "removeUtgs.opened", ids: [1], now })
  await driver.perform({ type: "cancel" })
  await driver.advance(9_999)
  expect([selectIsReading(driver.snapshot()), selectIsWaitLong(driver.snapshot())]).toEqual([true, false])
  await driver.advance(1)
  expect(selectIsWaitLong(driver.snapshot())).toBe(true)
  await driver.perform({ type: "cancel" })
  expect([driver.state(), driver.running(), selectIsWaitLong(driver.snapshot()), driver.emitted()]).toEqual([
    { open: "browsing" },
    ["rows"],
    false,
    []
  ])
})

it("a screen that broke is opened anew, with its rows, when asked to", async () => {
  const driver = actorDriver(utgScreenMachine, input)
  expect(selectIsCrashed(driver.snapshot())).toBe(false)
  await driver.crash("rows")
  expect([selectIsCrashed(driver.snapshot()), driver.running()]).toEqual([true, []])
  await driver.perform({ type: "retry" })
  expect([selectIsCrashed(driver.snapshot()), driver.running()]).toEqual([false, ["rows"]])
})

it.each([
  ["are gone", Result.succeed([]), listMessages.goneText],
  ["could not be read", Result.fail(failures.refused), "The service is down for maintenance."]
])("opens nothing for rows that %s, and says so", async (_, answer, text) => {
  const driver = actorDriver(utgScreenMachine, input)
  await driver.perform({ type: "removeUtgs.opened", ids: [1], now })
  await driver.settle("read", answer)
  expect([driver.state(), driver.emitted()]).toEqual([{ open: "browsing" }, [{ type: "toast", kind: "danger", text }]])
})

it("opens Schedule Task on arrival, with nothing chosen, once [B2.utg-15]", async () => {
  const driver = actorDriver(utgScreenMachine, { ...input, intent: "schedule" })
  expect([driver.state(), driver.inputOf("scheduleTask")]).toEqual([
    { open: "scheduleTask" },
    { ...at, targets: [], now, timeZone: "America/New_York" }
  ])
  await driver.settle("scheduleTask", { record: null })
  expect(driver.state()).toEqual({ open: "browsing" })
})

it.each([
  ["install", 10],
  ["connect", 30]
] as const)("opened to %s begins with New of type %i, once [B2.inst-05]", async (intent, kind) => {
  const driver = actorDriver(installationsScreenMachine, { ...input, intent })
  expect(driver.inputOf("installationWizard")).toEqual({ ...at, kind })
  await driver.settle("installationWizard", { created: false })
  expect(driver.isRunning("installationWizard")).toBe(false)
  await driver.perform({ type: "installationWizard.opened" })
  expect(driver.inputOf("installationWizard")).toEqual({ ...at, kind: null })
})

it("opens nothing on arrival for another page's intent, nor without the edit right", () => {
  const states = [
    actorDriver(installationsScreenMachine, { ...input, intent: "schedule" }),
    actorDriver(utgScreenMachine, { ...input, intent: "install" }),
    actorDriver(installationsScreenMachine, { ...input, intent: "install", canEdit: false }),
    actorDriver(utgScreenMachine, { ...input, intent: "schedule", canEdit: false })
  ].map((driver) => driver.state())
  expect(states).toEqual(Array.from({ length: 4 }, () => ({ open: "browsing" })))
})

it("lets everybody download, whatever is open", async () => {
  const forms = actorDriver(formsScreenMachine, { ...input, canEdit: false })
  const installations = actorDriver(installationsScreenMachine, { ...input, canEdit: false })
  await installations.perform({ type: "installationWizard.opened" })
  expect([forms.running(), installations.running()]).toEqual([
    ["rows", "downloadForm"],
    ["rows", "downloadInstaller", "downloadPackage"]
  ])
})

describe("the rows of a list", () => {
  it.each([utgRows, deviceRows])(
    "begin without a filter where the documents give none",
    ({ properties, defaultFilter }) => expect(toPredicates(properties, defaultFilter(now, "UTC"), "UTC")).toEqual([])
  )

  it("of tasks begin with those of the last days", () =>
    expect(toPredicates(taskRows.properties, taskRows.defaultFilter(now, "UTC"), "UTC")).toMatchObject([
      { PropertyName: "TaskRunAfter" }
    ]))

  it("are copied as they are, but for the keys of devices", () => {
    const [utg, task] = [sampleUtg(), sampleTask()]
    expect([utgRows.copyOf(utg), taskRows.copyOf(task)]).toEqual([utg, task])
    const copied = deviceRows.copyOf(sampleDevice({ deviceStatusDeviceKey0: "0123456789ABCDEF" }))
    expect(copied).toMatchObject({ deviceStatusDeviceKey0: expect.not.stringContaining("0123") })
  })
})
