import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, cell, chooseAction, dialog, grid, openList, rows, searchBox, selection } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { serviceRows } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

const countOf = (page: Page) => page.getByTestId("selected-count")

test("deleting: how many, one call each, what failed stays selected and is tried again [A2.6-23 A4-27 A7-13 A8-09 A8-10 B7-19]", async ({
  page,
  origin,
  token,
  faults,
  complaints
}) => {
  complaints.expect(/\/machines\//u)
  const planned = (await serviceRows("tasks", { origin, token, beId: 12 }))
    .filter(({ taskStatusName }) => taskStatusName === "Planned")
    .slice(0, 2)
  const [one, other] = planned.map(({ taskId, taskTypeName }) => `Task Id: ${String(taskId)} (${String(taskTypeName)})`)
  const path = (at: number) =>
    `/machines/${String(planned[at]?.["machinePermanentId"])}/tasks/${String(planned[at]?.["taskId"])}`
  await openList(page, "/be/12/tasks")
  await searchBox(page).fill("scheduled")
  await grid(page)
    .getByRole("checkbox", { name: `Select ${one ?? ""}` })
    .check()
  await chooseAction(page, other ?? "", "Delete Task")
  const remove = dialog(page, "Delete Tasks")
  await expect(remove).toContainText("2 tasks will be deleted. Continue?")
  await button(remove, "Cancel").click()
  await expect(countOf(page)).toHaveText("2 selected")
  await button(selection(page), "Delete Tasks").click()
  await faults.add({ path: path(1), method: "DELETE", kind: "status", status: 500, times: 1 })
  const deletions: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("/machines/")) deletions.push(request.url())
  })
  const sent = page.waitForRequest((request) => request.url().endsWith(path(0)))
  await button(remove, "Delete").click()
  const sentHeaders = await (await sent).allHeaders()
  expect([(await sent).method(), sentHeaders["x-http-method-override"]]).toEqual(["POST", "DELETE"])
  await expect(remove.getByRole("listitem").filter({ hasText: "Deleted" })).toHaveCount(1)
  await expect(remove.getByRole("listitem").filter({ hasText: "Failed" })).toContainText("Fault 500")
  await expect(toasts(page)).toHaveText("Remove Tasks FailedUnable to remove all selected Tasks")
  await button(remove, "Close").click()
  await expect(countOf(page)).toHaveText("1 selected")
  await button(selection(page), "Delete Tasks").click()
  await expect(remove).toContainText("1 task will be deleted. Continue?")
  await button(remove, "Delete").click()
  await expect(toasts(page).last()).toHaveText("SuccessThe selected Tasks were successfully removed.")
  await expect(remove).toBeHidden()
  expect(deletions.map((address) => address.slice(address.indexOf("/machines/"))).sort()).toEqual(
    [path(0), path(1), path(1)].sort()
  )
  const left = await serviceRows("tasks", { origin, token, beId: 12 })
  expect(left.filter(({ taskId }) => planned.some((task) => task["taskId"] === taskId))).toEqual([])
})

test("a task in process or complete stops the whole deletion [A4-30]", async ({ page }) => {
  await openList(page, "/be/14/tasks")
  await searchBox(page).fill("scheduled")
  await expect(await cell(page, rows(page).first(), "Task State")).toHaveText("Scheduled")
  await rows(page).first().getByRole("checkbox").check()
  await searchBox(page).fill("completed")
  await expect(await cell(page, rows(page).first(), "Task State")).toHaveText("Completed")
  const deletions: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("/machines/")) deletions.push(request.url())
  })
  await button(rows(page).first(), /^Actions for/u).click()
  await page.getByRole("menuitem", { name: "Delete Task" }).click()
  const remove = dialog(page, "Delete Tasks")
  await expect(remove).toContainText("Unable to delete tasks that are in process or complete.")
  await expect(button(remove, "Delete")).toHaveCount(0)
  await button(remove, "Close").last().click()
  await expect(countOf(page)).toHaveText("2 selected")
  expect(deletions).toEqual([])
})
