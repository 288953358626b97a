import { displayDate, displayUtc } from "@command-center/domain/time/display-date"
import { expect, test } from "../support/browser.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"

const timeZone = "America/New_York"
const halfHours = Array.from(
  { length: 48 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`
)

test.use({ person: "dana.whitlock", timezoneId: timeZone })

test("every timestamp reads local and tells the UTC time in its tooltip [A3-43]", async ({ page }) => {
  // Only columns in view are in the page.
  await page.setViewportSize({ width: 4_200, height: 900 })
  for (const [path, table] of [
    ["/be/12/tasks", grid(page)],
    ["/be/12/utgs", grid(page)],
    ["/be/12/dashboard", page.getByRole("table", { name: "Recent Installations" })]
  ] as const) {
    await page.goto(path)
    const times = table.locator("time")
    await expect(times.first()).toBeAttached()
    const shown = await times.evaluateAll((found) =>
      found.map(
        (time) => [time.textContent, time.getAttribute("data-tip"), time.getAttribute("datetime") ?? ""] as const
      )
    )
    expect(shown).toEqual(shown.map(([, , iso]) => [displayDate(iso, timeZone), displayUtc(iso), iso]))
    // A refresh may put another row under the pointer.
    await expect(async () => {
      await page.mouse.move(0, 0)
      await times.first().hover()
      const iso = (await times.first().getAttribute("datetime")) ?? ""
      await expect(page.getByRole("tooltip")).toHaveText(displayUtc(iso), { timeout: 1_000 })
    }).toPass()
  }
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
