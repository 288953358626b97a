import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { goWithin } from "../support/parts.ts"
import { barriersInBoth } from "./barriers.ts"
import { beyondNarrow, none } from "./sideways.ts"

const utg = "/be/15/utgs/20397"
const profile = "/be/12/profiles/402"

/** Each page of a UTG and of a profile, and what is there once it is whole. */
const pages = [
  [utg, (page: Page) => page.getByRole("grid", { name: "Scheduled Tasks" }).getByRole("row").nth(1)],
  [`${utg}/apiinterfaces`, (page: Page) => page.getByRole("table", { name: "API Interfaces" })],
  [`${utg}/apiinterfaces/130`, (page: Page) => page.getByLabel("Shared secret", { exact: true })],
  [`${utg}/devices`, (page: Page) => page.getByRole("table", { name: "Devices" })],
  [`${utg}/devices/lane3000`, (page: Page) => page.getByLabel("Device name", { exact: true })],
  [`${utg}/config`, (page: Page) => page.getByRole("region", { name: "Global settings" })],
  [profile, (page: Page) => page.getByRole("region", { name: "General" })],
  [`${profile}/edit?debug`, (page: Page) => page.getByRole("textbox", { name: "JSON" })],
  [
    "/be/15/compare?left=utg-20397&right=utg-20002",
    (page: Page) => page.getByRole("group", { name: "Settings" }).getByRole("table").first()
  ]
] as const

test.describe("light and dark", () => {
  test.use({ person: "dana.whitlock" })

  test("the pages of a UTG and a profile, and what they ask, have no barrier, nor are they scrolled sideways in 320 pixels", async ({
    page
  }) => {
    test.setTimeout(180_000)
    await page.goto(utg)
    for (const [path, whole] of pages) {
      await goWithin(page, path)
      await expect(whole(page)).toBeVisible()
      expect(await barriersInBoth(page), path).toEqual([])
      expect(await beyondNarrow(page), path).toEqual(none)
    }
  })

  test("the picker, the review and the JSON editor have no barrier", async ({ page }) => {
    await page.goto("/be/15/compare?left=utg-20397&right=utg-20002")
    await page.getByRole("button", { name: "Change the second" }).click()
    await expect(page.getByRole("dialog").getByRole("grid").getByRole("row").nth(1)).toBeVisible()
    expect(await barriersInBoth(page), "the picker").toEqual([])
    await page.goto(`${profile}/edit?debug`)
    const json = page.getByRole("textbox", { name: "JSON" })
    await expect(page.locator(".cc-json-box[data-painted]")).toBeVisible()
    await json.fill((await json.inputValue()).replace(/"siteName": "[^"]*"/u, '"siteName": "Elsewhere"'))
    await page.getByRole("button", { name: "Submit" }).click()
    await expect(page.getByRole("dialog", { name: "Review Changes" })).toBeVisible()
    expect(await barriersInBoth(page), "Review Changes").toEqual([])
    await page.getByRole("button", { name: "Continue Editing" }).click()
    await json.fill("{")
    await json.press("Control+f")
    expect(await barriersInBoth(page), "the editor").toEqual([])
    await page.getByRole("button", { name: "Cancel" }).click()
    await expect(page.getByRole("alertdialog", { name: "Unsaved Changes" })).toBeVisible()
    expect(await barriersInBoth(page), "Unsaved Changes").toEqual([])
  })
})
