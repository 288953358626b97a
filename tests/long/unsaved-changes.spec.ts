import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { button, dialog } from "../support/list-page.ts"
import { heading, links } from "../support/parts.ts"
import { recordRow, seed } from "./support/budget.ts"
import { shareOf } from "./support/seeded-share.ts"
import type { TypedForm } from "./support/typed-form.ts"
import { openForm, typedForms } from "./support/typed-forms.ts"

const question = (page: Page) => dialog(page, "Unsaved Changes")
const cancel = (page: Page, { title }: TypedForm) =>
  button(title === null ? page.getByRole("main") : dialog(page, title), "Cancel")

/** Links behind a dialog are out of a pointer's reach, not out of the page's. */
const follow = (page: Page, address: RegExp) =>
  page.evaluate((pattern) => {
    const all = [
      ...document.querySelectorAll<HTMLAnchorElement>("nav a[href], [role=treeitem] a[href], a[role=treeitem]")
    ]
    const link = all.find(({ pathname }) => new RegExp(pattern, "u").test(pathname))
    if (link === undefined) throw new Error(`no link leads to ${pattern}`)
    link.click()
  }, address.source)

/** Each is asked by the console itself. */
const exits: Readonly<Record<string, (page: Page, form: TypedForm) => Promise<void>>> = {
  Cancel: (page, form) => cancel(page, form).click(),
  Escape: (page) => page.keyboard.press("Escape"),
  "a link": (page) => follow(page, /\/dashboard$/u),
  Back: (page) => page.evaluate(() => history.back()),
  "another account": (page, { account }) => follow(page, new RegExp(`^/be/(?!${account}/)\\d+/`, "u"))
}

/** The browser asks: what it is told keeps the page. */
const closeTab = async (page: Page) => {
  const asked = page.waitForEvent("dialog")
  await page.close({ runBeforeUnload: true })
  const asking = await asked
  expect(asking.type()).toBe("beforeunload")
  await asking.dismiss()
}

const tried = async (form: TypedForm, page: Page) => {
  const failed: Array<string> = []
  const attempt = async (exit: string, check: () => Promise<void>) => {
    try {
      await check()
    } catch (error) {
      failed.push(`${form.name}, ${exit}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  await openForm(page, form)
  await form.type(page)
  const { pathname } = new URL(page.url())
  for (const [exit, leave] of Object.entries(exits))
    await attempt(exit, async () => {
      await leave(page, form)
      await expect(question(page), "asked").toBeVisible()
      await button(question(page), "Continue Editing").click()
      await expect(question(page)).toBeHidden()
      await form.isTyped(page)
      expect(new URL(page.url()).pathname, "still there").toBe(pathname)
    })
  await attempt("the tab's end", async () => {
    await closeTab(page)
    await form.isTyped(page)
  })
  await attempt("nothing differs any longer", async () => {
    await form.undo(page)
    if (form.title === null) {
      await expect(cancel(page, form)).toBeDisabled()
      await links(page).getByText("Dashboard", { exact: true }).click()
      await expect(heading(page, "Dashboard")).toBeVisible()
    } else {
      await cancel(page, form).click()
      await expect(dialog(page, form.title)).toBeHidden()
    }
    await expect(question(page)).toBeHidden()
  })
  recordRow({ row: "Unsaved changes", cases: Object.keys(exits).length + 2, failures: failed.length, seed })
  expect(failed).toEqual([])
}

for (const form of shareOf(typedForms, 1))
  test.describe(form.name, () => {
    test.use({ person: form.person ?? "dana.whitlock" })
    test("is asked for on every way out, stays when somebody goes on, and is let go when nothing differs", async ({
      page
    }) => {
      test.setTimeout(120_000)
      page.setDefaultTimeout(10_000)
      await tried(form, page)
    })
  })
