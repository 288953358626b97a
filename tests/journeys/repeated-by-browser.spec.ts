import { writeMessages } from "@command-center/domain/write/write-messages"
import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { create, creation, management, only, verificationId, wizard } from "../support/installation-wizard.ts"
import { button, chooseAction, column, dialog, grid, openList, rows, searchBox } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import { type Asked, askService } from "../support/record-page.ts"
import { choose, openSchedule, submit, utg } from "../support/schedule-dialog.ts"
import { serviceRows } from "../support/service-rows.ts"

/** The connection breaks once after the service acted: the browser sends the call again by itself, and that is answered. */
const repeated = { kind: "dropAfter", times: 1 } as const
/** What stands before the service says nothing of what it did. */
const lost = { kind: "status", status: 504, acts: true, times: 1 } as const

/** The records of that name, as the service has them. */
const named = async (asked: Asked, path: string, key: string, name: string): Promise<number> => {
  const listed: unknown = (await askService(asked, "GET", path))[key]
  return Array.isArray(listed) ? listed.filter((record) => JSON.stringify(record).includes(`"${name}"`)).length : 0
}

/** A name that is taken is a line of the browser's console. */
const conflict = /409/u

/** How the second is named. */
const createdAs = /\d+ created \d{4}-\d\d-\d\d \d+:\d\d [AP]M UTC/u

test.describe("what the browser sends twice by itself", () => {
  test.use({ person: "dana.whitlock" })

  const scheduleTwice = async (page: Page) => {
    const schedule = await openSchedule(page)
    await choose(schedule, "Start/Stop", "Stop", "Immediate Task")
    await submit(schedule)
    await expect(schedule.getByText(/^Some exist more than once/u)).toBeVisible()
    await expect(schedule.getByRole("listitem").filter({ hasText: utg })).toContainText(createdAs)
    return schedule
  }

  test("is a task that is there twice, which is said, and the second is removed though that answer is lost", async ({
    page,
    origin,
    token,
    faults,
    complaints
  }) => {
    complaints.expect(/504/u)
    const before = await serviceRows("tasks", { origin, token, beId: 14 })
    const now = async () => (await serviceRows("tasks", { origin, token, beId: 14 })).length - before.length
    await faults.add({ ...repeated, path: "/tasksbulk" })
    const schedule = await scheduleTwice(page)
    expect(await now()).toBe(2)
    await expect(toasts(page).last()).toContainText("1 task(s) created successfully.")
    await faults.add({ ...lost, path: "/tasks/", method: "DELETE" })
    await button(schedule, writeMessages.removeOthers(1)).click()
    await expect(toasts(page).filter({ hasText: writeMessages.othersRemoved })).toBeVisible()
    await expect(schedule.getByRole("status").first()).toHaveText("1 task(s) created successfully.")
    expect(await now()).toBe(1)
  })

  test("is told of tasks by the operation where the second could not be removed, and stays removable", async ({
    page,
    origin,
    token,
    faults,
    complaints
  }) => {
    complaints.expect(/500/u)
    const before = await serviceRows("tasks", { origin, token, beId: 14 })
    await faults.add({ ...repeated, path: "/tasksbulk" })
    const schedule = await scheduleTwice(page)
    await faults.add({ path: "/tasks/", method: "DELETE", kind: "status", status: 500, times: 1 })
    await button(schedule, writeMessages.removeOthers(1)).click()
    await expect(schedule.getByRole("alert")).toContainText(writeMessages.othersStay("Fault 500"))
    await button(schedule, writeMessages.removeOthers(1)).click()
    await expect(toasts(page).filter({ hasText: writeMessages.othersRemoved })).toBeVisible()
    expect(await serviceRows("tasks", { origin, token, beId: 14 })).toHaveLength(before.length + 1)
  })

  test("is no failure of a task that was created where it cannot be looked for", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/403/u)
    const schedule = await openSchedule(page)
    await choose(schedule, "Start/Stop", "Stop", "Immediate Task")
    await faults.add({ path: "/tasks/query", kind: "status", status: 403, times: 1 })
    await submit(schedule)
    await expect(schedule.getByRole("status").first()).toHaveText("1 task(s) created successfully.")
  })

  test("is an installation that is there twice, which is said, and the second is deactivated though that answer is lost", async ({
    page,
    origin,
    token,
    faults,
    complaints
  }) => {
    complaints.expect(/504/u)
    const name = "Browser twice"
    const there = () => named({ origin, token }, management.replace("/management/", ""), "installation", name)
    await faults.add({ ...repeated, ...creation })
    await create(page, name)
    await expect(verificationId(page)).toHaveText(/^[0-9A-F]{4} [0-9A-F]{4}$/u)
    await expect(wizard(page).getByText(`${name} exists twice`)).toContainText(createdAs)
    expect(await there()).toBe(2)
    await faults.add({ ...lost, path: "/installations/", method: "DELETE" })
    await button(wizard(page), writeMessages.removeOthers(1)).click()
    await expect(toasts(page).filter({ hasText: writeMessages.othersRemoved })).toBeVisible()
    await expect(wizard(page).getByText(`${name} exists twice`)).toBeHidden()
    expect(await there()).toBe(1)
    await wizard(page).getByRole("button", { name: "Close", exact: true }).last().click()
    await only(page, name)
  })

  test("is a profile, new or cloned, that is there once and was created", async ({
    page,
    origin,
    token,
    faults,
    complaints
  }) => {
    complaints.expect(conflict)
    await openList(page, "/be/12/profiles")
    const first = (await column(page, "Profile Name"))[0] ?? ""
    const there = (name: string) =>
      named({ origin, token }, "businessentities/12/componentProfiles", "componentProfile", name)
    const fault = { ...repeated, path: "/businessentities/12/componentProfiles", method: "POST" } as const

    await button(page, "New").click()
    const adding = dialog(page, "Add a New Profile")
    await adding.getByRole("textbox", { name: "Name" }).fill("Browser profile")
    await adding.getByLabel("UTG Version").selectOption("5.0.0.3124")
    await faults.add(fault)
    await button(adding, "Add").click()
    await expect(toasts(page).filter({ hasText: writeMessages.foundAsSent })).toBeVisible()
    await expect(page).toHaveURL(/\/profiles\/\d+/u)
    expect(await there("Browser profile")).toBe(1)

    await openList(page, "/be/12/profiles")
    await chooseAction(page, first, "Clone profile")
    const cloning = dialog(page, "Clone Profile")
    await cloning.getByRole("textbox", { name: "Name" }).fill("Browser clone")
    await faults.add(fault)
    await button(cloning, "Clone").click()
    await expect(toasts(page).filter({ hasText: writeMessages.foundAsSent })).toBeVisible()
    await expect(cloning).toBeHidden()
    expect(await there("Browser clone")).toBe(1)
  })

  test("is a config template that is there once and was created; a real conflict is one", async ({
    page,
    origin,
    token,
    faults,
    complaints
  }) => {
    complaints.expect(conflict)
    const add = async (name: string) => {
      await button(page, "New").click()
      await dialog(page, "New Config Template").getByRole("textbox", { name: "Name" }).fill(name)
      await button(dialog(page, "New Config Template"), "Add New").click()
    }
    const at = "businessentities/12/configtemplates"
    await openList(page, "/be/12/templates")
    await faults.add({ ...repeated, path: "/configtemplates", method: "POST" })
    await add("Browser template")
    await expect(toasts(page).filter({ hasText: writeMessages.foundAsSent })).toBeVisible()
    await expect(page).toHaveURL(/\/templates\/\d+/u)
    expect(await named({ origin, token }, at, "configTemplate", "Browser template")).toBe(1)

    await openList(page, "/be/12/templates")
    // A colleague's, since the list was loaded.
    await askService({ origin, token }, "POST", at, {
      name: "Colleague template",
      businessEntityId: 12,
      data: '{"utgGlobal":{}}'
    })
    await add("Colleague template")
    await expect(dialog(page, "New Config Template").getByRole("alert")).toContainText("must be unique")
  })
})

