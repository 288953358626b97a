import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, chooseAction, dialog, openList, rows, searchBox } from "../support/list-page.ts"
import { heading, links, userMenu } from "../support/parts.ts"
import { choose, utg } from "../support/schedule-dialog.ts"
import { recordRow, seed } from "./support/budget.ts"
import { shareOf } from "./support/seeded-share.ts"

test.use({ person: "dana.whitlock" })

interface Gone {
  /** What the server no longer has. */
  readonly part: string
  /** What happens before the new release. */
  readonly begin: (page: Page) => Promise<void>
  readonly need: (page: Page) => Promise<void>
  /** What must still be there. */
  readonly stays: (page: Page) => Promise<void>
  readonly says?: string
}

const openUtg = async (page: Page) => {
  await openList(page, "/be/15/utgs")
  await page.getByRole("grid").locator("tbody").getByRole("link").first().click()
  await expect(page.getByRole("textbox", { name: "Merchant Description" })).toBeVisible()
}
const type = (page: Page) => page.getByRole("textbox", { name: "Merchant Description" }).fill("Night desk")
const typedStays = (page: Page) =>
  expect(page.getByRole("textbox", { name: "Merchant Description" })).toHaveValue("Night desk")
const follow = (page: Page, name: string) => links(page).getByText(name, { exact: true }).click()
const all: ReadonlyArray<Gone> = [
  {
    part: "unsaved-page.view",
    begin: async (page) => {
      await openUtg(page)
      await type(page)
    },
    need: (page) => follow(page, "Dashboard"),
    stays: typedStays,
    says: "What you typed is still here."
  },
  {
    part: "date-time-field",
    begin: (page) => openList(page, "/be/14/utgs"),
    need: async (page) => {
      await searchBox(page).fill(utg)
      await chooseAction(page, utg, "Schedule Task")
    },
    stays: async (page) => {
      const schedule = dialog(page, "Schedule Task")
      await choose(schedule, "Set Offline Mode", "16 HOURS", "Immediate Task")
      await expect(schedule.getByRole("radio", { name: "16 HOURS" })).toBeChecked()
      await expect(button(schedule, "Schedule Task")).toBeEnabled()
      await choose(schedule, "Future Task")
    }
  },
  {
    part: "tasks.list",
    begin: (page) => openList(page, "/be/15/utgs"),
    need: (page) => follow(page, "Tasks"),
    stays: (page) => expect(userMenu(page)).toBeVisible()
  },
  {
    part: "about.view",
    begin: (page) => openList(page, "/be/15/utgs"),
    need: async (page) => {
      await userMenu(page).click()
      await page.getByRole("menuitem", { name: "About" }).click()
    },
    stays: (page) => expect(heading(page, "UTG List")).toBeVisible()
  },
  {
    part: "settings-form.view",
    begin: openUtg,
    need: (page) => page.getByRole("link", { name: "Configuration", exact: true }).click(),
    stays: (page) => expect(page.getByRole("link", { name: "General", exact: true })).toBeVisible()
  },
  {
    part: "json-view.view",
    begin: async (page) => {
      await openUtg(page)
      await page.getByRole("link", { name: "Configuration", exact: true }).click()
      await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible()
    },
    need: (page) => page.getByText("JSON", { exact: true }).first().click(),
    stays: (page) => expect(page.getByRole("link", { name: "General", exact: true })).toBeVisible()
  }
]

for (const { part, begin, need, stays, says = "Reload to continue with the new version." } of shareOf(all, 1)) {
  test(`${part} is gone from the server: the page asks to reload, which is left to the user, and stays as it is`, async ({
    page,
    complaints
  }) => {
    complaints.expect(/status of 404|dynamically imported module|preload CSS|React/u)
    await begin(page)
    await page.evaluate(() => document.documentElement.setAttribute("data-begun", "before"))
    await page.route(`**/assets/${part}*`, (route) => route.fulfill({ status: 404, body: "gone" }))
    const wasSeen = async () => {
      await need(page)
      const asked = page.getByRole("alert").filter({ hasText: "A new version is available" })
      await expect(asked).toContainText(says)
      await expect(asked.getByRole("button", { name: "Reload" })).toBeEnabled()
      await stays(page)
      await expect(
        page.getByRole("button", { name: /^User menu/u, includeHidden: true }),
        "the frame lives"
      ).toBeVisible()
      await expect(page.locator("html"), "nothing was loaded anew").toHaveAttribute("data-begun", "before")
    }
    const failure = await wasSeen().then(
      () => null,
      (error: unknown) => error
    )
    recordRow({ row: "A new release while open", cases: 1, failures: failure === null ? 0 : 1, seed })
    if (failure !== null) throw failure
    await page.unroute(`**/assets/${part}*`)
    page.on("dialog", (asked) => void asked.accept())
    await page
      .getByRole("alert")
      .filter({ hasText: "A new version is available" })
      .getByRole("button", { name: "Reload" })
      .click()
    await expect(page.locator("html"), "reloading is the way on").not.toHaveAttribute("data-begun", "before")
    await expect(userMenu(page)).toBeVisible()
  })
}

test("the list of the opened address is gone from the server: the page asks to reload, and nothing else is told", async ({
  page,
  complaints
}) => {
  complaints.expect(/status of 404|dynamically imported module|preload CSS|React/u)
  const told: Array<string> = []
  page.on("dialog", (alert) => {
    told.push(alert.message())
    void alert.dismiss()
  })
  await page.route("**/assets/tasks.list*", (route) => route.fulfill({ status: 404, body: "gone" }))
  await page.goto("/be/15/tasks")
  await expect(page.getByText("A new version is available")).toBeVisible()
  await expect(userMenu(page)).toBeVisible()
  expect(told).toEqual([])
})

test("the rows' worker is gone from the server: the page reads the list by itself", async ({ page, complaints }) => {
  complaints.expect(/status of 404|preload/u)
  const asked = page.waitForResponse("**/assets/rows-worker*")
  await page.route("**/assets/rows-worker*", (route) => route.fulfill({ status: 404, body: "gone" }))
  await page.goto("/be/15/utgs")
  expect((await asked).status()).toBe(404)
  await expect(rows(page).first()).toBeVisible()
  await expect(page.getByText("This page stopped working")).toHaveCount(0)
})
