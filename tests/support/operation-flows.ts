import type { Page } from "@playwright/test"
import type { Flow } from "./flows.ts"
import { button, chooseAction, dialog, grid, searchBox } from "./list-page.ts"
import { ipp320, isc480 } from "./push-dialog.ts"
import { tabs } from "./record-page.ts"
import { choose, utg } from "./schedule-dialog.ts"

/** Opens an action of the first row in view that offers it. */
const openForFirst = async (page: Page, action: string): Promise<void> => {
  const entry = page.getByRole("menuitem", { name: action, exact: true })
  for (const gear of await button(grid(page), /^Actions for/u).all()) {
    await gear.click()
    if ((await entry.count()) > 0) return entry.click()
    await page.keyboard.press("Escape")
  }
  throw new Error(`No row in view offers ${action}.`)
}

const tasks = { method: "POST", path: /\/tasksbulk$/u } as const

/** What is done with targets of a list: one target, so that one call is all there is to send. */
export const operations: ReadonlyArray<Flow> = [
  {
    title: "Schedule Task",
    list: "/be/14/utgs",
    fill: async (page) => {
      await searchBox(page).fill(utg)
      await chooseAction(page, utg, "Schedule Task")
      await choose(dialog(page, "Schedule Task"), "Start/Stop", "Stop", "Immediate Task")
    },
    submit: "Schedule Task",
    typed: [],
    call: tasks
  },
  {
    title: "Apply a Profile",
    list: "/be/14/utgs",
    fill: async (page) => {
      await chooseAction(page, utg, "Apply a Profile")
      await dialog(page, "Apply a Profile").getByLabel("Profile").selectOption({ index: 1 })
    },
    submit: "Apply",
    typed: [],
    call: { method: "(POST|PUT)", path: /\/componentProfileAssignments$/u }
  },
  {
    title: "Apply Config Template",
    list: "/be/14/utgs",
    fill: async (page) => {
      await chooseAction(page, utg, "Apply a Config Template")
      await dialog(page, "Apply Config Template").getByLabel("Config Template").selectOption({ index: 1 })
    },
    submit: "Submit",
    typed: [],
    call: { method: "(POST|PUT)", path: /\/merge\/\d+$/u }
  },
  {
    title: "Remove UTGs",
    list: "/be/14/utgs",
    fill: async (page) => {
      await chooseAction(page, utg, "Remove From Command Center")
      await dialog(page, "Remove UTGs").getByLabel("Type delete to confirm").fill("delete")
    },
    submit: "Delete",
    typed: [],
    call: { method: "POST", path: /\/machines\/[^/]+$/u },
    enterIn: "Type delete to confirm"
  },
  {
    title: "Delete Tasks",
    list: "/be/12/tasks",
    fill: async (page) => openForFirst(page, "Delete Task"),
    submit: "Delete",
    typed: [],
    call: { method: "POST", path: /\/machines\/[^/]+\/tasks\/\d+$/u }
  },
  {
    title: "Push Forms",
    list: "/be/12/devices",
    fill: async (page) => {
      await searchBox(page).fill(isc480[1])
      await chooseAction(page, isc480[1], "Push forms")
      const opened = dialog(page, "Push Forms")
      await opened.getByRole("combobox", { name: "Form" }).selectOption({ index: 1 })
      await opened.getByRole("checkbox", { name: "Run Immediately" }).check()
    },
    submit: "Apply",
    typed: [],
    call: tasks
  },
  {
    title: "Update Firmware",
    list: "/be/12/devices",
    fill: async (page) => {
      await searchBox(page).fill(ipp320[0])
      await chooseAction(page, ipp320[0], "Update Firmware")
      const opened = dialog(page, "Update Firmware")
      await opened.getByRole("combobox", { name: "Form" }).selectOption({ index: 1 })
      await opened.getByRole("combobox", { name: "Device" }).selectOption("ipp320")
      await opened.getByRole("radiogroup", { name: "Model number pattern" }).getByRole("radio").first().check()
      await opened.getByRole("checkbox", { name: "Run Immediately" }).check()
    },
    submit: "Apply",
    typed: [],
    call: tasks
  }
]

const openFirstRecord = (page: Page): Promise<void> => grid(page).getByRole("link").first().click()
const onPage = { submit: "Update", typed: [], shown: (page: Page) => page.getByRole("main") } as const
const inReview = { submit: "Save", typed: [], shown: (page: Page) => dialog(page, "Review Changes") } as const
const nameOf = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "Name" })

/** The pages that save what was changed on them. */
export const saves: ReadonlyArray<Flow> = [
  {
    ...onPage,
    title: "UTG Detail",
    list: "/be/14/utgs",
    fill: async (page) => {
      await openFirstRecord(page)
      await tabs(page, "UTG").filter({ hasText: "General" }).click()
      await page.getByRole("textbox", { name: "Lane" }).fill("77")
    },
    call: { method: "(POST|PUT)", path: /\/components\/[^/]+$/u },
    enterIn: "Lane"
  },
  {
    ...onPage,
    title: "Config Template",
    list: "/be/12/templates",
    fill: async (page) => {
      await openFirstRecord(page)
      await nameOf(page).fill("Held template")
    },
    call: { method: "(POST|PUT)", path: /\/configtemplates\/\d+$/u },
    enterIn: "Name"
  },
  {
    ...inReview,
    title: "Configuration",
    list: "/be/15/utgs",
    fill: async (page) => {
      await page.goto("/be/15/utgs/20007/config")
      await page.getByLabel("Site name", { exact: true }).fill("Held site")
      await button(page, "Update").click()
    },
    call: { method: "(POST|PUT)", path: /\/componentConfigs\/0$/u }
  },
  {
    ...inReview,
    title: "Profile JSON",
    list: "/be/12/profiles",
    fill: async (page) => {
      await page.goto("/be/12/profiles/403/edit?debug")
      const json = page.getByRole("textbox", { name: "JSON" })
      await json.fill((await json.inputValue()).replace(/"siteName": "[^"]*"/u, '"siteName": "Held site"'))
      await button(page, "Submit").click()
    },
    call: { method: "(POST|PUT)", path: /\/componentProfiles\/403$/u }
  }
]