test.describe("a user that the browser sends twice", () => {
  test.use({ person: "agnes.holloway" })

  test("is there once, with the role; a name that is somebody else's is refused", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(conflict)
    await openList(page, "/be/12/users")
    await button(page, "Create User").click()
    const form = dialog(page, "Add new user")
    const fill = async (username: string) => {
      const texts = ["Username", "First Name", "Last Name", "Email Address", "Verify Email Address"]
      const values = [username, "Ada", "Byron", `${username}@quillmark.example`, `${username}@quillmark.example`]
      for (const [at, label] of texts.entries())
        await form.getByRole("textbox", { name: label, exact: true }).fill(values[at] ?? "")
      await form.getByRole("radio", { name: "Technician" }).check()
    }
    await fill("agnes.holloway")
    await button(form, "Add").click()
    await expect(form.getByRole("alert")).toHaveText("Failed to insert user. Status: Conflict")
    await faults.add({ ...repeated, path: "/businessentities/12/users", method: "POST" })
    await fill("ada.repeated")
    await button(form, "Add").click()
    await expect(form).toBeHidden()
    await expect(toasts(page).last()).toContainText("User Ada Byron added")
    await searchBox(page).fill("ada.repeated")
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText("Technician")
    await expect(grid(page)).toHaveAttribute("aria-busy", "false")
    await expect(heading(page, "User List")).toBeVisible()
  })
})
