import type { Page, Route } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { heading } from "../support/parts.ts"

test.use({ person: "dana.whitlock", contextOptions: { reducedMotion: "no-preference" } })

/** How far what somebody sees was moved while a page came up, as browsers measure it. */
const shiftOf = async (page: Page, path: string): Promise<number> => {
  await page.goto(path)
  await expect(page.locator("h1")).toBeVisible()
  await page.waitForLoadState("networkidle")
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, "value"))
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 300)
      })
  )
}

for (const width of [1440, 390]) {
  test(`no page moves while it comes up, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const moved: Array<string> = []
    const look = async (path: string) => {
      const shift = await shiftOf(page, path)
      if (shift > 0.01) moved.push(`${path}: ${shift.toFixed(4)}`)
    }
    await look("/be/12/utgs")
    await expect(heading(page, "UTG List")).toBeVisible()
    const utg = await page.getByRole("grid").getByRole("link").first().getAttribute("href")
    const pages = ["dashboard", "templates", "tasks", "devices", "forms", "profiles", "installations", "users"]
    for (const path of [utg ?? "", `${utg}/config`, ...pages.map((each) => `/be/12/${each}`)]) await look(path)
    expect(moved).toEqual([])
  })
}

for (const [width, height] of [
  [1440, 1400],
  [390, 844]
] as const) {
  test(`the figures of a fleet move nothing when they come, ${width} pixels wide and ${height} high`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height })
    expect(await shiftOf(page, "/be/1/dashboard")).toBeLessThan(0.005)
  })
}

test("that figures take long is told in their own places: nothing moves by that either", async ({ page, faults }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  for (const path of ["/components/query", "/installations"]) await faults.add({ path, kind: "none", delayMs: 12_000 })
  const opened = shiftOf(page, "/be/1/dashboard")
  const told = page.getByRole("status").filter({ hasText: "Still waiting for " })
  await expect(told.filter({ hasText: "the UTG list" }).first()).toBeVisible()
  await expect(told.filter({ hasText: "the recent installations" })).toBeVisible()
  await expect(page.getByText("Still waiting for the UTG list.", { exact: true })).toHaveCount(5)
  await expect(page.getByRole("button", { name: "Cancel UTGs online" })).toBeVisible()
  expect(await opened).toBeLessThan(0.005)
  await expect(page.getByText("Still waiting")).toHaveCount(0)
})

for (const [width, height] of [
  [1440, 1400],
  [1200, 1400],
  [768, 1400],
  [390, 844]
] as const) {
  test(`nothing moves on the dashboard of a small account either, ${width} pixels wide and ${height} high`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height })
    // A name of four words may be a line higher for a moment where the console's font comes after the rows: 0.0015.
    for (const account of [12, 15]) expect(await shiftOf(page, `/be/${account}/dashboard`)).toBeLessThan(0.002)
  })
}

const statuses = ["Online", "Offline", "Error", "Running", "Stopped", "Updating", "Unplugged"]

/** What the service answers, each of the rows under this name with a change. */
const changed =
  (name: string, change: (at: number) => object) =>
  async (route: Route): Promise<void> => {
    const response = await route.fetch()
    const answer: unknown = await response.json()
    const rows: unknown = Reflect.get(Object(answer), name)
    if (!Array.isArray(rows)) throw new Error(`the answer has no ${name}`)
    const others = rows.map((row: unknown, at) => ({ ...Object(row), ...change(at) }))
    await route.fulfill({ response, json: { ...Object(answer), [name]: others } })
  }

for (const width of [1440, 1680]) {
  test(`many statuses, states without a name and tasks without a time move nothing either, ${width} pixels wide`, async ({
    page
  }) => {
    await page.setViewportSize({ width, height: 1400 })
    await page.route(
      "**/components/query",
      changed("serviceView", (at) => ({ utgStatus: statuses[at % statuses.length] }))
    )
    await page.route(
      "**/tasks/query",
      changed("taskView", (at) =>
        at % 3 === 0 ? { taskLastUpdatedAt: null } : { taskStatus: null, taskStatusName: "Odd" }
      )
    )
    const opened = shiftOf(page, "/be/12/dashboard")
    await expect(page.getByText("not in the chart")).toBeVisible()
    await expect(page.locator(".cc-legend").getByText("Unknown state")).toBeVisible()
    expect(await opened).toBeLessThan(0.002)
    await expect(page.getByText("3 more")).toBeVisible()
  })
}
