import type { Locator } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, checkboxOf, dialog, selection } from "../support/list-page.ts"
import { links } from "../support/parts.ts"
import { choose, openSchedule, submit, utg } from "../support/schedule-dialog.ts"

test.use({ person: "dana.whitlock", timezoneId: "Asia/Kolkata" })

const versionsOf = async (origin: string, component: "utg" | "agent") => {
  const manifest: {
    product: ReadonlyArray<{ version: string; downloadLocation: string; generalAvailability: boolean }>
  } = await (await fetch(`${origin}/versions/${component}.json`)).json()
  const released = manifest.product.find(({ generalAvailability }) => generalAvailability)
  return { version: released?.version, downloadLocation: released?.downloadLocation }
}

const commands = [
  { choices: ["Configuration Changes", "Update UTG"], type: 4, instructions: {} },
  { choices: ["Rollback UTG"], type: 5, instructions: { destination: 5 } },
  { choices: ["Update Command Center"], type: 5, instructions: { destination: 10 } },
  { choices: ["Miscellaneous", "Reset UTG Slot"], type: 7, instructions: {} },
  { choices: ["Set Offline Mode"], type: 13, instructions: { duration: "1 HOUR" } },
  // Each of the others is tried in `command.test`.
  { choices: ["Set Offline Mode", "24 HOURS"], type: 13, instructions: { duration: "24 HOURS" } },
  { choices: ["Start/Stop"], type: 3, instructions: { componentRunningMode: 1 } },
  { choices: ["Start/Stop", "Start"], type: 1, instructions: { componentRunningMode: 1 } },
  { choices: ["Start/Stop", "Stop"], type: 2, instructions: {} }
] as const

/** What each group offers, in order; ends with the form as it began. */
const expectChoices = async (schedule: Locator) => {
  const group = (name: string) => schedule.getByRole("radiogroup", { name, exact: true }).locator("label")
  await expect(group("Target")).toHaveText(["UTG", "Agent"])
  await expect(group("Task")).toHaveText([
    "Configuration Changes",
    "Deploy UTG Version",
    "Miscellaneous",
    "Set Offline Mode",
    "Start/Stop",
    "Upload Logs"
  ])
  await expect(group("Configuration Changes")).toHaveText(["Update UTG", "Rollback UTG", "Update Command Center"])
  await choose(schedule, "Miscellaneous")
  await expect(group("Miscellaneous")).toHaveText(["Reset UTG Slot"])
  await choose(schedule, "Start/Stop")
  await expect(group("Start/Stop")).toHaveText(["Restart", "Start", "Stop"])
  await choose(schedule, "Set Offline Mode")
  await expect(group("Offline for")).toHaveText(["1 HOUR", ...[4, 8, 12, 16, 20, 24].map((hours) => `${hours} HOURS`)])
  await choose(schedule, "Agent")
  await expect(group("Task")).toHaveText(["Deploy Agent Version", "Upload Logs"])
  await choose(schedule, "UTG", "Configuration Changes")
}

test("each UTG and agent command sends its type and instructions, and the form begins anew after each [A1-03 A3-33 A3-34 B4-31 B4-32 B4-33 B4-34 B4-36 B4-37 B4-38 B7-38 B8-17 B9-11 B9-12 B9-13 B9-14 B9-15 B9-16 B9-17 B9-18 B9-19 B9-20 B9-23 B9-25 B9-29]", async ({
  page,
  origin
}) => {
  test.slow()
  const released = { utg: await versionsOf(origin, "utg"), agent: await versionsOf(origin, "agent") }
  const expected = [
    ...commands,
    { choices: ["Deploy UTG Version"], type: 8, instructions: released.utg },
    { choices: ["Agent", "Deploy Agent Version"], type: 9, instructions: released.agent }
  ]
  const bodies = await bodiesOf(page, "/businessentities/14/tasksbulk")
  const schedule = await openSchedule(page)
  await expectChoices(schedule)
  for (const { choices } of expected) {
    for (const name of ["UTG", "Configuration Changes", "Update UTG", "Future Task"]) {
      await expect(schedule.getByRole("radio", { name, exact: true })).toBeChecked()
    }
    await choose(schedule, ...choices, "Immediate Task")
    await expect(schedule.getByRole("checkbox", { name: "Run Immediately" })).toBeChecked()
    await submit(schedule)
    await expect(schedule.getByRole("status")).toHaveText("1 task(s) created successfully.")
    await button(schedule, "Schedule Another Task").click()
  }
  const sent = bodies.flat().map((task: unknown) => ({
    type: Object(task).type,
    instructions: JSON.parse(Object(task).instructions)
  }))
  expect(sent).toEqual(expected.map(({ type, instructions }) => ({ type, instructions })))
})

