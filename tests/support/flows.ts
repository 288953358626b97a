import type { Locator, Page } from "@playwright/test"
import { button, chooseAction, column, dialog, openList, rows } from "./list-page.ts"

/** A dialog or page that sends something, ready to: how it is filled, and how its calls are known. */
export interface Flow {
  readonly title: string
  readonly list: string
  readonly fill: (page: Page) => Promise<void>
  /** Where it is sent from; the dialog of its title where absent. */
  readonly shown?: (page: Page) => Locator
  readonly submit: string
  /** What of the filled dialog must outlive everything but giving it up. */
  readonly typed: ReadonlyArray<readonly [label: string, value: string]>
  readonly call: { readonly method: string; readonly path: RegExp }
  /** The field whose Enter submits; a dialog without one is answered by its button. */
  readonly enterIn?: string
}

export const creations: ReadonlyArray<Flow> = [
  {
    title: "Add a New Profile",
    list: "/be/12/profiles",
    fill: async (page) => {
      await button(page, "New").click()
      await dialog(page, "Add a New Profile").getByRole("textbox", { name: "Name" }).fill("Held profile")
      await dialog(page, "Add a New Profile").getByLabel("UTG Version").selectOption("5.0.0.3124")
    },
    submit: "Add",
    typed: [["Name", "Held profile"]],
    call: { method: "POST", path: /\/businessentities\/12\/componentProfiles$/u },
    enterIn: "Name"
  },
  {
    title: "Clone Profile",
    list: "/be/12/profiles",
    fill: async (page) => {
      await chooseAction(page, (await column(page, "Profile Name"))[0] ?? "", "Clone profile")
      await dialog(page, "Clone Profile").getByRole("textbox", { name: "Name" }).fill("Held clone")
    },
    submit: "Clone",
    typed: [["Name", "Held clone"]],
    call: { method: "POST", path: /\/businessentities\/12\/componentProfiles/u },
    enterIn: "Name"
  },
  {
    title: "New Config Template",
    list: "/be/12/templates",
    fill: async (page) => {
      await button(page, "New").click()
      await dialog(page, "New Config Template").getByRole("textbox", { name: "Name" }).fill("Held template")
    },
    submit: "Add New",
    typed: [["Name", "Held template"]],
    call: { method: "POST", path: /\/management\/businessentities\/12\/[^/]*[Tt]emplates/u },
    enterIn: "Name"
  },
  {
    title: "Upload Form",
    list: "/be/12/forms",
    fill: async (page) => {
      await button(page, "Upload").click()
      const uploading = dialog(page, "Upload Form")
      await uploading.getByRole("textbox", { name: "Name" }).fill("Held form")
      await uploading.getByLabel("Device Type").selectOption({ label: "lane5000" })
      await uploading
        .getByLabel("File", { exact: false })
        .setInputFiles({ name: "held.tgz", mimeType: "application/gzip", buffer: Buffer.from("bytes") })
    },
    submit: "Upload",
    typed: [
      ["Name", "Held form"],
      ["Device Type", "27"]
    ],
    call: { method: "POST", path: /\/componentDeviceForms\/create$/u },
    enterIn: "Name"
  },
  {
    title: "New Installation",
    list: "/be/12/installations",
    fill: async (page) => {
      await button(page, "New").click()
      const wizard = dialog(page, "New Installation")
      await button(wizard, "Install and Connect a New UTG").click()
      await wizard.getByRole("textbox", { name: "Installation Name" }).fill("Held installation")
      await wizard.getByRole("textbox", { name: "UTG Install Location" }).fill("d:\\utg")
    },
    submit: "Create",
    typed: [
      ["Installation Name", "Held installation"],
      ["UTG Install Location", "d:\\utg"]
    ],
    call: { method: "POST", path: /\/businessentities\/12\/installations$/u },
    enterIn: "Installation Name"
  }
]

const userFields = [
  ["Username", "held.user"],
  ["First Name", "Ada"],
  ["Last Name", "Byron"],
  ["Email Address", "held@quillmark.example"],
  ["Verify Email Address", "held@quillmark.example"]
] as const

/** Its rights are another person's. */
export const addingUser: Flow = {
  title: "Add new user",
  list: "/be/12/users",
  fill: async (page) => {
    await button(page, "Create User").click()
    const adding = dialog(page, "Add new user")
    for (const [label, text] of userFields) await adding.getByRole("textbox", { name: label, exact: true }).fill(text)
    await adding.getByRole("radio", { name: "Manager" }).check()
  },
  submit: "Add",
  typed: userFields,
  call: { method: "POST", path: /\/businessentities\/12\/users$/u },
  enterIn: "Last Name"
}

/** What asks and deletes: a typed word, or a click. */
export const deletions: ReadonlyArray<Flow> = [
  {
    title: "Delete Profile",
    list: "/be/12/profiles",
    fill: async (page) => {
      const name = (await column(page, "Profile Name"))[0] ?? ""
      await chooseAction(page, name, "Delete profile")
      await dialog(page, "Delete Profile").getByRole("textbox").fill(name)
    },
    submit: "Delete",
    typed: [],
    call: { method: "POST", path: /\/componentprofiles\/\d+$/u }
  },
  {
    title: "Delete Config Template",
    list: "/be/12/templates",
    fill: async (page) =>
      chooseAction(page, (await column(page, "Config Template Name"))[0] ?? "", "Delete config template"),
    submit: "Delete",
    typed: [],
    call: { method: "(POST|DELETE)", path: /[Tt]emplates\/\d+$/u }
  },
  {
    title: "Delete Form",
    list: "/be/12/forms",
    fill: async (page) => chooseAction(page, (await column(page, "Name"))[0] ?? "", "Delete form"),
    submit: "Delete",
    typed: [],
    call: { method: "(POST|DELETE)", path: /\/componentDeviceForms\/\d+/u }
  },
  {
    title: "Deactivate Install",
    list: "/be/12/installations",
    fill: async (page) => {
      const entry = page.getByRole("menuitem", { name: "Deactivate Install", exact: true })
      for (const row of await rows(page).all()) {
        await button(row, /^Actions for/u).click()
        if ((await entry.count()) > 0) return entry.click()
        await page.keyboard.press("Escape")
      }
    },
    submit: "Deactivate",
    typed: [],
    call: { method: "(POST|PUT|DELETE)", path: /\/installations\/\d+/u }
  }
]

/** Opens the list of a flow, and its dialog ready to be sent. */
export const ready = async (page: Page, flow: Flow) => {
  await openList(page, flow.list)
  await flow.fill(page)
  return flow.shown?.(page) ?? dialog(page, flow.title)
}
