import { expect, test } from "../support/browser.ts"
import { byDefault, chips, comeAnew, openFilters, predicates, property } from "../support/filters-page.ts"
import { bodiesOf, button, column, displaying, grid, openList, rows } from "../support/list-page.ts"
import { account, alerts, kept, links } from "../support/parts.ts"

test.use({ person: "dana.whitlock", timezoneId: "Asia/Kolkata" })

test("Tasks open with the last 30 days, per account, also where none is stored; other filters are kept; Reset goes back [A4-02 A4-18 A4-19 A4-20 A4-21 A4-22 A5-12]", async ({
  page
}) => {
  const bodies = await bodiesOf(page, "/tasks/query")
  await openList(page, "/be/14/tasks")
  await expect(button(page, "Filters 1 active")).toBeVisible()
  await expect(chips(page)).toHaveText(/^Task Run Date on or after \d{4}-\d\d-\d\d$/u)
  expect(predicates(bodies)).toEqual([byDefault()])
  const filters = await openFilters(page)
  await property(filters, "Task Status").click()
  await filters.getByRole("combobox", { name: "Task Status" }).selectOption("Failed")
  await button(filters, "Apply").click()
  const failed = [byDefault(), { PropertyName: "TaskStatus", Operator: "EQ", Value: "30", TypeHint: "Integer" }]
  await expect.poll(() => predicates(bodies)).toEqual(failed)
  await expect
    .poll(async () => new Set((await column(page, "Task State")).filter((text) => text !== "")))
    .toEqual(new Set(["Failed"]))
  await page.reload()
  await expect(button(page, "Filters 2 active")).toBeVisible()
  await expect.poll(() => predicates(bodies)).toEqual(failed)

  await account(page, "Saltmarsh Coffee Pacific Northwest").click()
  await expect(page).toHaveURL(/\/be\/13\/tasks$/u)
  await expect(button(page, "Filters 1 active")).toBeVisible()
  await expect.poll(() => predicates(bodies)).toEqual([byDefault()])
  await page.goBack()
  await expect(button(page, "Filters 2 active")).toBeVisible()
  await comeAnew(page, "Tasks")
  await expect(button(page, "Filters 2 active")).toBeVisible()
  await expect.poll(() => predicates(bodies)).toEqual(failed)
  await openFilters(page)
  await button(filters, "Reset").click()
  await button(filters, "Apply").click()
  await expect(button(page, "Filters 1 active")).toBeVisible()
  await expect.poll(() => predicates(bodies)).toEqual([byDefault()])
})

test("a Task Run Date that is emptied filters nothing, in a later visit and after a reload too, and is no damage [A4-02 A4-20]", async ({
  page
}) => {
  const bodies = await bodiesOf(page, "/tasks/query")
  await openList(page, "/be/14/tasks")
  const filters = await openFilters(page)
  await property(filters, "Task Run Date").click()
  await filters.getByRole("region").getByRole("textbox").first().fill("")
  await button(filters, "Apply").click()
  await expect(button(page, "Filters 0 active")).toBeVisible()
  await expect.poll(() => predicates(bodies)).toEqual([])
  await comeAnew(page, "Tasks")
  await expect(button(page, "Filters 0 active")).toBeVisible()
  await page.reload()
  await expect(button(page, "Filters 0 active")).toBeVisible()
  await expect(rows(page).first()).toBeVisible()
  expect(predicates(bodies)).toEqual([])
  await expect(alerts(page)).toHaveCount(0)
})

test("device filters are kept for their account and back after a reload [A4-03]", async ({ page }) => {
  await openList(page, "/be/14/devices")
  const all = await displaying(page).innerText()
  const filters = await openFilters(page)
  await property(filters, "Merchant").click()
  await filters.getByRole("region").getByRole("textbox").fill("roastery")
  await button(filters, "Apply").click()
  await expect(button(page, "Filters 1 active")).toBeVisible()
  await expect(displaying(page)).not.toHaveText(all)
  const narrowed = await displaying(page).innerText()
  await page.reload()
  await expect(button(page, "Filters 1 active")).toBeVisible()
  await expect(displaying(page)).toHaveText(narrowed)
  expect(Object.keys(JSON.parse((await kept(page, "previouslySelectedDeviceFilters")) ?? ""))).toEqual(["14"])
  await account(page, "Saltmarsh Coffee Pacific Northwest").click()
  await expect(page).toHaveURL(/\/be\/13\/devices$/u)
  await expect(button(page, "Filters 0 active")).toBeVisible()
  await page.goBack()
  await expect(button(page, "Filters 1 active")).toBeVisible()
  await links(page).filter({ hasText: "UTGs" }).click()
  await expect(button(page, "Filters 0 active")).toBeVisible()
  await expect(grid(page)).toBeVisible()
  await comeAnew(page, "Devices")
  await expect(button(page, "Filters 1 active")).toBeVisible()
  await expect(displaying(page)).toHaveText(narrowed)
})
