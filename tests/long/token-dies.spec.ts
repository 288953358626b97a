import { shellMessages } from "@command-center/domain/message/shell-messages"
import type { BrowserContext, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog, grid } from "../support/list-page.ts"
import { kept, toasts, userMenu } from "../support/parts.ts"
import { recordRow, seed } from "./support/budget.ts"

// Lists, dialogs, the wizard and another user are journeys (session-ends, session-flows); this is the rest.

const signIn = async (page: Page, path: string) => {
  await page.goto(path)
  await page.getByRole("link", { name: "click here to login" }).click()
  await page.getByRole("button", { name: /Dana Whitlock/u }).click()
  await expect(userMenu(page)).toBeVisible()
}

const expired = (page: Page) => dialog(page, shellMessages.expiredTitle)

const signInBeside = async (page: Page, context: BrowserContext) => {
  await expect(expired(page)).toBeVisible()
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Sign in in a new tab" }).click()
  ])
  await tab.getByRole("button", { name: /Dana Whitlock/u }).click()
  await expect(userMenu(tab)).toBeVisible()
  await tab.close()
  await expect(expired(page)).toBeHidden()
}

const held = async (check: () => Promise<void>) => {
  const failure = await check().then(
    () => null,
    (error: unknown) => error
  )
  recordRow({ row: "Token dies anywhere", cases: 1, failures: failure === null ? 0 : 1, seed })
  if (failure !== null) throw failure
}

test("under a UTG that is edited: what was typed stays, and is saved after a sign-in beside it", async ({
  page,
  context,
  faults,
  complaints
}) => {
  complaints.expect(/status of 401/u)
  await signIn(page, "/be/12/utgs")
  await grid(page).getByRole("link").first().click()
  const lane = page.getByRole("textbox", { name: "Lane" })
  await lane.fill("78")
  await held(async () => {
    await faults.endToken((await kept(page, "accessToken")) ?? "")
    await button(page, "Update").click()
    await signInBeside(page, context)
    await expect(lane).toHaveValue("78")
    await button(page, "Update").click()
    await expect(toasts(page)).toHaveCount(1)
    await expect(button(page, "Cancel"), "it is saved").toBeDisabled()
    await expect(lane).toHaveValue("78")
  })
})
