import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import {
  alertMe,
  bell,
  clickNotification,
  icon,
  panel,
  ruleItem,
  saveView,
  setLimit,
  watchNotifications
} from "../support/alerts.ts"
import { expect, test } from "../support/browser.ts"
import { button, chooseView, dialog, openList, rows } from "../support/list-page.ts"
import { callsOf } from "../support/parts.ts"
import { addProfile } from "../support/service-changes.ts"

test.use({ person: "dana.whitlock", permissions: ["notifications"] })

const list = "/be/12/profiles"
/** A word that no other test's profile has in its name. */
const newWord = (): string => `w${randomUUID().replaceAll("-", "").slice(0, 10)}`
const refresh = (page: Page) =>
  button(page, /^Refresh/u)
    .first()
    .click()

test("a view that passes its limit shows in title, icon, bell and panel, and the browser tells of it once", async ({
  page,
  origin,
  token
}) => {
  const word = newWord()
  const { shown, asked } = await watchNotifications(page, "default")
  await addProfile({ origin, token }, 12, `First ${word}`)
  await saveView(page, list, word, "Ours")
  await expect(bell(page)).toBeHidden()
  const form = await alertMe(page, "Ours")
  await expect(form).toContainText("The view shows 1 now.")
  await expect(form.getByRole("textbox", { name: "Limit" })).toBeFocused()
  await form.getByRole("textbox", { name: "Limit" }).fill("1.5")
  await expect(form).toContainText("Enter a whole number from 0 to 1,000,000,000.")
  await expect(button(form, "Save")).toBeDisabled()
  expect(await barriers(page)).toEqual([])
  await form.getByRole("textbox", { name: "Limit" }).fill("1")
  await expect(form).toContainText("You are told once when the view shows more than 1")
  await expect(form).toContainText("When you save, your browser asks whether Command Center may show notifications.")
  expect(await asked()).toBe(0)
  await setLimit(form, "1")
  expect(await asked()).toBe(1)
  await button(dialog(page, "Views"), "Done").click()
  await expect(bell(page)).toHaveAccessibleName("Alerts: none active")
  const title = await page.title()
  expect(await icon(page)).toBe("/favicon.svg")

  await addProfile({ origin, token }, 12, `Second ${word}`)
  await refresh(page)
  await expect(page).toHaveTitle(`(1) ${title}`)
  expect(await icon(page)).toMatch(/^data:image\/svg\+xml,.*circle/u)
  await expect(bell(page)).toHaveAccessibleName("Alerts: 1 active")
  await expect(page.getByRole("status").filter({ hasText: "Ours: 2, which is more than 1." })).toBeAttached()
  expect(await shown()).toEqual([{ title: "Ours", body: "2 rows, more than 1. Profiles, Saltmarsh Coffee Company" }])

  await addProfile({ origin, token }, 12, `Third ${word}`)
  await refresh(page)
  await expect(rows(page)).toHaveCount(3)
  await bell(page).click()
  await expect(ruleItem(page, "Ours")).toContainText("3 now")
  await expect(ruleItem(page, "Ours")).toContainText("Active")
  await expect(ruleItem(page, "Ours")).toContainText("since just now")
  expect(await shown()).toHaveLength(1)
  expect(await barriers(page)).toEqual([])

  await button(panel(page), "Snooze Ours for 1 hour").press("Enter")
  await expect(ruleItem(page, "Ours")).toContainText("Snoozed until")
  await expect(page).toHaveTitle(title)
  expect(await icon(page)).toBe("/favicon.svg")
  await button(panel(page), "End the snooze of Ours").click()
  await expect(page).toHaveTitle(`(1) ${title}`)

  await button(panel(page), "Edit Ours").click()
  const edit = dialog(page, "Edit alert")
  await edit.getByRole("textbox", { name: "Limit" }).fill("10")
  await page.keyboard.press("Escape")
  await button(page, "Continue Editing").click()
  await expect(edit.getByRole("textbox", { name: "Limit" })).toHaveValue("10")
  await button(edit, "Save").click()
  await expect(page).toHaveTitle(title)
  await expect(ruleItem(page, "Ours")).toContainText("Within the limit")

  await button(panel(page), "Turn off Ours").click()
  await expect(ruleItem(page, "Ours")).toContainText("Off")
  await button(panel(page), "Remove Ours").click()
  const question = dialog(page, "Remove Alert")
  await expect(question).toContainText('The alert "Ours" will be removed. Its view stays.')
  await button(question, "Cancel").click()
  await expect(ruleItem(page, "Ours")).toBeVisible()
  await button(panel(page), "Remove Ours").click()
  await button(question, "Remove").click()
  await expect(panel(page)).toContainText("No alerts are set.")
  await page.keyboard.press("Escape")
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeHidden()
})

