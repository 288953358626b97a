import { expect, type Locator, type Page } from "@playwright/test"
import { dialog } from "../../support/list-page.ts"
import type { Person } from "../../support/people.ts"

/** A form that somebody can lose, at the page. */
export interface TypedForm {
  readonly name: string
  /** Who opens it; dana.whitlock when left out. */
  readonly person?: Person
  readonly account: number
  /** It is there in debug mode only. */
  readonly isDebug?: true
  /** The link that leads to its list. */
  readonly list: string
  readonly open: (page: Page) => Promise<void>
  /** The dialog it is in; null where it is a page. */
  readonly title: string | null
  readonly type: (page: Page) => Promise<void>
  readonly isTyped: (page: Page) => Promise<void>
  /** Back to what it began with. */
  readonly undo: (page: Page) => Promise<void>
}

type Typing = Pick<TypedForm, "type" | "isTyped" | "undo">

export const typing = (field: (page: Page) => Locator, typed: string, first = ""): Typing => ({
  type: (page) => field(page).fill(typed),
  isTyped: (page) => expect(field(page)).toHaveValue(typed),
  undo: (page) => field(page).fill(first)
})

/** What the field held before is only known then. */
export const editing = (field: (page: Page) => Locator, changed: (before: string) => string): Typing => {
  let before = ""
  return {
    type: async (page) => {
      before = await field(page).inputValue()
      await field(page).fill(changed(before))
    },
    isTyped: (page) => expect(field(page)).toHaveValue(changed(before)),
    undo: (page) => field(page).fill(before)
  }
}

export const inDialog =
  (title: string, label: string) =>
  (page: Page): Locator =>
    dialog(page, title).getByRole("textbox", { name: label, exact: true })
