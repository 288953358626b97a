import type { ProfileTab, RecordTab } from "@command-center/domain/navigation/page"
import type { Page } from "@playwright/test"
import { click, dialogNamed, named, press, type Step, typeInto, type Walk } from "./routes-steps.ts"

const utg = "/be/15/utgs/20007"
const profile = "/be/12/profiles/402"

const tab = (record: "UTG" | "Profile", name: string): Step =>
  click(`${name} opens`, (page) =>
    page.getByRole("navigation", { name: record, exact: true }).getByRole("link", { name, exact: true })
  )
const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).first()
const entry = (page: Page) => page.getByRole("main").getByRole("table").getByRole("link").first()

/** One field changed, what would be saved looked at, and all of it taken back. */
const changed = (label: string): ReadonlyArray<Step> => [
  typeInto("a field is changed", field(label), "ab"),
  click("Update opens what changed", named("button", "Update"), dialogNamed("Review Changes")),
  click("what changed closes", named("button", "Continue Editing")),
  click("Undo", named("button", "Undo")),
  click("Redo", named("button", "Redo"))
]

/** The pages that a UTG and a profile have alike. */
const tabs = (record: "UTG" | "Profile", at: string): Readonly<Record<Exclude<RecordTab, "general">, Walk>> => ({
  apiinterfaces: {
    from: at,
    steps: [
      tab(record, "API Interfaces"),
      click("New API Interface opens", named("button", "New API Interface")),
      press("New API Interface closes", ["Escape"])
    ]
  },
  apiinterface: {
    from: `${at}/apiinterfaces`,
    steps: [click("opens", entry), typeInto("a field is changed", field("Description"), "ab")]
  },
  devices: {
    from: at,
    steps: [
      tab(record, "Devices"),
      click("New Device opens", named("button", "New Device")),
      press("New Device closes", ["Escape"])
    ]
  },
  device: {
    from: `${at}/devices`,
    steps: [click("opens", entry), typeInto("a field is changed", field("Device name"), "ab")]
  },
  config: {
    from: at,
    steps: [tab(record, "Configuration"), ...changed("Site name")]
  }
})

export const utgPages: Readonly<Record<RecordTab, Walk>> = {
  general: {
    from: "/be/15/utgs",
    steps: [
      click("opens", (page) => page.getByRole("grid").locator("a[href*='/utgs/']").first()),
      click("Actions opens", named("button", "Actions")),
      click("Schedule Task opens", named("menuitem", "Schedule Task"), dialogNamed("Schedule Task")),
      click("Schedule Task closes", (page) => page.getByRole("dialog").getByRole("button", { name: "Cancel" }))
    ]
  },
  ...tabs("UTG", utg)
}

export const profilePages: Readonly<Record<ProfileTab, Walk>> = {
  general: {
    from: "/be/12/profiles",
    steps: [click("opens", (page) => page.getByRole("grid").locator("a[href$='/profiles/402']").first())]
  },
  ...tabs("Profile", profile),
  edit: {
    from: `${profile}?debug`,
    steps: [
      tab("Profile", "Edit JSON"),
      click("the editor has the focus", named("textbox", "JSON")),
      press("keys of the editor", ["End", "Space", "Backspace"])
    ]
  }
}
