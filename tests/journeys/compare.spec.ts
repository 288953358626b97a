import type { Locator, Page } from "@playwright/test"
import { comparedSettings } from "../../packages/domain/src/component-config/compared-settings.ts"
import { compareMessages } from "../../packages/domain/src/message/compare-messages.ts"
import { expect, test } from "../support/browser.ts"
import { button, checkboxOf, dialog, grid, openList, searchBox } from "../support/list-page.ts"
import { type Asked, askService, configOf, objectIn } from "../support/record-page.ts"
import { serviceRows } from "../support/service-rows.ts"

const account = 14
const names = ["Front Desk 12", "Front Desk 7"] as const

const compareButton = (page: Page): Locator => button(page.getByRole("toolbar", { name: "List" }), "Compare")
const settings = (page: Page): Locator => page.getByRole("group", { name: "Settings" })
const side = (page: Page, name: "First" | "Second"): Locator => page.getByRole("region", { name, exact: true })

const shadeOf = (row: Locator): Promise<string> =>
  row
    .locator("td")
    .first()
    .evaluate((cell) => getComputedStyle(cell).backgroundColor)

const configAt = async (asked: Asked, utg: Readonly<Record<string, unknown>>) => {
  const at = `businessentities/${account}/machines/${String(utg["machinePermanentId"])}/components/${String(utg["componentPermanentId"])}/componentConfigs/0`
  return configOf(objectIn(await askService(asked, "GET", at), "componentConfig"))
}

const differing = (left: unknown, right: unknown): string =>
  compareMessages.differences(comparedSettings(left, right).filter(({ kind }) => kind !== "same").length)

test.describe("with all rights", () => {
  test.use({ person: "dana.whitlock" })

  test("two UTGs from their list, then a UTG and a profile; the address opens it again", async ({
    page,
    origin,
    token
  }) => {
    const utgs = await serviceRows("components", { origin, token, beId: account })
    const [one, two] = names.map((name) => utgs.find(({ componentNickname }) => componentNickname === name) ?? {})
    await openList(page, `/be/${account}/utgs`)
    await searchBox(page).fill("front desk")
    await expect(compareButton(page)).toBeDisabled()
    for (const name of names) await checkboxOf(page, name).check()
    await compareButton(page).click()

    const [left, right] = await Promise.all([one, two].map((utg) => configAt({ origin, token }, utg ?? {})))
    await expect(page).toHaveURL(/[?&]left=/u)
    const order = new URL(page.url()).searchParams
    expect(new Set([order.get("left"), order.get("right")])).toEqual(
      new Set([one, two].map((utg) => `utg-${String(utg?.["componentId"])}`))
    )
    await expect(page.getByText(differing(left, right))).toBeVisible()

    const before = await side(page, "First").getByRole("link").innerText()
    await button(page, "Swap").click()
    await expect(side(page, "Second").getByRole("link")).toHaveText(before)
    expect(new URL(page.url()).searchParams.get("left")).toBe(order.get("right"))
    const count = await settings(page).locator("summary").count()
    await page.getByRole("switch", { name: "Only differences" }).click()
    expect(await settings(page).locator("summary").count()).toBeGreaterThan(count)
    const rows = settings(page).locator("tbody tr")
    const aligned = await rows
      .locator("td")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign))
    expect(new Set(aligned), "long values, which have a button, begin at the left like all others").toEqual(
      new Set(["start"])
    )
    expect(await shadeOf(rows.and(page.locator("[data-kind=same]")).first()), "equal rows are plain").toBe(
      "rgba(0, 0, 0, 0)"
    )
    expect(await shadeOf(rows.and(page.locator(":not([data-kind=same])")).first()), "what differs is shaded").not.toBe(
      "rgba(0, 0, 0, 0)"
    )

    await button(page, "Change the second").click()
    const picking = dialog(page, "Choose What to Compare With")
    await picking.getByRole("radio", { name: "Profile" }).check()
    await picking.getByRole("searchbox", { name: "Search" }).fill("no such profile")
    await expect(grid(page)).toContainText("No row matches the search.")
    await picking.getByRole("searchbox", { name: "Search" }).fill("")
    const name = picking.getByRole("grid").locator("tbody").getByRole("button").first()
    const profile = await name.innerText()
    await name.click()
    await expect(side(page, "Second").getByRole("link")).toHaveText(profile)
    await expect(page).toHaveURL(/right=profile-\d+/u)
    await expect(settings(page).getByRole("columnheader", { name: profile }).first()).toBeVisible()
    await page.reload()
    await expect(settings(page).getByRole("columnheader", { name: profile }).first()).toBeVisible()
    await page.goBack()
    await expect(grid(page)).toBeVisible()
  })

  test("what is not there says so, and what fails is read again", async ({ page, faults, complaints }) => {
    complaints.expect(/componentProfiles|components/u)
    await faults.add({ path: "/componentProfiles/402", kind: "status", status: 503, times: 3 })
    await page.goto("/be/12/compare?left=utg-999999999&right=profile-402")
    await expect(side(page, "First")).toContainText("There is no such UTG, or it has no configuration.")
    await expect(side(page, "Second")).toContainText("It could not be read.", { timeout: 30_000 })
    await faults.clear()
    await button(side(page, "Second"), "Retry").click()
    await expect(side(page, "Second").getByRole("link")).toBeVisible()
    await page.goto("/be/12/compare?left=nonsense")
    await expect(page.getByText("Choose two UTGs or profiles.")).toBeVisible()
  })
})

test.describe("without edit rights", () => {
  test.use({ person: "ravi.natarajan" })

  test("profiles are compared from their list", async ({ page }) => {
    await openList(page, "/be/12/profiles")
    await compareButton(page).click()
    await button(page, "Choose What to Compare").click()
    const picking = dialog(page, "Choose What to Compare")
    await picking.getByRole("radio", { name: "Profile" }).check()
    await picking.getByRole("grid").locator("tbody").getByRole("button").first().click()
    await expect(side(page, "First").getByRole("link")).toBeVisible()
    await button(page, "Choose What to Compare With").click()
    const other = dialog(page, "Choose What to Compare With")
    await expect(other.getByRole("radio", { name: "Profile" })).toBeChecked()
    await other.getByRole("grid").locator("tbody").getByRole("button").nth(1).click()
    await expect(page.getByText(/^\d+ settings differ\.$/u)).toBeVisible()
  })
})
