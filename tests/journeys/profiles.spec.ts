import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import { bodiesOf, button, column, dialog, grid, headers, openList, rows, searchBox } from "../support/list-page.ts"
import { callsOf, heading, toasts } from "../support/parts.ts"

const list = "/be/12/profiles"

const openMenu = async (page: Page, name: string) => {
  await button(grid(page), `Actions for ${name}`).first().click()
  return page.getByRole("menu").getByRole("menuitem")
}

test.describe("with edit rights", () => {
  test.use({ person: "dana.whitlock" })

  test("a profile is added, cloned and deleted by its typed name [B2.routes-11 B2.profiles-02 B2.profiles-03 B2.profiles-04 B5-63 B5-64 B5-65 B5-66]", async ({
    page
  }) => {
    await openList(page, list)
    expect(await headers(page)).toEqual([
      "Action",
      "Profile Name",
      "Parent Account",
      "Profile Version",
      "Creation Date",
      "Last Updated",
      "Schema",
      "Devices"
    ])
    const taken = (await column(page, "Profile Name"))[0] ?? ""
    await expect(grid(page).getByRole("link", { name: taken, exact: true }).first()).toHaveAttribute(
      "href",
      /^\/be\/12\/profiles\/\d+$/u
    )

    await button(page, "New").click()
    const adding = dialog(page, "Add a New Profile")
    const name = adding.getByRole("textbox", { name: "Name" })
    const add = button(adding, "Add")
    await expect(name).toBeFocused()
    await name.fill(taken)
    await expect(adding.getByText("Profile name must be unique")).toBeVisible()
    await adding.getByLabel("UTG Version").selectOption("5.0.0.3124")
    await expect(add).toBeDisabled()
    await name.fill("Journey profile")
    const sent = await bodiesOf(page, "/businessentities/12/componentProfiles")
    await add.click()
    await expect(page).toHaveURL(/\/be\/12\/profiles\/\d+$/u)
    await expect(toasts(page)).toContainText(["The profile was created."])
    expect(sent[0]).toMatchObject({ name: "Journey profile", businessEntityId: 12, type: 1 })

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").last().click()
    await searchBox(page).fill("Journey profile")
    await expect(rows(page)).toHaveCount(1)
    await expect(await openMenu(page, "Journey profile")).toHaveText([
      "Copy Row as JSON",
      "Delete profile",
      "Clone profile"
    ])
    await page.getByRole("menuitem", { name: "Clone profile" }).click()
    const cloning = dialog(page, "Clone Profile")
    await cloning.getByRole("textbox", { name: "Name" }).fill("Journey profile")
    await expect(cloning.getByText("Profile name must be unique")).toBeVisible()
    await cloning.getByRole("textbox", { name: "Name" }).fill("Journey profile, again")
    await page.keyboard.press("Enter")
    await expect(toasts(page).filter({ hasText: "The profile was cloned." })).toBeVisible()
    await expect(rows(page)).toHaveCount(2)

    const calls = callsOf(page)
    await openMenu(page, "Journey profile, again")
    await page.getByRole("menuitem", { name: "Delete profile" }).click()
    const deleting = dialog(page, "Delete Profile")
    const typed = deleting.getByRole("textbox", { name: "Type Journey profile, again to confirm" })
    await expect(typed).toBeFocused()
    await typed.fill("Journey profile")
    await page.keyboard.press("Enter")
    await expect(button(deleting, "Delete")).toBeDisabled()
    await button(deleting, "Delete").hover()
    await expect(page.getByRole("tooltip")).toHaveText("Type Journey profile, again to confirm")
    await typed.fill("Journey profile, again")
    await page.keyboard.press("Enter")
    await expect(toasts(page).filter({ hasText: "The profile was deleted." })).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    expect(calls.filter((call) => call.startsWith("POST"))).toEqual([
      expect.stringMatching(/^POST \/management\/businessentities\/12\/componentprofiles\/\d+$/u)
    ])
  })

  test("what fails says so and keeps what was typed [B8-27 B8-28 B8-44 B8-45 B8-46]", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/50[03]/u)
    await openList(page, list)
    const first = (await column(page, "Profile Name"))[0] ?? ""
    const failing = { path: "/componentProfiles", kind: "status", status: 503, times: 1 } as const
    await faults.add({ ...failing, method: "POST" })
    await button(page, "New").click()
    const adding = dialog(page, "Add a New Profile")
    await adding.getByRole("textbox", { name: "Name" }).fill("Failing")
    await adding.getByLabel("UTG Version").selectOption("5.0.0.3124")
    await button(adding, "Add").click()
    await expect(page.getByText("Unable to create profile")).toBeVisible()
    await expect(toasts(page).last()).toHaveText("ErrorUnable to create profile")
    await expect(adding.getByRole("alert")).toHaveText(
      "Fault 503. A check showed that it was not done, so you can send it again."
    )
    await expect(adding.getByRole("textbox", { name: "Name" })).toHaveValue("Failing")
    await button(adding, "Cancel").click()
    await button(dialog(page, "Unsaved Changes"), "Lose Changes").click()

    await faults.add({ ...failing, method: "POST" })
    await openMenu(page, first)
    await page.getByRole("menuitem", { name: "Clone profile" }).click()
    const cloning = dialog(page, "Clone Profile")
    await cloning.getByRole("textbox", { name: "Name" }).fill("Failing clone")
    await page.keyboard.press("Enter")
    await expect(page.getByText("Unable to clone profile")).toBeVisible()
    await expect(toasts(page).last()).toHaveText("ErrorUnable to clone profile")
    await expect(cloning.getByRole("alert")).toHaveText(
      "Fault 503. A check showed that it was not done, so you can send it again."
    )
    await button(cloning, "Cancel").click()
    await button(dialog(page, "Unsaved Changes"), "Lose Changes").click()

    await faults.add({ ...failing, path: "/componentprofiles/", method: "DELETE" })
    await openMenu(page, first)
    await page.getByRole("menuitem", { name: "Delete profile" }).click()
    const deleting = dialog(page, "Delete Profile")
    await deleting.getByRole("textbox").fill(first)
    await button(deleting, "Delete").click()
    await expect(page.getByText("Unable to delete profile")).toBeVisible()
    await expect(toasts(page).last()).toHaveText("ErrorUnable to delete profile")
    await expect(deleting.getByRole("alert")).toHaveText(
      "Failed to delete profile. Status: Service Unavailable. A check showed that it was not done, so you can send it again."
    )
    await button(deleting, "Cancel").click()

    const unread = (path: string) => faults.add({ path, kind: "status", status: 500, times: 9 })
    await unread("/componentProfiles/")
    await grid(page).getByRole("link", { name: first, exact: true }).first().click()
    await expect(page.getByRole("main").getByRole("alert")).toContainText("Unable to load profile. Fault 500")
    await faults.clear()
    await unread("/schemamanifest.json")
    await button(page.getByRole("main"), "Retry").click()
    await page.getByRole("link", { name: "Configuration", exact: true }).click()
    await expect(page.getByRole("main")).toContainText("Unable to load schema manifest. Fault 500")
  })
})

