import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { account, accounts, goWithin, heading } from "../support/parts.ts"

const items = (page: Page) => page.getByRole("treeitem")
const expanded = (page: Page) => page.locator("[role=treeitem][aria-expanded=true]")
const expandAll = (page: Page) => page.getByRole("switch", { name: "Expand All" })
const filter = (page: Page) => accounts(page).getByRole("searchbox", { name: "Business Entity Filter" })

/** Every row is in the page only where the page is as tall as the tree. */
const tall = (page: Page) => page.setViewportSize({ width: 1440, height: 9_000 })

interface Summary {
  readonly id: number
  readonly name: string
  readonly parentId: number | null
  readonly isOrganization: boolean
  readonly isResellerOrganization: boolean
}

test.describe("the whole estate", () => {
  test.use({ person: "marta.oyelaran" })

  test("holds the organizations alone, each below its parent, by name; Expand All opens them all [A2.4-11 A2.4-12 A2.4-13 A2.4-20]", async ({
    page
  }) => {
    const answered = page.waitForResponse((response) => response.url().includes("businessentitysummaries"))
    await tall(page)
    await page.goto("/be/10/dashboard")
    const summaries: ReadonlyArray<Summary> = (await (await answered).json()).businessEntitySummary
    await expandAll(page).check()
    const ordered = (parentId: number, level: number): ReadonlyArray<string> =>
      summaries
        .filter((one) => one.parentId === parentId && (one.isOrganization || one.isResellerOrganization))
        .sort((a, b) => a.name.localeCompare(b.name))
        .flatMap((one) => [`${level} ${one.name}`, ...ordered(one.id, level + 1)])
    const expectedRows = ["1 Fennimore Merchant Solutions", ...ordered(10, 2)]
    expect(expectedRows.length).toBeGreaterThan(20)
    await expect
      .poll(() => items(page).evaluateAll((all) => all.map((one) => `${one.ariaLevel} ${one.textContent}`)))
      .toEqual(expectedRows)
    await expect(page.locator("[role=treeitem][aria-expanded=false]")).toHaveCount(0)
  })

  test("opens the current account and those above it, and no other [A2.4-14 A2.4-19]", async ({ page }) => {
    await tall(page)
    await page.goto("/be/13/dashboard")
    const path = [
      "Fennimore Merchant Solutions",
      "Fennimore West",
      "Saltmarsh Coffee Company",
      "Saltmarsh Coffee Pacific Northwest"
    ]
    await expect(expanded(page)).toHaveText(path)
    await expect(page.locator("[role=treeitem][aria-selected=true]")).toHaveText(["Saltmarsh Coffee Pacific Northwest"])
    await account(page, "Saltmarsh Coffee Puget Sound").click()
    await expect(page.locator("[role=treeitem][aria-selected=true]")).toHaveText(["Saltmarsh Coffee Puget Sound"])
    await expect(page).toHaveURL(/\/be\/14\/dashboard$/u)
  })
})

