import { shellMessages } from "@command-center/domain/message/shell-messages"
import { rightsMessages, subjectLabels } from "@command-center/domain/permission/rights-messages"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import type { Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { button, checkboxOf, dialog, openList, rows, selection } from "../support/list-page.ts"

const { chain } = knownAccounts

const why = (page: Page) => dialog(page, rightsMessages.title)
const verdict = (page: Page) => why(page).getByRole("status").first()

test.describe("someone who only reads", () => {
  test.use({ person: "ravi.natarajan" })

  test("is told in the bar of what is selected, of its area", async ({ page }) => {
    for (const [path, subject] of [
      ["tasks", subjectLabels.Tasks],
      ["devices", subjectLabels.Devices],
      ["utgs", subjectLabels.Utgs]
    ] as const) {
      await openList(page, `/be/12/${path}`)
      await rows(page).first().getByRole("checkbox").check()
      await button(selection(page), shellMessages.whyNot).click()
      await expect(verdict(page)).toHaveText(`You can view, but not edit ${subject} at ${chain.name}.`)
      await page.keyboard.press("Escape")
      await expect(why(page)).toBeHidden()
    }
    await button(selection(page), shellMessages.whyNot).click()
    expect(await barriers(page)).toEqual([])
  })
})

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

test.describe("someone who may edit", () => {
  test.use({ person: "dana.whitlock" })

  test("is asked no such question", async ({ page }) => {
    await openList(page, "/be/12/utgs")
    await checkboxOf(page, "10.10.50.7").check()
    await expect(selection(page)).toBeVisible()
    await expect(page.getByText(shellMessages.whyNot)).toHaveCount(0)
  })
})
