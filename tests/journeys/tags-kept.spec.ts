import { readFileSync } from "node:fs"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import type { Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { chooseInPalette, nameCell, tagChips, tagField, tagFirstRows, tagLine } from "../support/tags-page.ts"

test.use({ person: "dana.whitlock" })

test("two tabs show each other's changes, and neither loses the other's", async ({ page, context }) => {
  await openList(page, "/be/12/utgs")
  await rows(page).first().getByRole("link").click()
  await expect(tagLine(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await button(tagLine(other), tagActionMessages.add).click()
  await tagField(other).fill("From the other")
  await other.keyboard.press("Enter")
  await expect(tagChips(other)).toHaveText(["From the other"])
  // Nothing of the tags was loaded here before.
  await expect(tagChips(page)).toHaveText(["From the other"])
  const add = async (tab: Page, tags: ReadonlyArray<string>) => {
    for (const tag of tags) {
      await tagField(tab).fill(tag)
      await tab.keyboard.press("Enter")
      await expect(tagField(tab)).toHaveValue("")
    }
  }
  const [here, there] = [
    ["a1", "a2", "a3", "a4"],
    ["b1", "b2", "b3", "b4"]
  ]
  await Promise.all([add(page, here ?? []), add(other, there ?? [])])
  for (const tab of [page, other]) {
    await button(tagLine(tab), tagMessages.showMore(3)).click()
    await expect(tagChips(tab)).toHaveCount(9)
    expect((await tagChips(tab).allInnerTexts()).toSorted()).toEqual(
      ["From the other", ...(here ?? []), ...(there ?? [])].toSorted()
    )
  }
})

test("a browser that keeps nothing more says so, and keeps what was typed", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  await tagFirstRows(page, 1, ["Night shift"])
  await rows(page).first().getByRole("link").click()
  await expect(tagChips(page)).toHaveText(["Night shift"])
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await tagField(page).fill("One more")
  await page.keyboard.press("Enter")
  await expect(tagLine(page).getByRole("alert")).toHaveText(tagMessages.notKept)
  await expect(tagField(page)).toHaveValue("One more")
  await expect(tagChips(page)).toHaveText(["Night shift"])
})

test("what is damaged in the browser is set aside, told once, and can be had as a file", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  await tagFirstRows(page, 2, ["Night shift"])
  await page.evaluate(async () => {
    const opened = indexedDB.open("tags")
    await new Promise((resolve) => {
      opened.onsuccess = resolve
    })
    const table = opened.result.transaction("entries", "readwrite").objectStore("entries")
    const keys = table.getAllKeys()
    await new Promise((resolve) => {
      keys.onsuccess = resolve
    })
    const [key] = keys.result
    const value = table.get(key ?? "")
    await new Promise((resolve) => {
      value.onsuccess = () => {
        const { utgs } = value.result
        const put = table.put({ version: 1, utgs: [utgs[0], { id: "lost", nickname: "", tags: ["Treasure"] }] }, key)
        put.onsuccess = resolve
      }
    })
  })
  await page.reload()
  const notice = page.getByRole("alert").filter({ hasText: tagMessages.setAsideTitle })
  await expect(notice).toContainText("utgs[1]")
  await expect(nameCell(rows(page).first())).toContainText("Night shift")
  await chooseInPalette(page, "manage tags", tagActionMessages.manage)
  const open = dialog(page, tagActionMessages.manage)
  const [file] = await Promise.all([page.waitForEvent("download"), button(open, tagMessages.downloadAside).click()])
  expect(readFileSync(await file.path(), "utf8")).toContain("Treasure")
  await page.reload()
  await expect(nameCell(rows(page).first())).toContainText("Night shift")
  await expect(notice).toHaveCount(0)

  await chooseInPalette(page, "manage tags", tagActionMessages.manage)
  await button(open, tagMessages.discardAside).click()
  const asked = dialog(page, tagMessages.setAsideTitle)
  await expect(asked).toContainText(tagMessages.discardingAside)
  await button(asked, tagMessages.manager.remove).click()
  await expect(open).not.toContainText(tagMessages.aside)
  await page.reload()
  await expect(nameCell(rows(page).first())).toContainText("Night shift")
  await chooseInPalette(page, "manage tags", tagActionMessages.manage)
  await expect(open).toContainText("Night shift")
  await expect(open).not.toContainText(tagMessages.aside)
})

test("no key is lost that is typed before the field of tags is there; tags are managed from any page", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  await rows(page).first().getByRole("link").click()
  await expect(button(tagLine(page), tagActionMessages.add)).toBeEnabled()
  let letGo = () => {}
  let isHeld = false
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/tags-[^/]*\.js$/u, async (route) => {
    isHeld = true
    await held
    await route.continue()
  })
  await button(tagLine(page), tagActionMessages.add).click()
  await page.keyboard.type("Night")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Bar ea")
  // Without the code of the field there is nothing else to type into.
  expect(isHeld).toBe(true)
  letGo()
  await expect(tagChips(page)).toHaveText(["Night"])
  await page.keyboard.type("st")
  await expect(tagField(page)).toHaveValue("Bar east")
  await page.keyboard.press("Enter")
  await page.keyboard.type("Third")
  await expect(tagChips(page)).toHaveText(["Night", "Bar east"])
  await expect(tagField(page)).toHaveValue("Third")
  await page.goto("/be/12/dashboard")
  await expect(heading(page, "Dashboard")).toBeVisible()
  await chooseInPalette(page, "manage tags", tagActionMessages.manage)
  await expect(dialog(page, tagActionMessages.manage)).toContainText("Bar east")
})

test.describe("on a phone, read only", () => {
  test.use({ person: "ravi.natarajan", viewport: { width: 390, height: 844 } })

  test("tags are added and shown, and rows stay as high as they are", async ({ page }) => {
    await openList(page, "/be/12/utgs")
    const before = (await rows(page).first().boundingBox())?.height
    await rows(page).first().getByRole("link").click()
    await button(tagLine(page), tagActionMessages.add).click()
    for (const tag of ["A rather long tag that is cut in a row", "VIP", "Third"]) {
      await tagField(page).fill(tag)
      await page.keyboard.press("Enter")
      await expect(tagChips(page).filter({ hasText: tag })).toBeVisible()
    }
    expect(await barriers(page)).toEqual([])
    await button(tagLine(page), `${tagActionMessages.manage}…`).click()
    await expect(dialog(page, tagActionMessages.manage)).toContainText("Third")
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press("Escape")
    await page.goto("/be/12/utgs")
    await expect(nameCell(rows(page).first())).toContainText("+1")
    expect((await rows(page).first().boundingBox())?.height).toBe(before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await barriers(page)).toEqual([])
  })
})
