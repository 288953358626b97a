import type { Locator, Page } from "@playwright/test"

/** One thing that somebody does on a page. */
export interface Step {
  readonly what: string
  /** What is clicked first. */
  readonly on: ((page: Page) => Locator) | null
  readonly keys: ReadonlyArray<string>
  /** What must be there in the end: otherwise the step did not do what it is named by. */
  readonly shown: ((page: Page) => Locator) | null
}

export interface Walk {
  /** The address at which it begins; what loads there is no part of it. */
  readonly from: string
  readonly steps: ReadonlyArray<Step>
}

type Find = (page: Page) => Locator

export const click = (what: string, on: Find, shown: Find | null = null): Step => ({ what, on, keys: [], shown })
export const press = (what: string, keys: ReadonlyArray<string>, shown: Find | null = null): Step => ({
  what,
  on: null,
  keys,
  shown
})
export const typeInto = (what: string, on: Find, text: string): Step => ({ what, on, keys: [...text], shown: null })

export const named =
  (role: "button" | "link" | "menuitem" | "radio" | "checkbox" | "textbox" | "heading", name: string | RegExp): Find =>
  (page) =>
    page.getByRole(role, typeof name === "string" ? { name, exact: true } : { name })

export const dialogNamed =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }))

const inDialog =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole("dialog").or(page.getByRole("alertdialog")).getByRole("button", { name, exact: true }).last()

export const linkOfNavigation =
  (path: string): Find =>
  (page) =>
    page.getByRole("navigation", { name: "Main" }).locator(`a[href$="/${path}"]`)

/** A dialog as it opens, and how it is left. */
export const visitDialog = (title: string | RegExp, open: Find, leave = "Cancel"): ReadonlyArray<Step> => [
  click(`${String(title)} opens`, open, dialogNamed(title)),
  click(`${String(title)} closes`, inDialog(leave))
]