test.describe("a chain", () => {
  test.use({ person: "elena.sorokina" })

  test("stands under Accounts with a filter, its search icon and a switch; collapses to one button and comes back; the tree is one stop of the keyboard: arrows, Home, End, letters and Enter [A2.4-01 A2.4-02 A2.4-03 A2.4-04 A2.4-05]", async ({
    page
  }) => {
    await page.goto("/be/12/dashboard")
    await expect(accounts(page).getByRole("heading", { name: "Accounts", exact: true })).toBeVisible()
    await expect(filter(page)).toBeVisible()
    await expect(accounts(page).locator("svg.cc-search-icon")).toBeVisible()
    await expect(expandAll(page)).not.toBeChecked()
    await page.getByRole("button", { name: "Hide Accounts" }).click()
    await expect(accounts(page).getByRole("button")).toHaveCount(1)
    await expect(accounts(page).getByRole("textbox")).toHaveCount(0)
    await expect(items(page)).toHaveCount(0)
    await expect(page.getByRole("button", { name: "Show Accounts" })).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(items(page).first()).toBeVisible()
    await expect(page.getByRole("button", { name: "Hide Accounts" })).toBeFocused()

    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect(items(page).first()).toBeVisible()
    await expandAll(page).focus()
    await page.keyboard.press("Tab")
    expect(await focused()).toBe("Saltmarsh Coffee Company")
    await page.keyboard.press("ArrowDown")
    expect(await focused()).toBe("Saltmarsh Coffee Pacific Northwest")
    await page.keyboard.press("ArrowRight")
    await expect(account(page, "Saltmarsh Coffee Pacific Northwest")).toHaveAttribute("aria-expanded", "true")
    await page.keyboard.press("ArrowRight")
    expect(await focused()).toBe("Saltmarsh Coffee Puget Sound")
    await page.keyboard.press("Home")
    expect(await focused()).toBe("Saltmarsh Coffee Company")
    await page.keyboard.press("End")
    expect(await focused()).toBe("Saltmarsh Coffee Puget Sound")
    await page.keyboard.press("ArrowLeft")
    expect(await focused()).toBe("Saltmarsh Coffee Pacific Northwest")
    await page.keyboard.press("ArrowLeft")
    await expect(account(page, "Saltmarsh Coffee Pacific Northwest")).toHaveAttribute("aria-expanded", "false")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/be\/13\/dashboard$/u)
    await expect(heading(page, "Dashboard")).toBeVisible()
    expect(await focused()).toBe("Saltmarsh Coffee Pacific Northwest")
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("separator")
  })

  test("links each account to the sub-page shown, without an entry for the virtual root; the account that is left takes its search with it [A2.4-07 A2.4-08]", async ({
    page
  }) => {
    await page.goto("/be/13/tasks?note=1")
    await expect(items(page)).toHaveText([
      "Saltmarsh Coffee Company",
      "Saltmarsh Coffee Pacific Northwest",
      "Saltmarsh Coffee Puget Sound"
    ])
    expect(await items(page).evaluateAll((all) => all.map((one) => one.getAttribute("href")))).toEqual([
      "/be/12/tasks",
      "/be/13/tasks",
      "/be/14/tasks"
    ])
    await account(page, "Saltmarsh Coffee Puget Sound").click()
    await expect(page).toHaveURL(/\/be\/14\/tasks$/u)
    await expect(heading(page, "Tasks List")).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/be\/13\/tasks\?note=1$/u)
    await expect(page.locator("[role=treeitem][aria-selected=true]")).toHaveText(["Saltmarsh Coffee Pacific Northwest"])

    await goWithin(page, "/be/12/utgs")
    await expect(heading(page, "UTG List")).toBeVisible()
    const search = page
      .getByRole("toolbar")
      .getByRole("searchbox")
      .or(page.getByRole("toolbar").getByRole("textbox"))
      .first()
    await search.fill("pike")
    await account(page, "Saltmarsh Coffee Pacific Northwest").click()
    await expect(page).toHaveURL(/\/be\/13\/utgs$/u)
    await expect(search).toHaveValue("")
  })
})

test.describe("down to a shop", () => {
  test.use({ person: "dana.whitlock" })

  test("each level is 20 pixels further in; the icon tells reseller, organization and merchant [A2.4-15 A2.4-16 A2.4-17 A2.4-18 A3-07]", async ({
    page
  }) => {
    await tall(page)
    await page.goto("/be/16/dashboard")
    const path = [
      ["Fennimore Merchant Solutions", "lucide-briefcase"],
      ["Fennimore West", "lucide-briefcase"],
      ["Saltmarsh Coffee Company", "lucide-globe"],
      ["Saltmarsh Coffee Pacific Northwest", "lucide-globe"],
      ["Saltmarsh Coffee Puget Sound", "lucide-globe"],
      ["Saltmarsh Coffee Pike Street", "lucide-user"],
      ["Saltmarsh Coffee Pike Street Roastery Bar", "lucide-user"]
    ] as const
    const places: Array<number> = []
    for (const [name, icon] of path) {
      const drawn = account(page, name).locator("svg.cc-tree-icon")
      await expect(drawn).toHaveClass(new RegExp(icon, "u"))
      places.push((await drawn.boundingBox())?.x ?? 0)
    }
    expect(places.slice(1).map((place, at) => place - (places[at] ?? 0))).toEqual([20, 20, 20, 20, 20, 20])
  })

  test("typing in the filter turns Expand All on and leaves matches in any case with those above them [A2.4-21 A2.4-22 A2.4-23]", async ({
    page
  }) => {
    await page.goto("/be/1/dashboard")
    await expect(expandAll(page)).not.toBeChecked()
    await filter(page).fill("cOMPANY pac")
    await expect(items(page)).toHaveCount(0)
    await filter(page).fill("MARSH coffee PAC")
    await expect(expandAll(page)).toBeChecked()
    await expect(items(page)).toHaveText([
      "Quillmark Payments",
      "Fennimore Merchant Solutions",
      "Fennimore West",
      "Saltmarsh Coffee Company",
      "Saltmarsh Coffee Pacific Northwest"
    ])
    await account(page, "Saltmarsh Coffee Pacific Northwest").click()
    await expect(page).toHaveURL(/\/be\/13\/dashboard$/u)
    await filter(page).fill("no such shop")
    await expect(accounts(page).getByText('No account\'s name contains "no such shop".')).toBeVisible()
    await page.getByRole("button", { name: "Clear business entity filter" }).click()
    await expect(filter(page)).toHaveValue("")
    await expect(account(page, "Saltmarsh Coffee Pacific Northwest")).toBeVisible()
  })
})
