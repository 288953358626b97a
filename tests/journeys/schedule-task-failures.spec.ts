import { expect, test } from "../support/browser.ts"
import { bodiesOf, button } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { choose, openSchedule, submit, utg } from "../support/schedule-dialog.ts"
import { serviceRows } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

test("what the service refuses keeps the form, and is sent again by hand [B8-16]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/tasksbulk/u)
  const bodies = await bodiesOf(page, "/tasksbulk")
  const schedule = await openSchedule(page)
  await choose(schedule, "Start/Stop", "Stop", "Immediate Task")
  for (const status of [403, 500]) {
    await faults.add({ path: "/tasksbulk", kind: "status", status, times: 1 })
    await submit(schedule)
    await expect(toasts(page).last()).toContainText(`Unable to create task(s). Fault ${status}`)
    await expect(schedule.getByRole("alert"), "the reason alone stays").toHaveText(`Fault ${status}`)
    await expect(schedule.getByRole("radio", { name: "Stop", exact: true })).toBeChecked()
  }
  await faults.clear()
  await submit(schedule)
  await expect(schedule.getByRole("status")).toHaveText("1 task(s) created successfully.")
  expect(bodies).toHaveLength(3)
})

test("an answer that is lost is looked for before anything is sent again", async ({
  page,
  origin,
  token,
  faults,
  complaints
}) => {
  complaints.expect(/ERR_/u)
  const before = await serviceRows("tasks", { origin, token, beId: 14 })
  const bodies = await bodiesOf(page, "/tasksbulk")
  const schedule = await openSchedule(page)
  const outcomes = schedule.getByRole("list", { name: "Schedule Task" }).getByRole("listitem")
  await choose(schedule, "Start/Stop", "Start", "Immediate Task")
  await faults.add({ path: "/tasksbulk", kind: "breakOff", times: 1 })
  await submit(schedule)
  await expect(outcomes).toContainText([`${utg}Not confirmed`])
  await expect(toasts(page).last()).toHaveText(
    "Not confirmedSchedule Task is not finished: 0 accepted, 1 not confirmed."
  )
  await button(schedule, "Retry not confirmed (1)").click()
  await expect(schedule.getByRole("status").first()).toHaveText("1 task(s) created successfully.")
  expect(bodies).toHaveLength(1)
  await button(schedule, "Schedule Another Task").click()
  await choose(schedule, "Start/Stop", "Stop", "Immediate Task")
  // A browser sends a call again by itself when a connection it had used before breaks: each of them is cut.
  await faults.add({ path: "/tasksbulk", kind: "drop" })
  await submit(schedule)
  await expect(outcomes).toContainText([`${utg}Not confirmed`])
  await faults.clear()
  await button(schedule, "Retry not confirmed (1)").click()
  await expect(schedule.getByRole("status").first()).toHaveText("1 task(s) created successfully.")
  expect(bodies).toHaveLength(3)
  expect(bodies[2]).toEqual(bodies[1])
  const now = await serviceRows("tasks", { origin, token, beId: 14 })
  expect(now).toHaveLength(before.length + 2)
})

test("versions that could not be loaded: only deploying needs them, and they are tried again", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/versions/u)
  await faults.add({ path: "/versions/", kind: "status", status: 404 })
  const schedule = await openSchedule(page)
  await choose(schedule, "Deploy UTG Version")
  await expect(schedule).toContainText("The versions that can be deployed could not be loaded.")
  await expect(button(schedule, "Schedule Task")).toBeDisabled()
  await choose(schedule, "Start/Stop")
  await expect(button(schedule, "Schedule Task")).toBeEnabled()
  await choose(schedule, "Deploy UTG Version")
  await faults.clear()
  await button(schedule, "Retry").click()
  await expect(schedule.getByLabel("UTG Version", { exact: true })).toHaveValue(/./u)
  await expect(button(schedule, "Schedule Task")).toBeEnabled()
})
