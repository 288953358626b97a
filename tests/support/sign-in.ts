import { type BrowserContext, expect, type Page } from "@playwright/test"
import { userMenu } from "./parts.ts"

/** Opens a page as nobody and signs in on the sign-on service's page. */
export const signIn = async (page: Page, path: string, who: RegExp): Promise<void> => {
  await page.goto(path)
  await page.getByRole("link", { name: "click here to login" }).click()
  await page.getByRole("button", { name: who }).click()
  await expect(userMenu(page)).toBeVisible()
}

/** Signs in from the dialog over typed work, in the tab that its link opens. */
export const signInBeside = async (page: Page, context: BrowserContext, who: RegExp): Promise<Page> => {
  const [tab] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: "Sign in in a new tab" }).click()
  ])
  await tab.getByRole("button", { name: who }).click()
  await expect(userMenu(tab)).toBeVisible()
  return tab
}
