import { shellMessages } from "@command-center/domain/message/shell-messages"
import { rightsMessages, subjectLabels } from "@command-center/domain/permission/rights-messages"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { dialog } from "../support/list-page.ts"

const { chain } = knownAccounts

const why = (page: Page) => dialog(page, rightsMessages.title)
const verdict = (page: Page) => why(page).getByRole("status").first()

// What is told of everybody at every account is compared in tests/contract/rights-line.test.ts; here is each verdict once.
for (const [person, verdicts] of [
  [
    "otto.brandt",
    [
      ["Utgs", "can neither view nor edit", "disabled"],
      ["Devices", "can view, but not edit", null]
    ]
  ],
  [
    "curtis.vance",
    [
      ["Installations", "can view and edit", null],
      ["Users", "can neither view nor edit", null]
    ]
  ]
] as const) {
  test.describe(person, () => {
    test.use({ person })

    test(`is told from the palette what they may do: ${verdicts.map(([subject]) => subject).join(", ")}`, async ({
      page
    }) => {
      await page.goto(`/be/${chain.id}/dashboard`)
      await page.getByRole("heading", { name: "Dashboard" }).first().waitFor()
      await page.keyboard.press("Control+k")
      await expect(dialog(page, shellMessages.palette).getByRole("combobox")).toBeFocused()
      await page.keyboard.type("why")
      await page.keyboard.press("Enter")
      for (const [subject, told, ignored] of verdicts) {
        await why(page).getByLabel(rightsMessages.subject).selectOption(subject)
        await expect(verdict(page)).toHaveText(`You ${told} ${subjectLabels[subject]} at ${chain.name}.`)
        if (ignored !== null) await expect(why(page).getByText(rightsMessages.ignored(ignored)).first()).toBeVisible()
      }
    })
  })
}
