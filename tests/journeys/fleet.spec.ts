import { expect, test } from "../support/browser.ts"
import { heading } from "../support/parts.ts"

const main = "main"

test.describe("the fleet today", () => {
  test.use({ person: "dana.whitlock" })

  test("each number is what the list shows that it leads to", async ({ page }) => {
    for (const [name, region] of [
      [/UTGs online$/u, null],
      [/Configuration not synchronized$/u, null],
      [/Agent behind$/u, null],
      [/ Offline$/u, "Status"],
      [/UTG versions 5\.0\.0\.3124$/u, "UTG versions"],
      [/: not online$/u, "Where it hurts"]
    ] as const) {
      await page.goto("/be/12/dashboard")
      const within = region === null ? page.getByRole(main) : page.getByRole("region", { name: region })
      const link = within.getByRole("link", { name }).first()
      const count = /^[\d,]+/u.exec((await link.textContent()) ?? "")?.[0] ?? "none"
      await link.click()
      await expect(page).toHaveURL(/\/be\/12\/utgs\?filter=/u)
      await expect(
        page
          .getByRole(main)
          .getByText(new RegExp(`of ${count}(?:\\D|$)`, "u"))
          .first()
      ).toBeVisible()
    }
  })

  test("tasks are a chart and a table with the same numbers, by day and by hour", async ({ page }) => {
    await page.goto("/be/12/dashboard")
    const card = page.getByRole("region", { name: "Tasks of the last 7 days" })
    await card.getByText("As a table").click()
    const rows = card.getByRole("table").getByRole("row")
    await expect(rows).toHaveCount(8)
    await expect(card.locator("svg").first()).toBeVisible()
    await card.getByRole("radio", { name: "By hour" }).check({ force: true })
    await expect(rows).toHaveCount(25)
  })

  test("a list that fails says so in its cards, and Retry reads it anew; the others stand", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 500/u)
    await faults.add({ path: "/devices/query", kind: "status", status: 500, times: 1 })
    await page.goto("/be/12/dashboard")
    const firmware = page.getByRole("region", { name: "Firmware" })
    await expect(firmware.getByText(/due to the following error - Fault 500/u)).toBeVisible()
    await expect(page.getByRole("region", { name: "Status" }).getByRole("table")).toBeVisible()
    await firmware.getByRole("button", { name: "Retry" }).click()
    await expect(firmware.getByRole("table").first()).toBeVisible()
    await expect(firmware.getByText(/Read at \d\d:\d\d:\d\d/u)).toBeVisible()
  })

  test("without the version manifest the rest is counted, and the cards say what is not known", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/status of 404/u)
    await faults.add({ path: "/versions/agent.json", kind: "status", status: 404, times: 1 })
    await page.goto("/be/12/dashboard")
    const agents = page.getByRole("region", { name: "Agent versions" })
    await expect(agents.getByText(/^What is current could not be read/u)).toBeVisible()
    await expect(agents.getByRole("table").getByText("Not known").first()).toBeVisible()
  })
})

test.describe("someone who may see tasks and no UTGs", () => {
  test.use({ person: "ivy.castellano" })

  test("cards of what may not be seen are absent", async ({ page }) => {
    await page.goto("/")
    await expect(heading(page, "Dashboard")).toBeVisible()
    await expect(page.getByRole("heading", { name: "The fleet today" })).toHaveCount(0)
    await expect(page.getByRole("region", { name: "Status" })).toHaveCount(0)
  })
})
