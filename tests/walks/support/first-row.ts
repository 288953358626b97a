import type { Locator, Page } from "@playwright/test"
import { grid } from "../../support/list-page.ts"

const firstActions = (page: Page): Locator =>
  grid(page)
    .getByRole("button", { name: /^Actions for/u })
    .first()

/** Chooses an action of the first row in view. */
export const chooseForFirstRow = async (page: Page, action: string): Promise<void> => {
  await firstActions(page).click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}

/** The name of the first row in view, as its actions have it. */
export const firstName = async (page: Page): Promise<string> =>
  ((await firstActions(page).getAttribute("aria-label")) ?? "").replace("Actions for ", "")