test.describe("on the page of a profile", () => {
  test.use({ person: "dana.whitlock" })

  test("its list's dialogs are opened from its heading, and Compare begins with it", async ({ page }) => {
    await openList(page, list)
    const link = grid(page).getByRole("link").first()
    const name = await link.innerText()
    await link.click()
    await button(page, "Actions").click()
    await expect(page.getByRole("menuitem")).toHaveText(["Clone profile", "Delete profile"])
    await page.getByRole("menuitem", { name: "Clone profile" }).click()
    await expect(page).toHaveURL(/\/be\/12\/profiles$/u)
    await expect(dialog(page, "Clone Profile")).toContainText(`The settings of "${name}" under another name:`)
    const cloning = dialog(page, "Clone Profile")
    await cloning.getByRole("textbox", { name: "Name" }).fill(name)
    await expect(cloning.getByText("Profile name must be unique")).toBeVisible()
    await button(cloning, "Cancel").click()
    await button(dialog(page, "Unsaved Changes"), "Lose Changes").click()
    await page.goBack()
    await button(page, "Compare").click()
    await expect(page).toHaveURL(/\/be\/12\/compare\?left=profile-\d+$/u)
    await page.goBack()
    await page.reload()
    await expect(heading(page, name)).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
})

test.describe("without edit rights", () => {
  test.use({ person: "ravi.natarajan" })

  test("rows can be copied and nothing more [B6-14]", async ({ page }) => {
    await openList(page, list)
    await expect(heading(page, "Profile List")).toBeVisible()
    await expect(button(page, "New")).toHaveCount(0)
    await expect(await openMenu(page, (await column(page, "Profile Name"))[0] ?? "")).toHaveText(["Copy Row as JSON"])
  })
})
