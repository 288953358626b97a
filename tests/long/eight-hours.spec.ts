import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, column, dialog, grid, rows, searchBox } from "../support/list-page.ts"
import { account, heading, links } from "../support/parts.ts"
import { cases, recordRow, seed } from "./support/budget.ts"
import { type Holdings, holdingsOf, watchTimers } from "./support/page-holdings.ts"
import { shareOf } from "./support/seeded-share.ts"

const row = "Eight hours, 500 navigations"

const settled = async (page: Page) => {
  await expect(rows(page).first()).toBeVisible()
  await expect(grid(page)).toHaveAttribute("aria-busy", "false")
}

const open = async (page: Page, path: string, title: string) => {
  await links(page)
    .and(page.locator(`[href$="/${path}"]`))
    .click()
  await expect(heading(page, title)).toBeVisible()
  await settled(page)
}

const search = async (page: Page) => {
  await searchBox(page).fill("front")
  await settled(page)
  await searchBox(page).fill("")
  await settled(page)
}

const openOneAndGoBack = async (page: Page) => {
  const name = (await column(page, "UTG Nickname"))[0] ?? ""
  await grid(page).getByRole("link", { name, exact: true }).first().click()
  await expect(page).toHaveURL(/\/utgs\/\d+/u)
  await expect(page.getByRole("heading", { level: 2, name: "Status", exact: true })).toBeVisible()
  await page.goBack()
  await expect(heading(page, "UTG List")).toBeVisible()
  await settled(page)
}

const openDialogAndLeave = async (page: Page) => {
  await rows(page).first().getByRole("checkbox").check()
  await button(page.getByRole("region", { name: "Selection" }), "Schedule Task").click()
  await expect(dialog(page, "Schedule Task")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog(page, "Schedule Task")).toBeHidden()
  await rows(page).first().getByRole("checkbox").uncheck()
}

const switchTo = async (page: Page, name: string) => {
  await account(page, name).click()
  await settled(page)
}

/** What somebody does in a shift, over and over: each counts for the navigations it makes, and begins anywhere. */
const shift: ReadonlyArray<readonly [navigations: number, go: (page: Page) => Promise<void>]> = [
  [
    3,
    async (page) => {
      await open(page, "utgs", "UTG List")
      await search(page)
      await openOneAndGoBack(page)
      await openDialogAndLeave(page)
    }
  ],
  [1, (page) => open(page, "tasks", "Tasks List")],
  [1, (page) => open(page, "devices", "Device Management")],
  [
    3,
    async (page) => {
      await open(page, "profiles", "Profile List")
      await switchTo(page, "Lanternfish Bakehouse")
      await switchTo(page, "Saltmarsh Coffee Company")
    }
  ],
  [1, (page) => open(page, "installations", "Installation List")],
  [1, (page) => open(page, "users", "User List")]
]
const round = shareOf(shift, 4)
const navigationsOfRound = round.reduce((sum, [navigations]) => sum + navigations, 0)

const walk = async (page: Page, navigations: number) => {
  let done = 0
  while (done < navigations)
    for (const [counted, go] of round) {
      await go(page)
      done += counted
    }
  return done
}

/** Pages of the same kind hold the same, but for a dialog that was just closed; the heap may grow by the 5 kB that the browser itself keeps of a visit. */
const grown = (before: Holdings, after: Holdings): ReadonlyArray<string> => {
  const allowed: Holdings = { heap: 2_500_000, nodes: 600, listeners: 20, timers: 3, actors: 3, workers: 0 }
  const names = ["heap", "nodes", "listeners", "timers", "actors", "workers"] as const
  return names
    .filter((name) => after[name] > before[name] + allowed[name])
    .map((name) => `${name}: ${before[name]} grew to ${after[name]}`)
}

test.use({ person: "dana.whitlock" })
const navigationsAsked = cases(500, navigationsOfRound)
const warmUp = cases(30, navigationsOfRound)
test.setTimeout(cases(3_600_000, 120_000))

test(`after ${navigationsAsked} navigations the page holds what it held after the first rounds`, async ({ page }) => {
  await watchTimers(page)
  await page.goto("/be/12/utgs")
  await settled(page)
  await walk(page, warmUp)
  const before = await holdingsOf(page)
  let failures = 1
  let navigations = 0
  try {
    navigations = await walk(page, navigationsAsked)
    const after = await holdingsOf(page)
    console.log(`before ${JSON.stringify(before)}\nafter  ${JSON.stringify(after)}`)
    expect(grown(before, after)).toEqual([])
    failures = 0
  } finally {
    recordRow({ row, cases: navigations, failures, seed })
  }
})
