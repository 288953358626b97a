import { readFile } from "node:fs/promises"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import {
  bodiesOf,
  button,
  chooseAction,
  column,
  dialog,
  displaying,
  grid,
  headers,
  openList,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import { serviceRows } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

const list = "/be/14/tasks"

const columns = [
  "Merchant",
  "Machine DNS Name",
  "UTG Nickname",
  "Task Type",
  "Task Run Date",
  "Task Updated",
  "Task State",
  "Machine Status",
  "UTG Status",
  "Last Known Communication",
  "Next Predicted Communication",
  "UTG Version",
  "Agent Version",
  "Profile",
  "Profile Version",
  "File Id",
  "Location/Serial",
  "Lane",
  "Machine Nickname",
  "Task Label",
  "Parent Account",
  "Time Zone",
  "Windows Version"
]

/** How many rows are selected, as the header says. */
const countOf = (page: Page) => page.getByTestId("selected-count")

test("the toolbar, the columns in order and the help; a nickname leads to the UTG in the account it belongs to [A2.1-16 A2.6-01 A2.6-02 A2.6-03 A2.6-04 A2.6-05 A2.6-06 A2.6-07 A2.6-08 A2.6-09 A2.6-10 A2.6-12]", async ({
  page,
  origin,
  token
}) => {
  await openList(page, list)
  await expect(heading(page, "Tasks List")).toBeVisible()
  const toolbar = page.getByRole("toolbar", { name: "List" })
  await expect(searchBox(page)).toBeVisible()
  await expect(button(toolbar, "Filters 1 active")).toBeVisible()
  await expect(button(toolbar, "Reset filters")).toBeVisible()
  await expect(toolbar.getByLabel("Page size").getByRole("option")).toHaveText(["10", "25", "50", "250", "500", "1000"])
  await expect(button(toolbar, "Download data as CSV")).toBeVisible()
  expect((await headers(page)).slice(1)).toEqual(["Action", ...columns])
  await button(toolbar, "About Tasks").click()
  const about = dialog(page, "About Tasks")
  await expect(about).toContainText("the last 30 days")
  await expect(about.getByRole("list", { name: "Task states" }).getByRole("listitem")).toHaveText([
    "Scheduled",
    "Running",
    "Completed",
    "Failed"
  ])
  await page.keyboard.press("Escape")

  const tasks = await serviceRows("tasks", { origin, token, beId: 14 })
  const task = tasks.find(({ businessEntityId }) => businessEntityId === 15)
  await searchBox(page).fill(String(task?.["componentNickname"]))
  const link = grid(page)
    .getByRole("link", { name: String(task?.["componentNickname"]), exact: true })
    .first()
  await expect(link).toHaveAttribute("href", `/be/15/utgs/${String(task?.["componentId"])}`)
})

test("every column sorts on a click, downwards first, then upwards [A2.6-13 A2.6-14 A2.6-15]", async ({ page }) => {
  await openList(page, list)
  // What is shown of the sorted rows is tried below.
  await page.getByLabel("Page size").selectOption("10")
  const byRunDate = grid(page).getByRole("columnheader", { name: "Task Run Date", exact: true })
  await expect(byRunDate).toHaveAttribute("aria-sort", "descending")
  for (const name of columns) {
    const header = grid(page).getByRole("columnheader", { name, exact: true })
    const sort = button(header, name)
    await expect(header).toHaveAttribute("aria-sort", "none")
    await sort.click()
    await expect(header).toHaveAttribute("aria-sort", "descending")
    await sort.click()
    await expect(header).toHaveAttribute("aria-sort", "ascending")
  }
  await page.getByLabel("Page size").selectOption("250")
  await button(grid(page).getByRole("columnheader", { name: "Task Type" }), "Task Type").click()
  const types = (await column(page, "Task Type")).filter((text) => text !== "")
  expect(types).toEqual([...types].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? 1 : -1)))
})

test("select all takes every row that matches, on all pages; a second click clears it [A2.6-11 A2.6-18 A4-25 A4-26]", async ({
  page
}) => {
  await openList(page, list)
  await page.getByLabel("Page size").selectOption("10")
  await searchBox(page).fill("utg")
  await expect(displaying(page)).toHaveText(/^Displaying 1-10 of /u)
  const matching = /\d+$/u.exec(await displaying(page).innerText())?.[0]
  const selectAll = page.getByRole("checkbox", { name: "Select all" })
  await selectAll.click()
  await expect(countOf(page)).toHaveText(`${matching} selected`)
  await button(page, "Page 2").click()
  await expect(displaying(page)).toHaveText(new RegExp(`^Displaying 11-\\d+ of ${matching}$`, "u"))
  await expect(countOf(page)).toHaveText(`${matching} selected`)
  await expect(rows(page).first().getByRole("checkbox")).toBeChecked()
  await selectAll.click()
  await expect(countOf(page)).toHaveText("0 selected")
})

