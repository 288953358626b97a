import type { Area } from "@command-center/domain/permission/area"
import type { Page } from "@playwright/test"
import {
  click,
  dialogNamed,
  linkOfNavigation,
  named,
  press,
  type Step,
  typeInto,
  visitDialog,
  type Walk
} from "./routes-steps.ts"

const dashboard = "/be/1/dashboard"

const rowBox = (at: number) => (page: Page) => page.locator(".cc-row").nth(at).getByRole("checkbox")

const opened = (path: string, title: string): Step => click("opens", linkOfNavigation(path), named("heading", title))

/** What every list has. */
const common: ReadonlyArray<Step> = [
  click("sorts", (page) => page.locator(".cc-sort").first()),
  click("sorts the other way", (page) => page.locator(".cc-sort").first()),
  typeInto("search", (page) => page.getByRole("searchbox", { name: "Search", exact: true }), "ab"),
  press("search taken back", ["Backspace", "Backspace"]),
  click("View opens", (page) => page.getByRole("toolbar", { name: "List" }).getByRole("button", { name: /^View\b/u })),
  press("View closes", ["Escape"])
]

const menuOfRow: ReadonlyArray<Step> = [
  click("a row's menu opens", (page) => page.getByRole("button", { name: /^Actions for/u }).first()),
  press("a row's menu closes", ["Escape"])
]

const selected: ReadonlyArray<Step> = [
  click("a row is selected", rowBox(0)),
  click("another is selected", rowBox(1)),
  click("all of the page are selected", (page) => page.getByRole("checkbox", { name: "Select all", exact: true }))
]

const filters: ReadonlyArray<Step> = [
  click("Filters opens", named("button", /^Filters/u), dialogNamed("Filters")),
  click("another property", (page) => page.getByRole("dialog").locator(".cc-property").nth(2)),
  typeInto("its value", (page) => page.getByRole("dialog").getByRole("region").getByRole("textbox").first(), "ab"),
  click("Filters closes", (page) => page.getByRole("dialog").getByRole("button", { name: "Cancel", exact: true }))
]

const turned: ReadonlyArray<Step> = [
  click("next page", named("button", "Next page")),
  click("previous page", named("button", "Previous page"))
]

const list = (path: string, title: string, steps: ReadonlyArray<Step>): Walk => ({
  from: dashboard,
  steps: [opened(path, title), ...common, ...steps]
})

/** The lists of the documents, in the order of the navigation links. */
export const lists = {
  utgs: list("utgs", "UTG List", [
    ...turned,
    ...menuOfRow,
    ...filters,
    click("Narrow opens", named("button", "Narrow")),
    click("Narrow closes", named("button", "Narrow")),
    click("a row is selected", rowBox(0)),
    ...[
      ["Schedule Task", "Schedule Task"],
      ["Apply a Profile", "Apply a Profile"],
      ["Apply a Config Template", "Apply Config Template"]
    ].flatMap(([name = "", title = ""]) => visitDialog(title, named("button", name))),
    click("another is selected", rowBox(1)),
    click("all of the page are selected", (page) => page.getByRole("checkbox", { name: "Select all", exact: true }))
  ]),
  templates: list("templates", "Config Template List", [
    ...menuOfRow,
    ...visitDialog("New Config Template", named("button", "New"))
  ]),
  tasks: list("tasks", "Tasks List", [...turned, ...filters, ...selected]),
  devices: list("devices", "Device Management", [...turned, ...menuOfRow, ...selected]),
  forms: list("forms", "Form Manager", [...menuOfRow, ...visitDialog("Upload Form", named("button", "Upload"))]),
  profiles: list("profiles", "Profile List", [
    ...menuOfRow,
    ...visitDialog("Add a New Profile", named("button", "New"))
  ]),
  installations: list("installations", "Installation List", [
    ...menuOfRow,
    ...visitDialog("New Installation", named("button", "New"), "Close")
  ]),
  users: list("users", "User List", [...visitDialog("Add new user", named("button", "Create User"))])
} satisfies Readonly<Partial<Record<Area, Walk>>>
