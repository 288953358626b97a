import { expect, type Locator, type Page } from "@playwright/test"
import * as wizard from "../../support/installation-wizard.ts"
import { button, chooseAction, dialog, grid, rows, searchBox } from "../../support/list-page.ts"
import { links } from "../../support/parts.ts"
import type { Person } from "../../support/people.ts"
import { devices } from "../../support/push-dialog.ts"
import { utg } from "../../support/schedule-dialog.ts"

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

const typing = (field: (page: Page) => Locator, typed: string, first = ""): Typing => ({
  type: (page) => field(page).fill(typed),
  isTyped: (page) => expect(field(page)).toHaveValue(typed),
  undo: (page) => field(page).fill(first)
})

/** What the field held before is only known then. */
const editing = (field: (page: Page) => Locator, changed: (before: string) => string): Typing => {
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

const inDialog =
  (title: string, label: string) =>
  (page: Page): Locator =>
    dialog(page, title).getByRole("textbox", { name: label, exact: true })

const firstAction = async (page: Page, action: string) => {
  await button(rows(page).first(), /^Actions for /u).click()
  await page.getByRole("menuitem", { name: action, exact: true }).click()
}
const record = (page: Page) => grid(page).getByRole("link").first().click()
const json = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "JSON" })

/** A record's tab, by its label. */
const tab = async (page: Page, label: string) => {
  await record(page)
  await page.getByRole("link", { name: label, exact: true }).click()
}
const atOnce = (opened: Locator) => opened.getByRole("checkbox", { name: "Run Immediately" })
const pushed = (title: string, action: string): Omit<TypedForm, "name"> => ({
  account: 12,
  list: "Devices",
  open: async (page) => {
    await searchBox(page).fill(devices.isc480)
    await chooseAction(page, devices.isc480, action)
  },
  title,
  // A form that was chosen cannot be taken back, another time can.
  type: (page) => atOnce(dialog(page, title)).check(),
  isTyped: (page) => expect(atOnce(dialog(page, title))).toBeChecked(),
  undo: (page) => atOnce(dialog(page, title)).uncheck()
})

const radio = (page: Page, name: string) => dialog(page, "Schedule Task").getByRole("radio", { name, exact: true })

export const typedForms: ReadonlyArray<TypedForm> = [
  {
    name: "a new profile",
    account: 12,
    list: "Profiles",
    open: (page) => button(page, "New").click(),
    title: "Add a New Profile",
    ...typing(inDialog("Add a New Profile", "Name"), "Night")
  },
  {
    name: "a UTG",
    account: 12,
    list: "UTGs",
    open: record,
    title: null,
    ...editing(
      (page) => page.getByRole("textbox", { name: "Lane" }),
      (before) => `${before}7`
    )
  },
  {
    name: "a clone of a profile",
    account: 12,
    list: "Profiles",
    open: (page) => firstAction(page, "Clone profile"),
    title: "Clone Profile",
    ...typing(inDialog("Clone Profile", "Name"), "Night")
  },
  {
    name: "a new config template",
    account: 12,
    list: "Config Templates",
    open: (page) => button(page, "New").click(),
    title: "New Config Template",
    ...typing(inDialog("New Config Template", "Name"), "Night")
  },
  {
    name: "a new user",
    person: "agnes.holloway",
    account: 12,
    list: "Users",
    open: (page) => button(page, "Create User").click(),
    title: "Add new user",
    ...typing(inDialog("Add new user", "Username"), "ada.one")
  },
  {
    name: "a form to upload",
    account: 12,
    list: "Forms",
    open: (page) => button(page, "Upload").click(),
    title: "Upload Form",
    ...typing(inDialog("Upload Form", "Name"), "Menu")
  },
  {
    name: "a task",
    account: 14,
    list: "UTGs",
    open: async (page) => {
      await searchBox(page).fill(utg)
      await chooseAction(page, utg, "Schedule Task")
    },
    title: "Schedule Task",
    type: (page) => radio(page, "Set Offline Mode").check(),
    isTyped: (page) => expect(radio(page, "Set Offline Mode")).toBeChecked(),
    undo: (page) => radio(page, "Configuration Changes").check()
  },
  { name: "forms to push", ...pushed("Push Forms", "Push forms") },
  { name: "firmware to push", ...pushed("Update Firmware", "Update Firmware") },
  {
    name: "a new installation",
    account: 12,
    list: "Installations",
    open: async (page) => {
      await button(page, "New").click()
      await button(wizard.wizard(page), wizard.newUtg).click()
    },
    title: "New Installation",
    ...typing((page) => wizard.field(page, "Installation Name"), "Till 4")
  },
  {
    name: "a UTG's configuration",
    account: 12,
    list: "UTGs",
    open: (page) => tab(page, "Configuration"),
    title: null,
    ...editing(
      (page) => page.getByLabel("Site name", { exact: true }),
      (before) => `${before} East`
    )
  },
  {
    name: "a config template's JSON",
    account: 12,
    list: "Config Templates",
    open: record,
    title: null,
    ...editing(json, (before) => before.replace("{", '{\n  "typed": 1,'))
  },
  {
    name: "a profile's configuration",
    account: 12,
    list: "Profiles",
    open: (page) => tab(page, "Configuration"),
    title: null,
    ...editing(
      (page) => page.getByLabel("Site name", { exact: true }),
      (before) => `${before} East`
    )
  },
  {
    name: "a profile's JSON",
    account: 12,
    list: "Profiles",
    isDebug: true,
    open: (page) => tab(page, "Edit JSON"),
    title: null,
    ...editing(json, (before) => before.replace(/"siteName": "[^"]*"/u, '"siteName": "Typed"'))
  },
  {
    name: "an API interface of a profile",
    account: 12,
    list: "Profiles",
    open: async (page) => {
      await grid(page).locator('a[href$="/profiles/403"]').click()
      await page.getByRole("link", { name: "API Interfaces", exact: true }).click()
      await page
        .getByRole("link", { name: /^Edit / })
        .first()
        .click()
    },
    title: null,
    ...editing(
      (page) => page.getByLabel("Description", { exact: true }),
      (before) => `${before} 9`
    )
  }
]

/** Where the form is, by the way somebody goes: what can be gone back to is of the same visit. */
export const openForm = async (page: Page, { account, isDebug, list, open }: TypedForm): Promise<void> => {
  await page.goto(`/be/${account}/dashboard${isDebug === true ? "?debug" : ""}`)
  await links(page).getByText(list, { exact: true }).click()
  await expect(rows(page).first()).toBeVisible()
  await open(page)
}
