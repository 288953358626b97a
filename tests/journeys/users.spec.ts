import type { Locator, Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, column, dialog, grid, openList, rows, searchBox } from "../support/list-page.ts"
import { callsOf, toasts } from "../support/parts.ts"

const list = "/be/12/users"
const title = "Add new user"
const usernameMessage =
  "Username must be between 1 and 50 valid characters: A-Z, a-z, 0-9, period (.), underscore (_), hyphen (-), or at-sign(@)."
const firstNameMessage =
  "First name must be between 1 and 50 valid characters: 0-9, A-Z, a-z, exclamation point (!), period (.), hyphen (-), space ( ), or apostrophe (')."
const lastNameMessage =
  "Last name must be between 1 and 50 valid characters: A-Z, a-z, exclamation point (!), period (.), hyphen (-), space ( ), or apostrophe (')."

const field = (form: Locator, label: string) => form.getByRole("textbox", { name: label, exact: true })

/** On the list's page. */
const again = async (page: Page): Promise<Locator> => {
  await button(page, "Create User").click()
  const form = dialog(page, title)
  await expect(form).toBeVisible()
  return form
}

const open = async (page: Page): Promise<Locator> => {
  await openList(page, list)
  return again(page)
}

const fill = async (form: Locator, username: string): Promise<void> => {
  await field(form, "Username").fill(username)
  await field(form, "First Name").fill("Ada")
  await field(form, "Last Name").fill("O'Byron")
  await field(form, "Email Address").fill(`${username}@quillmark.example`)
  await field(form, "Verify Email Address").fill(`${username}@quillmark.example`)
  await form.getByRole("radio", { name: "Technician" }).check()
}

const creation = { method: "POST", path: "/businessentities/12/users" } as const
const assignment = { method: "POST", path: "/roles/10003/businessentities" } as const

