import { expect, type Locator, type Page } from "@playwright/test"
import * as wizard from "../../support/installation-wizard.ts"
import { button, chooseAction, chooseView, dialog, grid, rows, searchBox } from "../../support/list-page.ts"
import { links } from "../../support/parts.ts"
import { devices } from "../../support/push-dialog.ts"
import { tabs } from "../../support/record-page.ts"
import { utg } from "../../support/schedule-dialog.ts"
import { setting } from "../../support/settings-page.ts"
import { editing, inDialog, type TypedForm, typing } from "./typed-form.ts"

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

/** The first interface of a UTG, to be edited. */
const interfaceOf = async (page: Page) => {
  await grid(page).locator('a[href$="/utgs/20004"]').click()
  await tabs(page, "UTG").filter({ hasText: "API Interfaces" }).click()
  await page
    .getByRole("table", { name: "API Interfaces" })
    .getByRole("link", { name: /^Edit / })
    .first()
    .click()
}

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
  },
  {
    name: "an API interface that is added to a profile",
    account: 12,
    list: "Profiles",
    open: async (page) => {
      await grid(page).locator('a[href$="/profiles/403"]').click()
      await page.getByRole("link", { name: "API Interfaces", exact: true }).click()
      await button(page, "New API Interface").click()
      await page.getByRole("menuitem", { name: "XML over TCP" }).click()
    },
    title: null,
    ...editing(
      (page) => setting(page, "Description"),
      (before) => `${before} 9`
    )
  },
  {
    name: "an API interface of a UTG",
    account: 15,
    list: "UTGs",
    open: interfaceOf,
    title: null,
    ...editing(
      (page) => setting(page, "Description"),
      (before) => `${before} 9`
    )
  },
  {
    name: "the name of a view",
    account: 12,
    list: "UTGs",
    open: async (page) => {
      await chooseView(page, "Views")
      await button(dialog(page, "Views"), "Save as…").click()
    },
    title: "Save as a view",
    ...typing(inDialog("Save as a view", "Name"), "Night")
  }
]

/** Where the form is, by the way somebody goes: what can be gone back to is of the same visit. */
export const openForm = async (page: Page, { account, isDebug, list, open }: TypedForm): Promise<void> => {
  await page.goto(`/be/${account}/dashboard${isDebug === true ? "?debug" : ""}`)
  await links(page).getByText(list, { exact: true }).click()
  await expect(rows(page).first()).toBeVisible()
  await open(page)
}
