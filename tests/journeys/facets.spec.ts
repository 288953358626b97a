import { facetText } from "@command-center/domain/facets/facet-choices"
import { writeFacets } from "@command-center/domain/facets/facet-expression"
import { facetMessages } from "@command-center/domain/facets/facet-messages"
import { writeIdRanges } from "@command-center/domain/facets/id-range"
import { filterMessages } from "@command-center/domain/filter/filter-messages"
import { taskList } from "@command-center/domain/task/task-list"
import { barriers } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { button, dialog, grid, openList, rows, searchBox, selection } from "../support/list-page.ts"
import { serviceRows } from "../support/service-rows.ts"

test.use({ person: "dana.whitlock" })

test("values narrow a list, with their counts, in the address, without asking the service", async ({
  page,
  origin,
  token
}) => {
  const asked: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("/query")) asked.push(request.url())
  })
  await openList(page, "/be/12/utgs")
  const all = await serviceRows("components", { origin, token, beId: 12 })
  const before = asked.length
  const open = button(page, new RegExp(`^${facetMessages.title}`, "u"))
  await expect(open).toHaveAttribute("aria-expanded", "false")
  await open.press("Enter")
  await expect(open).toHaveAttribute("aria-expanded", "true")
  const panel = page.getByRole("complementary", { name: facetMessages.title })
  const status = panel.getByRole("list", { name: "UTG Status" }).getByRole("listitem")
  await expect(status.first()).toBeVisible()
  const values = new Map<string, number>()
  for (const each of all) {
    const text = facetText(each["utgStatus"])
    values.set(text, (values.get(text) ?? 0) + 1)
  }
  const expected = [...values].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
  expect(await status.allInnerTexts()).toEqual(
    expected.map(([text, count]) => `${text === "" ? facetMessages.none : text}\n${facetMessages.count(count)}`)
  )
  const [first, firstCount] = expected[0] ?? ["", 0]
  const [second, secondCount] = expected[1] ?? ["", 0]

  const footer = page.getByRole("contentinfo").or(page.locator(".cc-pager")).first()
  await status.filter({ hasText: first }).first().getByRole("checkbox").press("Space")
  await expect(panel.getByRole("status")).toHaveText(facetMessages.left(firstCount))
  await status.filter({ hasText: second }).first().getByRole("checkbox").press("Space")
  await expect(panel.getByRole("status")).toHaveText(facetMessages.left(firstCount + secondCount))
  await expect(footer).toBeVisible()
  const oneOf = facetMessages.chosen([first, second].toSorted())
  const chips = page.getByRole("list", { name: filterMessages.activeFilters }).getByRole("listitem")
  await expect(chips.filter({ hasText: "UTG Status" })).toContainText(oneOf)
  await expect(page).toHaveURL(/[?&]facets=UTG\+Status\+is/u)
  expect(await barriers(page)).toEqual([])

  await page.reload()
  await expect(grid(page)).toHaveAttribute("aria-busy", "false")
  await expect(chips.filter({ hasText: "UTG Status" })).toContainText(oneOf)
  await expect(open).toContainText("1")
  await rows(page).first().getByRole("checkbox").check()
  await expect(selection(page)).toContainText("1 selected")
  await searchBox(page).fill("no such row")
  await open.click()
  await expect(panel.getByRole("status")).toHaveText(facetMessages.left(0))
  await searchBox(page).fill("")
  await button(panel, facetMessages.clear).click()
  await expect(page).not.toHaveURL(/facets=/u)
  await expect(chips.filter({ hasText: "UTG Status" })).toHaveCount(0)
  await button(panel, facetMessages.close).press("Enter")
  await expect(panel).toBeHidden()
  await expect(open).toBeFocused()
  // The first load, and the one after the reload.
  expect(asked.length).toBe(before * 2)
})

test("a link lists exactly the tasks it names, and says why those of them failed that did", async ({
  page,
  origin,
  token
}) => {
  const all = await serviceRows("tasks", { origin, token, beId: 12 })
  const told = (row: Readonly<Record<string, unknown>>) => facetText(row["taskResultMessage"]).trim()
  const failed = all.filter((row) => row["taskStatus"] === 30 && told(row) !== "").slice(0, 2)
  const done = all.filter((row) => row["taskStatus"] === 20).slice(0, 3)
  expect([failed.length, done.length]).toEqual([2, 3])
  const named = [...failed, ...done].map((row) => Number(row["taskId"]))
  await openList(
    page,
    `/be/12/tasks?filter=&facets=${encodeURIComponent(writeFacets(taskList, { taskId: writeIdRanges(named) }) ?? "")}`
  )
  await expect(rows(page)).toHaveCount(named.length)
  const reasons = page.getByRole("list", { name: "Reasons" }).getByRole("listitem")
  await expect(reasons).toHaveCount(failed.length)
  for (const row of failed) await expect(reasons.filter({ hasText: told(row) }).first()).toBeVisible()
  expect(await barriers(page)).toEqual([])
})

test("the Filters dialog offers the values that the rows have, and one is chosen by a click", async ({
  page,
  origin,
  token
}) => {
  const all = await serviceRows("components", { origin, token, beId: 1 })
  await openList(page, "/be/1/utgs")
  await button(page, /^Filters/u).click()
  const filters = dialog(page, filterMessages.title)
  await button(filters, "Time Zone").click()
  const offered = filters.getByRole("list", { name: filterMessages.values }).getByRole("button")
  await expect(offered.first()).toBeVisible()
  const zones = new Map<string, number>()
  for (const each of all) {
    const zone = facetText(each["machineStatusEntityStandardTimeZone"])
    if (zone !== "") zones.set(zone, (zones.get(zone) ?? 0) + 1)
  }
  const expected = [...zones].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).slice(0, 8)
  expect(await offered.allInnerTexts()).toEqual(
    expected.map(([zone, count]) => `${zone}\n${facetMessages.count(count)}`)
  )
  const [zone, count] = expected[1] ?? ["", 0]
  await filters.getByRole("textbox", { name: "Time Zone" }).fill(zone.slice(0, 4).toUpperCase())
  await expect(offered).toHaveCount(expected.filter(([each]) => each.startsWith(zone.slice(0, 4))).length)
  await offered.filter({ hasText: zone }).click()
  await expect(filters.getByRole("textbox", { name: "Time Zone" })).toHaveValue(zone)
  expect(await barriers(page)).toEqual([])
  await button(filters, "Apply").click()
  await expect(page.locator(".cc-pager")).toContainText(String(count))
})
