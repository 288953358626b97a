import { expect, test } from "../support/browser.ts"
import { button, checkboxOf, dialog, openList, rows, searchBox, selection } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { spokenLines } from "../support/spoken.ts"

test.use({ person: "dana.whitlock" })

const utg = "Front Desk 12"

/** That a page is told with these parts in this order, whatever is told between them. */
const expectOrder = (lines: ReadonlyArray<string>, parts: ReadonlyArray<string | RegExp>) => {
  let from = 0
  for (const part of parts) {
    const at = lines.findIndex(
      (line, index) => index >= from && (typeof part === "string" ? line === part : part.test(line))
    )
    expect(at, `${String(part)} is told after ${String(lines[from - 1] ?? "the beginning")}`).toBeGreaterThanOrEqual(0)
    from = at + 1
  }
}

test("a screen reader is told the main job in the order in which it is done", async ({ page }) => {
  test.setTimeout(240_000)
  await openList(page, "/be/14/utgs")
  await searchBox(page).fill(utg)
  await expect(rows(page)).toHaveCount(1)
  await checkboxOf(page, utg).check()
  await expect(selection(page)).toContainText("1 selected")
  expectOrder(await spokenLines(page), [
    "link: Skip to main content",
    "navigation: Main",
    "link: UTGs",
    "complementary: Accounts",
    "main: ",
    "heading: UTG List",
    "toolbar: List",
    "searchbox: Search",
    /^button: Filters/u,
    "grid: UTG List",
    "columnheader: UTG Nickname",
    "columnheader: UTG Status",
    `checkbox: Select ${utg}`,
    `button: Actions for ${utg}`,
    `rowheader: ${utg}`,
    `link: ${utg}`,
    /^gridcell: (?:Online|Offline|Stopped)$/u,
    "region: Selection",
    "button: Schedule Task"
  ])

  await button(selection(page), "Schedule Task").click()
  const schedule = dialog(page, "Schedule Task")
  await schedule.getByRole("radio", { name: "Start/Stop" }).check()
  await schedule.getByRole("radio", { name: "Immediate Task" }).check()
  await expect(schedule.getByRole("status")).toHaveText("Restart 1 UTG now.")
  const told = await spokenLines(page)
  // What is behind the dialog is not told.
  expect(told.filter((line) => /^(?:grid|navigation|toolbar): /u.test(line))).toEqual([])
  expectOrder(told, [
    "dialog: Schedule Task",
    "heading: Schedule Task",
    "list: UTGs",
    "radiogroup: Target",
    "radio: Start/Stop",
    "radio: Restart",
    "radio: Immediate Task",
    /^status: /u,
    "button: Cancel",
    "button: Schedule Task"
  ])

  await button(schedule, "Schedule Task").click()
  const outcome = schedule.getByRole("list", { name: "Tasks" }).getByRole("listitem")
  await expect(outcome).toHaveText(/Task Id \d+$/u)
  expectOrder(await spokenLines(page), [
    "dialog: Schedule Task",
    /^status: /u,
    "list: Tasks",
    "link: Go to the Tasks List"
  ])

  await schedule.getByRole("link", { name: "Go to the Tasks List" }).click()
  await expect(heading(page, "Tasks List")).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  expectOrder(await spokenLines(page), [
    "heading: Tasks List",
    "toolbar: List",
    "list: Active filters",
    "grid: Tasks List",
    "columnheader: UTG Nickname",
    "columnheader: Task Type",
    "columnheader: Task State",
    /^checkbox: Select Task Id: \d+ \(Restart UTG\)$/u,
    `rowheader: ${utg}`,
    "gridcell: Restart UTG",
    /^gridcell: (?:Scheduled|Running|Completed|Failed)$/u
  ])
})