test("refreshing by itself keeps page, search, sort, selection and scroll, and says when rows are old", async ({
  page,
  faults,
  complaints
}) => {
  complaints.expect(/tasks\/query/u)
  await page.clock.install()
  await openList(page, list)
  await page.getByLabel("Page size").selectOption("25")
  await button(page, "Page 2").click()
  await button(grid(page).getByRole("columnheader", { name: "File Id" }), "File Id").click()
  await expect(rows(page).first()).toBeVisible()
  const scroller = page.locator(".cc-table-scroll")
  await rows(page).nth(3).getByRole("checkbox").check()
  await scroller.evaluate((node) => node.scrollTo(300, 200))
  const state = async () => ({
    page: await displaying(page).innerText(),
    files: await column(page, "File Id"),
    selected: await countOf(page).innerText(),
    scroll: await scroller.evaluate((node) => [node.scrollLeft, node.scrollTop])
  })
  const before = await state()
  const refreshed = async () => {
    const read = page.waitForResponse((answer) => answer.url().endsWith("/tasks/query"))
    await page.clock.fastForward(10_000)
    await read
  }
  await refreshed()
  await refreshed()
  expect(await state()).toEqual(before)
  await faults.add({ path: "/tasks/query", kind: "status", status: 403 })
  await refreshed()
  await expect(page.getByText(/^Showing rows from .* – .* - Fault 403/u)).toBeVisible()
  expect(await state()).toEqual(before)
  await faults.clear()
  await page.clock.fastForward(20_000)
  await expect(page.getByText("Showing rows from")).toBeHidden()
})

test("Copy Row as JSON names the task; the export asks first, tells a failure, then saves tasks.csv [A2.6-35 A2.6-36 A7-14 A7-15 A8-11 A8-12 A8-13 A8-14]", async ({
  page,
  context,
  faults,
  complaints
}) => {
  complaints.expect(/tasks\/query\/csv/u)
  await faults.add({ path: "/tasks/query/csv", kind: "none", delayMs: 1500 })
  await faults.add({ path: "/tasks/query/csv", kind: "status", status: 500, times: 1 })
  await context.grantPermissions(["clipboard-write"])
  await openList(page, list)
  const name = await rows(page).first().getByRole("checkbox").getAttribute("aria-label")
  const task = (name ?? "").replace("Select ", "")
  await chooseAction(page, task, "Copy Row as JSON")
  await expect(toasts(page)).toHaveText(`Copy SucceededThe data for ${task} has been copied to your clipboard.`)

  const bodies = await bodiesOf(page, "/businessentities/14/tasks/query/csv")
  await button(page, "Download data as CSV").click()
  const ask = dialog(page, "Export Tasks")
  await expect(ask).toContainText(
    "Export may take a few minutes to download ALL data on this tab. Are you sure you want to continue?"
  )
  expect(bodies).toEqual([])
  await button(ask, "Export").click()
  await expect(page.getByText("Unable to export tasks. Fault 500")).toBeVisible()
  await expect(ask.getByRole("alert")).toHaveText("Fault 500")
  const download = page.waitForEvent("download")
  await Promise.all([
    expect(ask.getByRole("status")).toHaveText("Preparing to export tasks"),
    button(ask, "Retry").click()
  ])
  const file = await download
  expect(file.suggestedFilename()).toBe("tasks.csv")
  await expect(toasts(page).last()).toHaveText("SuccessExporting tasks. Your download should begin shortly.")
  expect(bodies).toEqual(['{"Predicates":[]}', '{"Predicates":[]}'])
  expect((await readFile(await file.path(), "utf8")).split("\n")[0]).toContain(",")
})

test.describe("who may not edit", () => {
  test.use({ person: "ravi.natarajan" })

  test("copies a row and deletes nothing [A2.6-21 A2.6-22]", async ({ page }) => {
    await openList(page, list)
    await button(rows(page).first(), /^Actions for/u).click()
    await expect(page.getByRole("menuitem")).toHaveText(["Copy Row as JSON"])
    await page.keyboard.press("Escape")
    await rows(page).first().getByRole("checkbox").check()
    await expect(selection(page).getByRole("button", { name: "Delete Tasks" })).toHaveCount(0)
  })
})