test("Upload Logs: a label is required, spaces become underscores, of a UTG and of an agent [A1-03 B5-42 B5-43 B5-44 B9-24 B9-26 B9-27 B9-28]", async ({
  page
}) => {
  const bodies = await bodiesOf(page, "/tasksbulk")
  const schedule = await openSchedule(page)
  await choose(schedule, "Upload Logs", "Immediate Task")
  const missing = "Please provide a case number or short text description to identify this request."
  const label = schedule.getByLabel("Case number or short description")
  const box = (name: string) => schedule.getByRole("checkbox", { name })
  await expect(
    schedule.getByText("Please provide a case number or short text description to identify this request.")
  ).toBeVisible()
  for (const text of ["   ", ""]) {
    await label.fill(text)
    await expect(label).toHaveAccessibleDescription(missing)
    await expect(schedule.getByText(missing)).toHaveCount(1)
    await expect(button(schedule, "Schedule Task")).toBeDisabled()
  }
  await expect(box("Include S4D files")).not.toBeChecked()
  await expect(box("Include UTG trace files")).toBeChecked()
  await expect(box("Include UTG trace files")).toBeDisabled()
  await expect(box("Include agent logs")).toBeChecked()
  await label.fill("case 4711 slow")
  await box("Include S4D files").check()
  await submit(schedule)
  await button(schedule, "Schedule Another Task").click()
  await choose(schedule, "Agent", "Upload Logs", "Immediate Task")
  await label.fill("case 4712")
  await expect(box("Include agent logs")).toBeDisabled()
  await submit(schedule)
  await expect(button(schedule, "Schedule Another Task")).toBeVisible()
  const instructions = bodies.flat().map((task: unknown) => JSON.parse(Object(task).instructions))
  // From now to the next midnight, five and a half hours ahead of UTC.
  const [day, shift] = [86_400_000, 19_800_000]
  const midnight = (Math.floor((Date.now() + shift) / day) + 1) * day - shift
  expect(bodies.flat().map((task: unknown) => Object(task).type)).toEqual([15, 15])
  const asked = instructions.map((each) => Object.entries(each).filter(([name]) => name !== "StartDate"))
  expect(asked.map((entries) => Object.fromEntries(entries))).toEqual([
    {
      EndDate: new Date(midnight).toISOString(),
      Label: "case_4711_slow",
      includeS4dFiles: true,
      includeUtgTraceFiles: true,
      includeAgentLogs: true
    },
    {
      EndDate: new Date(midnight).toISOString(),
      Label: "case_4712",
      includeS4dFiles: false,
      includeUtgTraceFiles: false,
      includeAgentLogs: true
    }
  ])
  for (const { StartDate } of instructions) expect(Math.abs(Date.parse(StartDate) - Date.now())).toBeLessThan(120_000)
})

test("a future task at a time of the picker: half hours of a day of 24, shown with its UTC time [B4-35 B9-30]", async ({
  page
}) => {
  const bodies = await bodiesOf(page, "/tasksbulk")
  const schedule = await openSchedule(page)
  const field = schedule.getByRole("textbox", { name: "Run time (Asia/Calcutta)" })
  await expect(field).toHaveValue(/^\d{4}-\d\d-\d\d 12:00 AM$/u)
  const chosenDay = (await field.inputValue()).slice(0, 10)
  await field.click()
  const times = page.getByRole("listbox").getByRole("option")
  const edgesOf = async (part: Locator) => {
    const { x = 0, width = 0 } = (await part.boundingBox()) ?? {}
    return { left: x, right: x + width }
  }
  const [calendar, around] = [await edgesOf(page.locator(".cc-date-popper")), await edgesOf(schedule)]
  expect([calendar.left > around.left, calendar.right < around.right], "the calendar is within its dialog").toEqual([
    true,
    true
  ])
  await expect(times).toHaveText(
    Array.from(
      { length: 48 },
      (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`
    )
  )
  await times.filter({ hasText: "21:30" }).click()
  await expect(field).toHaveValue(`${chosenDay} 9:30 PM`)
  await expect(schedule.getByText(`${chosenDay} 4:00 PM UTC`, { exact: true })).toBeVisible()
  await choose(schedule, "Start/Stop")
  await submit(schedule)
  await expect(button(schedule, "Schedule Another Task")).toBeVisible()
  expect(Object(bodies.flat()[0]).runAfter).toBe(`${chosenDay}T16:00:00.000Z`)
})

test("the intent of the dashboard opens the dialog, which asks for UTGs first [B2.utg-15]", async ({ page }) => {
  await page.goto("/be/14/dashboard")
  await page.getByRole("link", { name: "Schedule a Task" }).click()
  const schedule = dialog(page, "Schedule Task")
  await expect(schedule).toContainText("Choose one or more UTGs in the list to schedule a task for.")
  await expect(button(schedule, "Schedule Task")).toBeDisabled()
  await button(schedule, "Cancel").click()
  await checkboxOf(page, utg).check()
  await button(selection(page), "Schedule Task").click()
  await expect(schedule.getByRole("list", { name: "UTGs" })).toContainText(utg)
  await choose(schedule, "Start/Stop")
  await page.keyboard.press("Escape")
  const unsaved = dialog(page, "Unsaved Changes")
  await expect(unsaved).toContainText("The task has not been scheduled yet.")
  await button(unsaved, "Continue Editing").click()
  await button(schedule, "Cancel").click()
  await button(unsaved, "Lose Changes").click()
  await expect(schedule).toBeHidden()
  await links(page).filter({ hasText: "Dashboard" }).click()
  await page.goBack()
  await expect(schedule).toBeHidden()
})
