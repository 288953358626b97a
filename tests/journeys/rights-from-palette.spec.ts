import { shellMessages } from "@command-center/domain/message/shell-messages"
import { rightsMessages, subjectLabels } from "@command-center/domain/permission/rights-messages"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { dialog } from "../support/list-page.ts"

const { chain } = knownAccounts

const why = (page: Page) => dialog(page, rightsMessages.title)
const verdict = (page: Page) => why(page).getByRole("status").first()

for (const [person, id, subject, told, ignored] of [
  ["otto.brandt", chain.id, "Utgs", "can neither view nor edit", "disabled"],
  ["otto.brandt", chain.id, "Devices", "can view, but not edit", null],
  ["priya.raman", chain.id, "Tasks", "can view and edit", null],
  ["curtis.vance", chain.id, "Installations", "can view and edit", null],
  ["curtis.vance", chain.id, "Users", "can neither view nor edit", null],
  ["marta.oyelaran", chain.id, "Users", "can view and edit", null],
  ["ivy.castellano", chain.id, "Devices", "can neither view nor edit", null]
] as const) {
  test.describe(`${person} and ${subject}`, () => {
    test.use({ person })

    test(`are told “${told}” from the palette`, async ({ page }) => {
      await page.goto(`/be/${id}/dashboard`)
      await page.getByRole("heading", { name: "Dashboard" }).first().waitFor()
      await page.keyboard.press("Control+k")
      await expect(dialog(page, shellMessages.palette).getByRole("combobox")).toBeFocused()
      await page.keyboard.type("why")
      await page.keyboard.press("Enter")
      await why(page).getByLabel(rightsMessages.subject).selectOption(subject)
      await expect(verdict(page)).toHaveText(`You ${told} ${subjectLabels[subject]} at ${chain.name}.`)
      if (ignored !== null) await expect(why(page).getByText(rightsMessages.ignored(ignored)).first()).toBeVisible()
    })
  })
}