test.describe("someone who edits users", () => {
  test.use({ person: "agnes.holloway" })

  test("says each rule under its field; Add waits for all of them and a role [B2.users-02 B2.users-06 B4-53 B5-02 B5-04 B5-06 B5-08 B5-09 B5-10 B6-15]", async ({
    page
  }) => {
    const form = await open(page)
    await expect(page.getByRole("toolbar", { name: "List", includeHidden: true }).getByLabel("Page size")).toBeVisible()
    await expect(form.getByRole("radio")).toHaveCount(5)
    for (const label of ["Read Only", "Manager", "Technical Advisor", "Technician", "Help Desk Administrator"])
      await expect(form.getByRole("radio", { name: label, exact: true })).not.toBeChecked()
    for (const [label, bad, message, good] of [
      ["Username", "a".repeat(51), usernameMessage, "a".repeat(50)],
      ["First Name", "Ada_", firstNameMessage, "Ada 3rd!"],
      ["Last Name", "Byron2", lastNameMessage, "O'Byron"],
      ["Email Address", "ada@", "Invalid email address format.", "ada+tag@quillmark.example"],
      ["Verify Email Address", "ada@", "Email addresses do not match.", "ada+tag@quillmark.example"]
    ] as const) {
      await expect(form.getByText(message)).toHaveCount(0)
      await field(form, label).fill(bad)
      await expect(field(form, label)).toHaveAccessibleDescription(message)
      await expect(field(form, label)).toHaveAttribute("aria-invalid", "true")
      await field(form, label).fill(good)
      await expect(form.getByText(message)).toHaveCount(0)
    }
    await expect(button(form, "Add")).toBeDisabled()
    await form.getByRole("radio", { name: "Manager" }).check()
    await expect(button(form, "Add")).toBeEnabled()
    await field(form, "Email Address").fill("other@quillmark.example")
    await expect(button(form, "Add")).toBeDisabled()
    await button(form, "Cancel").click()
    await button(dialog(page, "Unsaved Changes"), "Lose Changes").click()
    await expect(form).toBeHidden()
    await expect(button(page, "Create User")).toBeFocused()
  })

  test("adds a user with a role, who is then in the list; keeps everything typed when the service refuses [A6-22 A6-23 B3-26 B4-54 B7-33 B7-34 B8-19 B8-20]", async ({
    page,
    complaints
  }) => {
    complaints.expect(/409/u)
    const created = await bodiesOf(page, "/businessentities/12/users")
    const assigned = await bodiesOf(page, "/roles/10003/businessentities")
    const form = await open(page)
    await fill(form, "ada.one")
    await field(form, "Last Name").press("Enter")
    await expect(toasts(page)).toHaveText([/User Ada O'Byron added$/u])
    await expect(form).toBeHidden()
    expect(created.filter((body) => body !== null)).toEqual([
      {
        Username: "ada.one",
        FirstName: "Ada",
        LastName: "O'Byron",
        Email: "ada.one@quillmark.example",
        BusinessEntityId: 12,
        UserType: 0,
        IsActive: true
      }
    ])
    expect(assigned).toEqual([{ businessEntityIds: [12], userType: 0 }])
    await searchBox(page).fill("ada.one")
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText("Technician")

    await searchBox(page).fill("")
    await again(page)
    await fill(form, "agnes.holloway")
    await button(form, "Add").click()
    const reason = "Failed to insert user. Status: Conflict"
    await expect(page.getByText(`Unable to add the user: ${reason}`)).toBeVisible()
    await expect(toasts(page).last()).toHaveText(`ErrorUnable to add the user: ${reason}`)
    await expect(form.getByRole("alert")).toHaveText(reason)
    await expect(field(form, "Username")).toHaveValue("agnes.holloway")
    await expect(form.getByRole("radio", { name: "Technician" })).toBeChecked()
    await field(form, "Username").fill("ada.two")
    await button(form, "Add").click()
    await expect(form).toBeHidden()
    await expect(grid(page)).toContainText("ada.two")
  })

  test("sends the role alone again when only the role failed; looks for the user when no answer came, and creates nobody twice", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/500|ERR_|Failed to load/u)
    const calls = callsOf(page)
    const form = await open(page)
    await fill(form, "ada.three")
    await faults.add({ ...assignment, kind: "status", status: 500, times: 1 })
    await button(form, "Add").click()
    await expect(
      form.getByText("The user ada.three was created, but the role Technician was not assigned.")
    ).toBeVisible()
    await expect(field(form, "Username")).toHaveValue("ada.three")
    await button(form, "Assign the Role Again").click()
    await expect(form).toBeHidden()
    await searchBox(page).fill("ada.three")
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText("Technician")
    expect(calls.filter((call) => call === "POST /security/businessentities/12/users")).toHaveLength(1)

    await again(page)
    await fill(form, "ada.four")
    await faults.add({ ...creation, kind: "dropAfter" })
    await button(form, "Add").click()
    await expect(form.getByText("so the user may have been created")).toBeVisible()
    await button(form, "Check").click()
    await expect(form).toBeHidden()
    await expect(toasts(page).last()).toContainText("User Ada O'Byron added")
    await searchBox(page).fill("ada.four")
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText("Technician")
    expect(calls.filter((call) => call === "POST /security/businessentities/12/users")).toHaveLength(2)
  })
})

test.describe("someone who only sees users", () => {
  test.use({ person: "ravi.natarajan" })

  test("sees each one's role, and is not offered Create User [B2.users-02 B2.users-04 B6-10]", async ({
    page,
    context
  }) => {
    const kinds = [
      { userType: 0, roleId: 10003, shown: "Technician" },
      { userType: 0, roleId: null, shown: "Standard" },
      { userType: 1, roleId: 10003, shown: "Error" },
      { userType: 2, roleId: 10001, shown: "Manager" },
      { userType: 2, roleId: null, shown: "Ephemeral" },
      { userType: 7, roleId: 10001, shown: "Error" }
    ]
    const user = kinds.map(({ userType, roleId }, at) => ({ id: at + 1, username: `user.${at}`, userType, roleId }))
    await context.route(/\/users\?fullDetail=false$/u, (route) => route.fulfill({ json: { user } }))
    await openList(page, list)
    expect(await column(page, "Role")).toEqual(kinds.map(({ shown }) => shown).toReversed())
    await expect(button(page, "Create User")).toHaveCount(0)
  })
})
