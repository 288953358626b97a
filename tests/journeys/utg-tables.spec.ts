import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { card } from "../support/record-page.ts"
import { serviceRows, type WireRow } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

const account = 12
const grid = (page: Page, name: string) => page.getByRole("grid", { name })
const rows = (page: Page, name: string) => grid(page, name).locator("tbody").getByRole("row")

/** What stands under a label, from the top. */
const column = async (page: Page, name: string, label: string): Promise<ReadonlyArray<string>> => {
  const labels = (await grid(page, name).getByRole("columnheader").allInnerTexts()).map((text) => text.trim())
  const at = labels.indexOf(label)
  return rows(page, name).evaluateAll(
    (all, index) =>
      all.map((row) => (row.children[index] instanceof HTMLElement ? row.children[index].innerText.trim() : "")),
    at
  )
}

const sorted = (texts: ReadonlyArray<string>) =>
  texts.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))

test("a UTG's devices and tasks stand below its fields, sort by a click, and say what went wrong [B2.general-08 B8-25 B8-26]", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/\/query/u)
  await faults.add({ path: "/tasks/query", method: "POST", kind: "status", status: 500, times: 3 })
  await page.goto(`/be/15/utgs/20397`)
  const tasks = card(page, "Scheduled Tasks")
  await expect(tasks).toContainText("Unable to load utg tasks data")
  await faults.clear()
  await button(tasks, "Retry").click()
  await expect.poll(() => rows(page, "Scheduled Tasks").count()).toBeGreaterThan(1)
  const headers = (name: string) => grid(page, name).getByRole("columnheader")
  await expect(headers("Devices")).toHaveText([
    "UTG Nickname",
    "Machine DNS Name",
    "Firmware Version",
    "Device Serial",
    "Device Configured",
    "Terminal ID",
    "PCI Version"
  ])
  for (const label of ["Task Type", "Task State", "Task Run Date", "Task Updated", "Task Label"])
    await expect(headers("Scheduled Tasks").filter({ hasText: label })).toBeVisible()
  await expect(rows(page, "Devices")).toHaveCount(5)
  const isSortedBy = async (name: string, label: string) => {
    const click = () => headers(name).filter({ hasText: label }).getByRole("button").first().click()
    const shown = () => column(page, name, label)
    await click()
    await expect(headers(name).filter({ hasText: label })).toHaveAttribute("aria-sort", /ascending|descending/u)
    await expect(async () =>
      expect([sorted(await shown()), sorted(await shown()).toReversed()]).toContainEqual(await shown())
    ).toPass({ timeout: 5000 })
    const first = await shown()
    await click()
    await expect.poll(shown, { timeout: 5000 }).toEqual(first.toReversed())
  }
  await isSortedBy("Devices", "Device Configured")
  await isSortedBy("Scheduled Tasks", "Task Updated")
})

test("tasks that have not begun are deleted from there; one that has stops the deletion [B4-11 B4-12 B4-13]", async ({
  page,
  origin,
  token
}) => {
  const all = await serviceRows("tasks", { origin, token, beId: account })
  const isOf = (component: unknown) => (task: WireRow) => task["componentId"] === component
  const waiting = all.find(
    ({ taskStatusName, componentId }) =>
      taskStatusName === "Planned" &&
      all.filter(isOf(componentId)).some((task) => ["Completed", "Failed"].includes(String(task["taskStatusName"])))
  )
  if (waiting === undefined) throw new Error("no UTG has a task of each kind")
  const name = `Task Id: ${String(waiting["taskId"])} (${String(waiting["taskTypeName"])})`
  await page.goto(`/be/${account}/utgs/${String(waiting["componentId"])}`)
  const timeline = page.getByRole("region", { name: timelineMessages.title })
  await timeline.scrollIntoViewIfNeeded()
  const kinds = timeline.getByLabel(timelineMessages.show)
  const count = async () => Number(/\((\d+)\)/u.exec(await kinds.locator("option[value=task]").innerText())?.[1])
  await expect(kinds).toBeVisible()
  const told = await count()
  const tasks = grid(page, "Scheduled Tasks")
  await tasks.getByRole("checkbox", { name: `Select ${name}` }).check()
  const over = rows(page, "Scheduled Tasks")
    .filter({ hasText: /Completed|Failed/u })
    .first()
  const deletions: Array<string> = []
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/machines/"))
      deletions.push(new URL(request.url()).pathname)
  })
  await button(over, /^Actions for/u).click()
  await page.getByRole("menuitem", { name: "Delete Task" }).click()
  const remove = dialog(page, "Delete Tasks")
  await expect(remove).toContainText("Unable to delete tasks that are in process or complete.")
  await button(remove, "Close").last().click()
  expect(deletions).toEqual([])
  await over.getByRole("checkbox").uncheck()
  await button(card(page, "Scheduled Tasks"), "Delete Tasks").click()
  await expect(remove).toContainText("1 task will be deleted. Continue?")
  await button(remove, "Delete").click()
  await expect(toasts(page).last()).toContainText("The selected Tasks were successfully removed.")
  await expect(tasks.getByRole("checkbox", { name: `Select ${name}` })).toHaveCount(0)
  await expect.poll(count).toBe(told - 1)
  expect(deletions).toEqual([
    `/management/businessentities/${String(waiting["businessEntityId"])}/machines/${String(waiting["machinePermanentId"])}/tasks/${String(waiting["taskId"])}`
  ])
})
