import type { Page } from "@playwright/test"
import { grid } from "../../support/list-page.ts"

/** Chooses an action of the first row in view. */
export const chooseForFirstRow = async (page: Page, action: string): Promise<void> => {
  await grid(page)
    .getByRole("button", { name: /^Actions for/u })
    .first()
    .click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}
