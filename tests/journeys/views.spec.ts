import { readFileSync } from "node:fs"
import type { Locator, Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import { button, chooseView, displaying, headers, openList, searchBox, viewMenu } from "../support/list-page.ts"

test.use({ person: "dana.whitlock" })

const dialog = (page: Page, title = "Views"): Locator => page.getByRole("dialog", { name: title })
const open = async (page: Page) => {
  await chooseView(page, "Views")
  await expect(dialog(page)).toBeVisible()
}
const saveAs = async (page: Page, name: string) => {
  await open(page)
  await button(dialog(page), "Save as…").click()
  const form = dialog(page, "Save as a view")
  await expect(form.getByRole("textbox", { name: "Name" })).toBeFocused()
  await form.getByRole("textbox", { name: "Name" }).fill(name)
  await button(form, "Save").click()
  await expect(dialog(page).getByRole("listitem").filter({ hasText: name })).toBeVisible()
  await button(dialog(page), "Done").click()
}
const listed = (page: Page) => dialog(page).getByRole("list", { name: "Saved views" }).getByRole("listitem")

test("a view is saved, shown again, the default after a reload, renamed, replaced and deleted", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  const all = await displaying(page).textContent()
  await searchBox(page).fill("back")
  await expect(displaying(page)).not.toHaveText(all ?? "")
  const some = (await displaying(page).textContent()) ?? ""
  await chooseView(page, "Columns")
  await page.getByRole("dialog", { name: "Columns" }).getByRole("checkbox", { name: "UTG Status" }).click()
  await page.keyboard.press("Escape")
  await saveAs(page, "Back offices")
  await expect(viewMenu(page)).toHaveText(/Back offices$/u)

  await searchBox(page).fill("")
  await expect(displaying(page)).toHaveText(all ?? "")
  await expect(viewMenu(page)).toHaveText(/Back officesChanged$/u)
  await open(page)
  await button(dialog(page), "Show Back offices").click()
  await expect(displaying(page)).toHaveText(some)
  await expect(searchBox(page)).toHaveValue("back")
  expect(await headers(page)).not.toContain("UTG Status")
  await expect(viewMenu(page)).toHaveText(/Back offices$/u)

  await open(page)
  await button(dialog(page), "Open Back offices by default").click()
  expect(await barriers(page)).toEqual([])
  await button(dialog(page), "Done").click()
  await page.goto("/be/12/utgs")
  await expect(searchBox(page)).toHaveValue("back")
  await expect(displaying(page)).toHaveText(some)
  await expect(viewMenu(page)).toHaveText(/Back offices$/u)

  await searchBox(page).fill("bar")
  await saveAs(page, "Bars")
  await open(page)
  await button(dialog(page), "Rename Bars").click()
  const rename = dialog(page, "Rename view")
  await rename.getByRole("textbox", { name: "Name" }).fill("BACK OFFICES")
  await expect(rename).toContainText("A view named “Back offices” already exists.")
  await expect(button(rename, "Rename")).toBeDisabled()
  await rename.getByRole("textbox", { name: "Name" }).fill("Every bar")
  await button(rename, "Rename").click()
  await button(dialog(page), "Replace Back offices with what is shown").click()
  await button(dialog(page, "Replace view"), "Replace").click()
  await button(dialog(page), "Delete Every bar").click()
  await expect(dialog(page, "Delete view")).toContainText("Delete the view “Every bar”?")
  await button(dialog(page, "Delete view"), "Delete").click()
  await expect(listed(page)).toHaveCount(1)
  await expect(listed(page)).toContainText("Back offices")
  await page.keyboard.press("Escape")
  await page.goto("/be/12/utgs")
  await expect(searchBox(page)).toHaveValue("bar")
})

test("all views of a screen go into a file, and come back; another screen's file and a broken one are refused", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  await searchBox(page).fill("back")
  await saveAs(page, "Back offices")
  await open(page)
  const [download] = await Promise.all([page.waitForEvent("download"), button(dialog(page), "Export all").click()])
  expect(download.suggestedFilename()).toBe("utgs-views.json")
  const file = readFileSync(await download.path())

  const importFile = (content: Buffer | string) =>
    page
      .getByLabel("Views file")
      .setInputFiles({ name: "views.json", mimeType: "application/json", buffer: Buffer.from(content) })
  const imported = dialog(page, "Imported views")
  await button(dialog(page), "Delete Back offices").click()
  await button(dialog(page, "Delete view"), "Delete").click()
  await importFile(file)
  await expect(imported.getByRole("listitem")).toHaveText("Back offices Imported.")
  await importFile(file.toString().replace("search=back", "search=bar"))
  await expect(imported.getByRole("listitem")).toContainText("Imported as “Back offices (2)”")
  await importFile("{")
  await expect(imported.getByRole("alert")).toContainText("it is not JSON")
  await button(imported, "Back").click()
  await expect(listed(page)).toHaveCount(2)
  await button(dialog(page), "Done").click()

  await page.goto("/be/12/devices")
  await open(page)
  await expect(dialog(page)).toContainText("No views are saved for this list yet.")
  await importFile(file)
  await expect(imported.getByRole("alert")).toHaveText("The file has views for the list “utgs”, not for “devices”.")
  await page.keyboard.press("Escape")
  await expect(dialog(page)).toBeVisible()
})