test("a notification leads to its view, and a view that is deleted leaves a rule that can be removed", async ({
  page,
  origin,
  token
}) => {
  const word = newWord()
  await watchNotifications(page)
  await addProfile({ origin, token }, 12, `Only ${word}`)
  await saveView(page, list, word, "Mine")
  await setLimit(await alertMe(page, "Mine"), "0")
  await expect(page).toHaveTitle(/^\(1\) Profiles/u)
  await button(dialog(page, "Views"), "Rename Mine").click()
  await dialog(page, "Rename view").getByRole("textbox", { name: "Name" }).fill("Renamed")
  await button(dialog(page, "Rename view"), "Rename").click()
  await button(dialog(page, "Views"), "Done").click()

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dashboard" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible()
  await expect(page).toHaveTitle(/^\(1\) Dashboard/u)
  await clickNotification(page)
  await expect(page).toHaveURL(new RegExp(`/profiles\\?search=${word}`, "u"))
  await expect(rows(page)).toHaveCount(1)

  await bell(page).click()
  await expect(ruleItem(page, "Renamed")).toContainText("1 now")
  await button(panel(page), "Close").click()
  await expect(panel(page)).toBeHidden()
  await chooseView(page, "Views")
  await button(dialog(page, "Views"), "Delete Renamed").click()
  await button(dialog(page, "Delete view"), "Delete").click()
  await button(dialog(page, "Views"), "Done").click()
  await expect(bell(page)).toHaveAccessibleName("Alerts: none active")
  await bell(page).click()
  await expect(ruleItem(page, "Renamed")).toContainText("View deleted")
  await button(panel(page), "Remove Renamed").click()
  await button(dialog(page, "Remove Alert"), "Remove").click()
  await expect(panel(page)).toContainText("No alerts are set.")
})

test("two tabs agree, read a list once for both, and tell once", async ({ page, context, origin, token }) => {
  const word = newWord()
  const here = await watchNotifications(page)
  await page.clock.install()
  await saveView(page, list, word, "Both")
  await setLimit(await alertMe(page, "Both"), "0")
  await button(dialog(page, "Views"), "Done").click()
  // Where nothing else reads profiles.
  await openList(page, "/be/12/users")
  await expect(bell(page)).toBeVisible()

  const other = await context.newPage()
  const there = await watchNotifications(other)
  await openList(other, "/be/12/users")
  await expect(bell(other)).toHaveAccessibleName("Alerts: none active")
  await addProfile({ origin, token }, 12, `New ${word}`)
  const reads = [callsOf(page), callsOf(other)]
  const isRead = (call: string) => call.endsWith("/businessentities/12/componentProfiles")
  // The clock is of both tabs, which find the view due at the same time.
  await page.clock.fastForward(310_000)
  await expect(bell(page)).toHaveAccessibleName("Alerts: 1 active")
  await expect(bell(other)).toHaveAccessibleName("Alerts: 1 active")
  await expect(other).toHaveTitle(/^\(1\) Users/u)
  expect(reads.flat().filter(isRead)).toHaveLength(1)
  expect([...(await here.shown()), ...(await there.shown())]).toHaveLength(1)

  await bell(other).click()
  await button(panel(other), "Turn off Both").click()
  await expect(bell(page)).toHaveAccessibleName("Alerts: none active")
})

test("a rule that was cut off, and one of another version, are told of and left aside", async ({ page }) => {
  await saveView(page, list, "anything", "Kept")
  await setLimit(await alertMe(page, "Kept"), "1000")
  const told = page.getByRole("alert").filter({ hasText: "Some alerts could not be read" })
  // The page writes what it counted at the same time, which may be after this.
  await expect(async () => {
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) => each.startsWith("alerts.")) ?? ""
      localStorage.setItem(key, (localStorage.getItem(key) ?? "").replace('"rules":[', '"rules":[{"id":"broken"},'))
    })
    await page.reload()
    await expect(told).toContainText("rules[0]", { timeout: 10_000 })
  }).toPass()
  await expect(bell(page)).toBeVisible()
  await page.reload()
  await expect(bell(page)).toBeVisible()
  await expect(told).toBeHidden()
})

test.describe("where notifications are not allowed", () => {
  test.use({ permissions: [] })

  test("the rule works in the page, and it is said how to allow them", async ({ page, origin, token }) => {
    const word = newWord()
    await addProfile({ origin, token }, 12, `Quiet ${word}`)
    await saveView(page, list, word, "Quietly")
    const form = await alertMe(page, "Quietly")
    await expect(form).toContainText("Notifications are blocked for this address")
    await setLimit(form, "0")
    await button(dialog(page, "Views"), "Done").click()
    await expect(bell(page)).toHaveAccessibleName("Alerts: 1 active")
    await expect(page).toHaveTitle(/^\(1\) /u)
    await bell(page).click()
    await expect(panel(page)).toContainText("allow them in the site settings")
  })
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test("the bell, the panel and the dialog have room", async ({ page, origin, token }) => {
    const word = newWord()
    await addProfile({ origin, token }, 12, `Small ${word}`)
    await saveView(page, list, word, "Handheld")
    const form = await alertMe(page, "Handheld")
    expect(await barriers(page)).toEqual([])
    await setLimit(form, "0")
    await button(dialog(page, "Views"), "Done").click()
    await bell(page).click()
    await expect(ruleItem(page, "Handheld")).toContainText("Active")
    expect(await barriers(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
