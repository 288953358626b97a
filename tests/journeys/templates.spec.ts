import type { Page } from "@playwright/test"
import { expect, test } from "../support/browser.ts"
import {
  bodiesOf,
  button,
  column,
  dialog,
  displaying,
  grid,
  headers,
  openList,
  rows,
  searchBox
} from "../support/list-page.ts"
import { callsOf, heading, links, toasts } from "../support/parts.ts"
import { askService, listIn } from "../support/record-page.ts"

const list = "/be/12/templates"
const listTitle = "Config Template List"

const openMenu = async (page: Page, name: string) => {
  await button(grid(page), `Actions for ${name}`).first().click()
  return page.getByRole("menu").getByRole("menuitem")
}
const nameField = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "Name" })
const jsonField = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "JSON" })

test.describe("with edit rights", () => {
  test.use({ person: "dana.whitlock" })

  test("the list: heading, toolbar, columns, footer, sorting [A2.7-01 A2.7-02 A2.7-04 A2.7-05 A2.7-07 A2.7-08 A2.7-09 A2.7-12 A4-33 A4-35]", async ({
    page,
    origin,
    token
  }) => {
    const asked = await askService({ origin, token }, "GET", "businessentities/1/configtemplates")
    const owners = listIn(asked, "configTemplate").map(({ name, businessEntityId }) => [name, `(${businessEntityId})`])
    await openList(page, "/be/1/templates")
    await expect(heading(page, listTitle)).toBeVisible()
    const lock = page.getByRole("img", { name: "You have edit access on this page." })
    await expect(lock.locator(".lucide-lock-open")).toBeVisible()
    await expect(page.getByLabel("Page size").getByRole("option")).toHaveText(["10", "25", "50", "250", "500", "1000"])
    await expect(searchBox(page)).toBeVisible()
    await page.getByLabel("Page size").selectOption("10")
    await button(page, "Page 2").click()
    await expect(displaying(page)).toHaveText(/^Displaying 11-/u)
    await searchBox(page).fill("e")
    await expect(displaying(page)).toHaveText(/^Displaying 1-10 of/u)
    expect(await headers(page)).toEqual(["Action", "Config Template Name", "Parent Account"])
    const names = await column(page, "Config Template Name")
    const parents = await column(page, "Parent Account")
    expect(owners).toEqual(
      expect.arrayContaining(names.map((name, at) => [name, /\(\d+\)$/u.exec(parents[at] ?? "")?.[0]]))
    )
    await expect(
      grid(page)
        .getByRole("link", { name: names[0] ?? "", exact: true })
        .first()
    ).toHaveAttribute("href", /^\/be\/1\/templates\/\d+$/u)
    const sorted = grid(page).getByRole("columnheader", { name: "Config Template Name", exact: true })
    await expect(sorted).toHaveAttribute("aria-sort", "ascending")
    await button(sorted, "Config Template Name").click()
    await expect(sorted).toHaveAttribute("aria-sort", "descending")
  })

  test("one is added, changed and deleted [A2.1-13 A2.7-06 A2.7-15 A2.7-16 A2.8-01 A2.8-02 A2.8-03 A2.8-04 A4-31 A4-32 A5-01 A5-02 A5-03 A5-04 A5-05 A8-19 A8-20 A8-21]", async ({
    page
  }) => {
    await openList(page, list)
    const taken = (await column(page, "Config Template Name"))[0] ?? ""
    await button(page, "New").click()
    const adding = dialog(page, "New Config Template")
    const name = adding.getByRole("textbox", { name: "Name" })
    await expect(name).toBeFocused()
    await expect(button(adding, "Add New")).toBeDisabled()
    await name.fill(taken)
    await expect(adding.getByText("Config template name must be unique")).toBeVisible()
    await expect(button(adding, "Add New")).toBeDisabled()
    await name.fill("Journey")
    await button(adding, "Add New").click()

    await expect(page).toHaveURL(/\/be\/12\/templates\/\d+$/u)
    await expect(toasts(page)).toContainText(["Config Template successfully created"])
    await expect(nameField(page)).toHaveValue("Journey")
    await expect(jsonField(page)).toHaveValue("{}")

    const calls = callsOf(page)
    await nameField(page).fill("")
    await expect(page.getByText("Required", { exact: true })).toHaveCount(1)
    await jsonField(page).fill("")
    await expect(page.getByText("Required", { exact: true })).toHaveCount(2)
    await nameField(page).fill("Journey 2")
    await jsonField(page).fill("{not JSON")
    await expect(page.getByText("Bad input. This is not JSON.")).toBeVisible()
    await button(page, "Update").click()
    expect(calls).toEqual([])

    await button(page, "Cancel").click()
    const asking = dialog(page, "Unsaved Changes")
    await button(asking, "Continue Editing").click()
    await expect(nameField(page)).toHaveValue("Journey 2")
    await links(page).filter({ hasText: "Tasks" }).click()
    await expect(asking).toContainText("This page has changes that are not saved.")
    await button(asking, "Continue Editing").click()
    await expect(nameField(page)).toHaveValue("Journey 2")
    await button(page, "Cancel").click()
    await button(asking, "Lose Changes").click()
    await expect(nameField(page)).toHaveValue("Journey")

    await nameField(page).fill("Journey 3")
    await jsonField(page).fill('{ "lanes": 12345678901234567890 }')
    const id = page.url().split("/").at(-1) ?? ""
    const sent = await bodiesOf(page, `/configtemplates/${id}`)
    await button(page, "Update").click()
    await expect(toasts(page).filter({ hasText: "The config tmeplate was successfully updated." })).toBeVisible()
    await expect(heading(page, "Journey 3")).toBeVisible()
    // What it is at that moment is read before, without a body.
    expect(sent.filter((body) => body !== null)).toMatchObject([
      { id: Number(id), name: "Journey 3", businessEntityId: 12, config: '{"lanes":12345678901234567890}' }
    ])
    await page.reload()
    await expect(jsonField(page)).toHaveValue(/12345678901234567890/u)

    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: listTitle }).click()
    await searchBox(page).fill("Journey 3")
    await expect(rows(page)).toHaveCount(1)
    await expect(await openMenu(page, "Journey 3")).toHaveText(["Copy Row as JSON", "Delete config template"])
    await page.getByRole("menuitem", { name: "Delete config template" }).click()
    const deleting = dialog(page, "Delete Config Template")
    await expect(deleting).toContainText("Journey 3")
    await button(deleting, "Delete").click()
    await expect(toasts(page).filter({ hasText: "Config template successfully deleted" })).toBeVisible()
    await expect(button(grid(page), "Actions for Journey 3")).toHaveCount(0)
  })

  test("a page's heading leads to deleting it; what fails says so and keeps what was typed [A8-17 A8-18 A8-22]", async ({
    page,
    faults,
    complaints
  }) => {
    complaints.expect(/500/u)
    await openList(page, list)
    const first = (await column(page, "Config Template Name"))[0] ?? ""
    await grid(page).getByRole("link").first().click()
    await button(page, "Actions").click()
    await page.getByRole("menuitem", { name: "Delete config template" }).click()
    await expect(page).toHaveURL(/\/be\/12\/templates$/u)
    await expect(page.getByRole("alertdialog")).toContainText(first)
    await button(page.getByRole("alertdialog"), "Cancel").click()
    await expect(grid(page).getByRole("link", { name: first, exact: true })).toBeVisible()

    const failing = { path: "/configtemplates", kind: "status", status: 500, times: 1 } as const
    await faults.add({ ...failing, method: "POST" })
    await button(page, "New").click()
    const adding = dialog(page, "New Config Template")
    await adding.getByRole("textbox", { name: "Name" }).fill("Failing")
    await button(adding, "Add New").click()
    await expect(page.getByText("Unable to create config template. Fault 500", { exact: true })).toBeVisible()
    await expect(adding.getByRole("alert")).toHaveText("Fault 500")
    await expect(adding.getByRole("textbox", { name: "Name" })).toHaveValue("Failing")
    await button(adding, "Cancel").click()
    await button(dialog(page, "Unsaved Changes"), "Lose Changes").click()

    await faults.add({ ...failing, method: "DELETE" })
    await openMenu(page, first)
    await page.getByRole("menuitem", { name: "Delete config template" }).click()
    await button(dialog(page, "Delete Config Template"), "Delete").click()
    await expect(toasts(page).filter({ hasText: /^ErrorUnable to delete profile\. Fault 500$/u })).toBeVisible()

    await grid(page).getByRole("link", { name: first, exact: true }).first().click()
    await nameField(page).fill("Failing")
    await faults.add({ ...failing, method: "PUT" })
    await button(page, "Update").click()
    await expect(toasts(page).filter({ hasText: "Unable to update the config template" })).toBeVisible()
    await expect(nameField(page)).toHaveValue("Failing")
  })
})

test.describe("without edit rights", () => {
  test.use({ person: "ravi.natarajan" })

  test("everything is there to read and nothing to change [A2.7-03 A2.7-06 A2.7-15 A2.8-05 A2.8-06]", async ({
    page
  }) => {
    await openList(page, list)
    await expect(page.getByRole("img", { name: "You have read only access on this page." })).toBeVisible()
    await expect(button(page, "New")).toHaveCount(0)
    const first = (await column(page, "Config Template Name"))[0] ?? ""
    await expect(await openMenu(page, first)).toHaveText(["Copy Row as JSON"])
    await page.keyboard.press("Escape")
    await grid(page).getByRole("link", { name: first, exact: true }).first().click()
    await expect(nameField(page)).toHaveValue(first)
    await expect(nameField(page)).not.toBeEditable()
    await expect(jsonField(page)).not.toBeEditable()
    await expect(button(page, "Update")).toHaveCount(0)
    await expect(button(page, "Cancel")).toHaveCount(0)
  })
})
