import type { BrowserContext, Locator } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, dialog, grid, openList } from "../support/list-page.ts"
import { goWithin } from "../support/parts.ts"
import { choose, openSchedule } from "../support/schedule-dialog.ts"

const timeZone = "America/New_York"
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`
)

test.use({ person: "dana.whitlock", timezoneId: timeZone })

/** Instants with what New York and UTC read then: noon and midnight, either side of a change of clocks, a year's end. */
const readings: ReadonlyMap<string, readonly [local: string, utc: string]> = new Map([
  ["2026-01-15T17:05:00.000Z", ["2026-01-15 12:05 PM", "2026-01-15 5:05 PM UTC"]],
  ["2026-07-04T04:00:00.000Z", ["2026-07-04 12:00 AM", "2026-07-04 4:00 AM UTC"]],
  ["2026-03-08T06:59:00.000Z", ["2026-03-08 1:59 AM", "2026-03-08 6:59 AM UTC"]],
  ["2026-03-08T07:00:00.000Z", ["2026-03-08 3:00 AM", "2026-03-08 7:00 AM UTC"]],
  ["2026-11-01T05:30:00.000Z", ["2026-11-01 1:30 AM", "2026-11-01 5:30 AM UTC"]],
  ["2026-11-01T06:30:00.000Z", ["2026-11-01 1:30 AM", "2026-11-01 6:30 AM UTC"]],
  ["2027-01-01T00:00:00.000Z", ["2026-12-31 7:00 PM", "2027-01-01 12:00 AM UTC"]]
] as const)
const instants = [...readings.keys()]

/** Every date of the rows that are read is one of these instants, in both forms in which dates arrive. */
const answerWithInstants = (context: BrowserContext) =>
  context.route(/\/(?:tasks\/query|components\/query|installations)$/u, async (route) => {
    const response = await route.fetch()
    let count = 0
    const date = /"(?:\d{4}-\d\d-\d\dT[^"]+Z|\/Date\([^"]+\)\/)"/gu
    const body = (await response.text()).replaceAll(date, () => {
      const instant = instants[count % instants.length] ?? ""
      count += 1
      return count % 2 === 0 ? `"/Date(${Date.parse(instant)}+0000)/"` : `"${instant}"`
    })
    await route.fulfill({ response, body })
  })

test("every timestamp reads local and tells the UTC time in its tooltip [A3-43]", async ({ page, context }) => {
  await answerWithInstants(context)
  // Only columns in view are in the page.
  await page.setViewportSize({ width: 4_200, height: 900 })
  await page.goto("/be/12/tasks")
  const seen = new Set<string>()
  for (const [path, table] of [
    ["/be/12/tasks", grid(page)],
    ["/be/12/utgs", grid(page)],
    ["/be/12/dashboard", page.getByRole("table", { name: "Recent Installations" })]
  ] as const) {
    await goWithin(page, path)
    const times = table.locator("time")
    await expect(page.locator(`.cc-nav-link[aria-current=page][href="${path}"]`)).toBeAttached()
    await expect(times.first()).toBeAttached()
    const shown = await times.evaluateAll((found) =>
      found.map(
        (time) => [time.textContent, time.getAttribute("data-tip"), time.getAttribute("datetime") ?? ""] as const
      )
    )
    expect(shown).toEqual(shown.map(([, , iso]) => [...(readings.get(iso) ?? []), iso]))
    for (const [, , iso] of shown) seen.add(iso)
    // A refresh may put another row under the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await times.first().hover()
      const [, utc = ""] = readings.get((await times.first().getAttribute("datetime")) ?? "") ?? []
      await expect(page.getByRole("tooltip")).toHaveText(utc, { timeout: 1_000 })
    }).toPass()
  }
  expect([...seen].toSorted()).toEqual(instants.toSorted())
})

test("the date picker of a filter steps by half hours and displays yyyy-MM-dd h:mm aa [A5-13 A5-14]", async ({
  page
}) => {
  await openList(page, "/be/12/tasks")
  await button(page, /^Filters/u).click()
  const filters = dialog(page, "Filters")
  await filters.getByRole("button", { name: /^Task Run Date/u }).click()
  const picker = filters.locator("input.cc-date-input").first()
  await expect(picker).toHaveValue(/^\d{4}-\d{2}-\d{2} 12:00 AM$/u)
  await picker.click()
  await expect(page.getByRole("option").filter({ hasText: /^\d\d:\d\d$/u })).toHaveText(halfHours)
  await page.getByRole("option", { name: "13:30", exact: true }).click()
  await expect(picker).toHaveValue(/^\d{4}-\d{2}-\d{2} 1:30 PM$/u)
})

const expectBad = async (field: Locator, text: string, sentence: string) => {
  await expect(field).toHaveValue(text)
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toHaveAccessibleDescription(sentence)
}

test("a text that is no date is said under its filter, kept, and not applied until it is mended, emptied or chosen anew [A5-58]", async ({
  page
}) => {
  const bodies = await bodiesOf(page, "/tasks/query")
  await openList(page, "/be/12/tasks")
  await button(page, /^Filters/u).click()
  const filters = dialog(page, "Filters")
  const property = filters.getByRole("button", { name: /^Task Run Date/u })
  await property.click()
  const field = filters.getByRole("textbox", { name: "Task Run Date" })
  const apply = button(filters, "Apply")
  const before = bodies.length
  for (const text of ["tomorrow", "2026-02-30 1:00 PM", "2026-11-2"]) {
    await field.fill(text)
    await expectBad(field, text, "Bad input.")
    await page.keyboard.press("Escape")
    await expect(page.locator(".cc-date-popper")).toBeHidden()
    await expect(field).toBeFocused()
    await page.keyboard.press("Tab")
    await expectBad(field, text, "Bad input.")
    await filters.getByRole("button", { name: "Merchant" }).click()
    await expect(apply).toBeDisabled()
    await property.click()
    await expectBad(field, text, "Bad input.")
  }
  await field.fill("")
  await expect(field).toHaveAttribute("aria-invalid", "false")
  await expect(apply).toBeEnabled()
  await field.fill("soon")
  await expect(apply).toBeDisabled()
  await page.getByRole("option", { name: "13:30", exact: true }).click()
  await expect(field).toHaveValue(/ 1:30 PM$/u)
  await expect(field).toHaveAttribute("aria-invalid", "false")
  await expect(apply).toBeEnabled()
  await field.fill("2026-11-03 4:07 PM")
  expect(bodies.length).toBe(before)
  await apply.click()
  await expect(filters).toBeHidden()
  await expect.poll(() => String(bodies.at(-1))).toContain("11/03/2026")
})

test("a run time and the days of logs that are no dates are said, kept, and not scheduled [A5-58]", async ({
  page
}) => {
  const bodies = await bodiesOf(page, "/tasksbulk")
  const schedule = await openSchedule(page)
  const submit = schedule.getByRole("button", { name: "Schedule Task" })
  const runTime = schedule.getByRole("textbox", { name: `Run time (${timeZone})` })
  await expect(runTime).toBeEnabled()
  await runTime.fill("2027-02-30 1:00 PM")
  await expectBad(runTime, "2027-02-30 1:00 PM", "Bad input. Choose a run time.")
  await page.keyboard.press("Escape")
  await expect(submit).toBeDisabled()
  await choose(schedule, "Each site's own time")
  const siteTime = schedule.getByRole("textbox", { name: /^Run time/u })
  await expectBad(siteTime, "2027-02-30 1:00 PM", "Bad input. Choose a run time.")
  await siteTime.fill("2027-12-01 4:07 AM")
  await page.keyboard.press("Escape")
  await expect(siteTime).toHaveAttribute("aria-invalid", "false")
  await choose(schedule, "My time")
  await expect(runTime).toHaveValue("2027-12-01 4:07 AM")
  await expect(submit).toBeEnabled()
  await choose(schedule, "Upload Logs")
  await schedule.getByRole("textbox", { name: "Case number or short description" }).fill("INC 12")
  const [start, end] = ["Start date", "End date"].map((name) => schedule.getByRole("textbox", { name }))
  if (start === undefined || end === undefined) throw new Error("The logs have no days.")
  await start.fill("yesterday")
  await page.keyboard.press("Escape")
  await expectBad(start, "yesterday", "Bad input.")
  await expect(end).toHaveAttribute("aria-invalid", "false")
  await expect(submit).toBeDisabled()
  await start.fill("")
  await expectBad(start, "", "This field is required.")
  await start.fill("2026-11-03 4:07 PM")
  await expect(start).toHaveAttribute("aria-invalid", "false")
  await expect(submit).toBeEnabled()
  expect(bodies).toEqual([])
})
