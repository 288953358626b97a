import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { languageMessages } from "@command-center/domain/language/language-messages"
import { controlMessagesInGerman } from "@command-center/domain/message/control-messages.de"
import { frameMessagesInGerman } from "@command-center/domain/message/frame-messages.de"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { listWordsInGerman } from "@command-center/domain/rows/list-label-messages.de"
import { scheduleSentencesInGerman } from "@command-center/domain/task/schedule-sentence-messages.de"
import { taskLabelsInGerman } from "@command-center/domain/task/task-label-messages.de"
import { utgFlowLabelsInGerman } from "@command-center/domain/utg/utg-flow-messages.de"
import type { Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { openList } from "../support/list-page.ts"
import { heading, kept } from "../support/parts.ts"
import { expect, test } from "../support/rollouts.ts"
import { cut, unspoken } from "../support/spoken-page.ts"

test.use({ person: "dana.whitlock" })

const menuButton = (page: Page) => page.locator("button[aria-haspopup=menu]", { hasText: "dana.whitlock" })

/** Chooses an entry of the user's menu with the keys alone. */
const chooseLanguage = async (page: Page, name: string) => {
  await menuButton(page).focus()
  await page.keyboard.press("Enter")
  const entry = page.getByRole("menuitemradio", { name, exact: true })
  const isThere = () => entry.evaluate((element) => element === document.activeElement)
  for (let steps = 0; steps < 20 && !(await isThere()); steps += 1) await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
}

test("somebody switches to German with the keyboard, and back", async ({ page }) => {
  await page.goto("/be/12/dashboard")
  await expect(page.getByRole("heading", { name: fleetMessages.today })).toBeVisible()
  await menuButton(page).click()
  const group = page.getByRole("group", { name: languageMessages.language })
  await expect(group.getByRole("menuitemradio")).toHaveText(["English", "Deutsch"])
  await expect(group.getByRole("menuitemradio", { name: "English" })).toHaveAttribute("aria-checked", "true")
  await page.keyboard.press("Escape")

  await chooseLanguage(page, "Deutsch")
  await expect(page.locator("html")).toHaveAttribute("lang", "de")
  await expect(heading(page, frameMessagesInGerman.dashboard)).toBeVisible()
  expect(await kept(page, "language")).toBe("de")
  await openList(page, "/be/12/utgs")
  await expect(heading(page, listWordsInGerman.utgs.title)).toBeVisible()
  await page.getByRole("grid").locator("tbody input[type=checkbox]").first().click()
  await page.getByRole("button", { name: utgFlowLabelsInGerman.scheduleTask, exact: true }).click()
  const schedule = page.getByRole("dialog")
  await expect(schedule.getByRole("radio", { name: taskLabelsInGerman.future })).toBeVisible()
  await expect(schedule).toContainText(scheduleSentencesInGerman.utgs(1))
  await schedule.getByRole("button", { name: controlMessagesInGerman.cancel, exact: true }).click()
  await page.reload()
  await expect(heading(page, listWordsInGerman.utgs.title)).toBeVisible()

  await chooseLanguage(page, "English")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expect(heading(page, listWords.utgs.title)).toBeVisible()
})

test("where the German texts cannot be had, the console says so in English", async ({ page, complaints }) => {
  complaints.expect(/wordings/u)
  await page.addInitScript(() => localStorage.setItem("language", "de"))
  await page.route("**/assets/wordings-*.js", (route) => route.abort())
  await page.goto("/be/12/dashboard")
  await expect(page.getByRole("alert")).toContainText(languageMessages.missing("Deutsch"))
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
})

for (const width of [1440, 390]) {
  test.describe(`in a language with longer words, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, kept: { language: "pseudo" } })

    const judge = async (page: Page) => {
      expect.soft(await unspoken(page)).toEqual([])
      expect.soft(await cut(page)).toEqual([])
      expect.soft(await barriers(page)).toEqual([])
    }

    test("dashboard, UTG list, Schedule Task, a UTG and planning a rollout fit, and say nothing of their own", async ({
      page,
      rollouts
    }) => {
      test.setTimeout(120_000)
      expect(rollouts).toBeDefined()
      await page.goto("/be/12/dashboard")
      await expect(page.getByRole("table").first()).toBeVisible({ timeout: 60_000 })
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
      await judge(page)

      await openList(page, "/be/12/utgs")
      await judge(page)
      await page.getByRole("grid").locator("tbody input[type=checkbox]").first().click()
      if (width < 576) await page.locator(".cc-selection-open").click()
      await judge(page)
      await page
        .getByRole("button", { name: /Šçĥéðûļé/u })
        .first()
        .click()
      await expect(page.getByRole("dialog").getByRole("radio").first()).toBeVisible()
      await judge(page)

      await page.goto("/be/15/utgs/22669")
      await expect(page.getByRole("textbox").first()).toBeVisible()
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
      await judge(page)

      await page.goto("/be/12/rollouts/new")
      await expect(page.locator("main h1")).toBeVisible()
      await judge(page)
    })
  })
}

test("a column and the address that filters it are called the same in German", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("language", "de"))
  await openList(page, "/be/12/utgs?filter=Merchant+contains+o")
  await expect(page.getByRole("columnheader", { name: "Merchant" })).toBeVisible()
  await expect(heading(page, listWordsInGerman.utgs.title)).toBeVisible()
  await expect(page.locator(".cc-chip").filter({ hasText: "Merchant" })).toBeVisible()
})
