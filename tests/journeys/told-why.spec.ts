import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog, openList, selection } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

interface Refused {
  readonly list: string
  readonly opened: string
  readonly title: string
  readonly submit: string
  readonly reason: RegExp
}

const refused: ReadonlyArray<Refused> = [
  {
    list: "profiles",
    opened: "New",
    title: "Add a New Profile",
    submit: "Add",
    reason: /^Still needed: Name, UTG Version\.$/u
  },
  {
    list: "forms",
    opened: "Upload",
    title: "Upload Form",
    submit: "Upload",
    reason: /^Still needed: Name, .+File\.$/u
  },
  {
    list: "users",
    opened: "Create User",
    title: "Add new user",
    submit: "Add",
    reason: /^Still needed: Username, First Name, Last Name, /u
  }
]

/** By keyboard, as who does not see the pointer's tooltip. */
const toldBy = async (page: Page, { title, submit, reason }: Refused) => {
  const send = button(dialog(page, title), submit)
  await expect(send).toBeDisabled()
  await send.focus()
  await expect(page.getByRole("tooltip")).toHaveText(reason)
}

test("a button that cannot send yet is reached by keyboard and says what it needs", async ({ page }) => {
  for (const each of refused) {
    await openList(page, `/be/12/${each.list}`)
    await button(page, each.opened).first().click()
    await toldBy(page, each)
  }
  await openList(page, "/be/12/utgs")
  await page.getByRole("grid").getByRole("checkbox").nth(1).check()
  await button(selection(page), "Remove From Command Center").click()
  const remove = page
    .getByRole("dialog", { name: "Remove UTGs" })
    .or(page.getByRole("alertdialog", { name: "Remove UTGs" }))
  await button(remove, "Delete").focus()
  await expect(page.getByRole("tooltip")).toHaveText("Type delete to confirm")
})

test("each action of a record has a picture beside its words", async ({ page }) => {
  await page.goto("/be/15/utgs/20397")
  await button(page, "Actions").click()
  const items = page.getByRole("menuitem")
  await expect(items).toHaveText([
    "Schedule Task",
    "Restart UTG",
    "Apply a Profile",
    "Apply a Config Template",
    "Remove From Command Center"
  ])
  for (const item of await items.all()) await expect(item.locator("svg")).toHaveCount(1)
})
