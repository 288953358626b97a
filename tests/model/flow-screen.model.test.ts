import { listMessages } from "@command-center/domain/message/list-messages"
import { devicesScreenMachine } from "@command-center/machines/screens/devices-screen"
import { formsScreenMachine } from "@command-center/machines/screens/forms-screen"
import { installationsScreenMachine } from "@command-center/machines/screens/installations-screen"
import { tasksScreenMachine } from "@command-center/machines/screens/tasks-screen"
import { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { at, eventOf, input, now, openings, page } from "./screen-openings.ts"
import { actorDriver } from "./support/actor-driver.ts"

describe("opens, for those who may edit", () => {
  it.each(openings)("%s", async (_, opening) => {
    const { screen, flow, read, given } = opening
    const driver = actorDriver(screen, input)
    await driver.perform(eventOf(opening))
    const before = read === undefined ? [{ open: flow }, undefined] : [{ open: "reading" }, read[0]]
    expect([driver.state(), driver.inputOf("read")]).toEqual(before)
    if (read !== undefined) await driver.settle("read", Result.succeed(read[1]))
    expect([driver.state(), driver.inputOf(flow), driver.emitted()]).toEqual([{ open: flow }, given, []])
    await driver.settle(flow, {})
    expect([driver.state(), driver.isRunning(flow)]).toEqual([{ open: "browsing" }, false])
  })
})

/** One flow of each list; the ids are those of its rule. */
const locked = [
  ["UTGs [B6-11]", "Remove From Command Center"],
  ["Config Templates [A2.7-06 A2.7-15]", "Delete config template"],
  ["Devices [B6-08]", "Push Forms"],
  ["Forms [B6-09]", "Upload"],
  ["Profiles [B6-14]", "Clone profile"],
  ["Installations [B6-13]", "New on Installations"],
  ["Users [B6-10]", "Create User"],
  ["Tasks", "Delete Tasks"]
] as const

it.each(locked)("opens nothing without the edit right: %s", async (_, title) => {
  const of = openings.find(([name]) => name.startsWith(title))?.[1].screen
  const all = openings.filter(([, { screen }]) => screen === of)
  for (const [, opening] of all) {
    const driver = actorDriver(opening.screen, { ...input, canEdit: false })
    const before = driver.running()
    await driver.perform(eventOf(opening))
    expect([driver.state(), driver.running(), driver.emitted()]).toEqual([{ open: "browsing" }, before, []])
  }
  expect(all.length).toBeGreaterThan(0)
})

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
  await driver.perform({ type: "push.opened", kind: "forms", page, selected: [99], began: null, now })
  expect([driver.state(), driver.emitted()]).toEqual([
    { open: "browsing" },
    [{ type: "alert", header: "Push Forms", message: "No devices selected" }]
  ])
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
    actorDriver(installationsScreenMachine, { ...input, intent: "install", canEdit: false }),
    actorDriver(utgScreenMachine, { ...input, intent: "schedule", canEdit: false })
  ].map((driver) => driver.state())
  expect(states).toEqual([{ open: "browsing" }, { open: "browsing" }, { open: "browsing" }])
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
