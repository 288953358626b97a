import { readFileSync } from "node:fs"
import { facetMessages } from "@command-center/domain/facets/facet-messages"
import { filterMessages } from "@command-center/domain/filter/filter-messages"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import type { Locator, Page } from "@playwright/test"
import { barriers } from "../accessibility/barriers.ts"
import { expect, test } from "../support/browser.ts"
import {
  button,
  chooseView,
  dialog,
  displaying,
  grid,
  headers,
  openList,
  rows,
  searchBox,
  selection,
  viewMenu
} from "../support/list-page.ts"
import {
  chooseInPalette,
  nameCell,
  openTagPanel,
  rowNames,
  tagChips,
  tagField,
  tagFirstRows,
  tagLine,
  tagPanel,
  tagValues
} from "../support/tags-page.ts"

test.use({ person: "dana.whitlock" })

const { many, manager } = tagMessages
const option = (page: Page, name: string | RegExp): Locator => page.getByRole("option", { name })

test("a UTG is tagged on its page by mouse and keyboard, from known tags and new ones, and the list shows it", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  const documented = await headers(page)
  const before = (await rows(page).nth(1).boundingBox())?.height
  await tagFirstRows(page, 1, ["Night shift"])
  await rows(page).nth(1).getByRole("link").click()
  await button(tagLine(page), tagActionMessages.add).or(tagField(page)).click()
  await expect(tagField(page)).toBeFocused()
  await page.keyboard.type("nig")
  await expect(option(page, /^Night shift/u)).toBeVisible()
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(tagChips(page)).toHaveText(["Night shift"])
  await expect(tagField(page)).toHaveValue("")
  await tagField(page).fill("Bar")
  await expect(option(page, tagMessages.create("Bar"))).toBeVisible()
  await page.keyboard.press("Enter")
  await expect(tagChips(page)).toHaveText(["Night shift", "Bar"])
  await tagField(page).fill("BAR")
  await expect(tagLine(page)).toContainText(tagMessages.had("BAR"))
  await tagField(page).fill("one, two")
  await expect(tagLine(page)).toContainText(tagMessages.comma)
  await page.keyboard.press("Enter")
  await expect(tagChips(page)).toHaveCount(2)
  await expect(tagField(page)).toHaveValue("one, two")
  await tagField(page).fill("Third")
  await option(page, tagMessages.create("Third")).click()
  await expect(tagChips(page)).toHaveText(["Night shift", "Bar", "Third"])
  await button(tagLine(page), tagMessages.remove("Bar")).press("Delete")
  await expect(tagChips(page)).toHaveText(["Night shift", "Third"])
  await expect(button(tagLine(page), tagMessages.remove("Third"))).toBeFocused()
  await tagField(page).fill("Bar")
  await page.keyboard.press("Enter")
  await expect(tagChips(page)).toHaveCount(3)

  await page.goto("/be/12/utgs")
  await expect(nameCell(rows(page).nth(1))).toContainText("Night shift")
  await expect(nameCell(rows(page).nth(1))).toContainText("+1")
  expect(await headers(page)).toEqual(documented)
  expect((await rows(page).nth(1).boundingBox())?.height).toBe(before)
  expect(await barriers(page)).toEqual([])
})

test("tags narrow the list with their counts, in the address, after a reload, and together with a column", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  const all = await rowNames(page)
  const total = Number(/(\d+)$/u.exec((await displaying(page).textContent()) ?? "")?.[1])
  const listed = (count: number) => expect(displaying(page)).toHaveText(`Displaying 1-${count} of ${count}`)
  await tagFirstRows(page, 3, ["Night shift", "VIP"])
  await button(selection(page), /clear/iu).click()
  await expect(tagValues(page)).toHaveText([/^\(none\)/u, /^Night shift\s*3$/u, /^VIP\s*3$/u])
  await tagValues(page).filter({ hasText: "VIP" }).getByRole("checkbox").check()
  await expect(rows(page)).toHaveCount(3)
  await expect(page).toHaveURL(/[?&]facets=Tags\+is\+VIP/u)
  const chip = page.getByRole("list", { name: filterMessages.activeFilters }).getByRole("listitem")
  await expect(chip.filter({ hasText: "Tags" })).toContainText("is VIP")

  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  expect(await rowNames(page)).toEqual(all.slice(0, 3))
  // Taken off one of them: it leaves the list that is narrowed by it.
  await rows(page).first().getByRole("checkbox").check()
  await chooseInPalette(page, "tag selected", tagActionMessages.tag("1 selected UTG"))
  const open = dialog(page, many.title(1))
  await open.getByRole("checkbox", { name: "VIP" }).uncheck()
  await expect(open).toContainText(many.will([], [{ tag: "VIP", count: 1 }]))
  await button(open, many.save).click()
  await expect(open.getByRole("status")).toContainText(many.taken("VIP", 1))
  await button(open, many.done).click()
  await expect(rows(page)).toHaveCount(2)
  await openTagPanel(page)
  await tagValues(page).filter({ hasText: "(none)" }).getByRole("checkbox").check()
  await listed(total - 1)
  await button(tagPanel(page), facetMessages.clearColumn("Tags")).click()
  await listed(total)
  await searchBox(page).fill("no such row")
  await expect(tagValues(page).first()).toHaveText(/\(none\)\s*0$/u)
})

test("a list that a renamed tag narrows follows it at once, with its chip, its view and its address, in every tab", async ({
  page,
  context
}) => {
  const other = await context.newPage()
  await openList(page, "/be/12/utgs")
  await tagFirstRows(page, 2, ["Night shift"])
  await button(selection(page), /clear/iu).click()
  await tagValues(page).filter({ hasText: "Night shift" }).getByRole("checkbox").check()
  await expect(rows(page)).toHaveCount(2)
  await chooseView(page, "Views")
  await button(dialog(page, "Views"), "Save as…").click()
  await dialog(page, "Save as a view").getByRole("textbox", { name: "Name" }).fill("Nightly")
  await button(dialog(page, "Save as a view"), "Save").click()
  await button(dialog(page, "Views"), "Done").click()
  await openList(other, "/be/12/utgs?facets=Tags+is+%22Night+shift%22")
  await expect(rows(other)).toHaveCount(2)

  await chooseInPalette(page, "manage tags", tagActionMessages.manage)
  await button(dialog(page, tagActionMessages.manage), manager.renameLabel("Night shift")).click()
  await dialog(page, manager.renameTitle).getByRole("textbox", { name: manager.name }).fill("Nights")
  await page.keyboard.press("Enter")
  await button(dialog(page, tagActionMessages.manage), "Done").click()
  for (const tab of [page, other]) {
    const chip = tab.getByRole("list", { name: filterMessages.activeFilters }).getByRole("listitem")
    await expect(chip.filter({ hasText: "Tags" })).toContainText("is Nights")
    await expect(tab).toHaveURL(/[?&]facets=Tags\+is\+Nights/u)
    await expect(rows(tab)).toHaveCount(2)
  }
  await expect(viewMenu(page)).toHaveText(/Nightly$/u)
})

test("many are tagged at once: what some have stays so until it is ticked; choices are not lost by accident", async ({
  page
}) => {
  await openList(page, "/be/12/utgs")
  await tagFirstRows(page, 2, ["Night shift"])
  await rows(page).nth(2).getByRole("checkbox").check()
  await button(tagPanel(page), tagMessages.tagSelected(3)).click()
  const open = dialog(page, many.title(3))
  const night = open.getByRole("checkbox", { name: "Night shift" })
  await expect(night).toHaveJSProperty("indeterminate", true)
  await expect(open).toContainText(many.share(2, 3))
  await expect(button(open, many.save)).toBeDisabled()
  await night.press("Space")
  await expect(night).toBeChecked()
  await expect(open).toContainText(many.will([{ tag: "Night shift", count: 1 }], []))
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press("Escape")
  const unsaved = page.getByRole("alertdialog")
  await expect(unsaved).toContainText(many.unsaved)
  await unsaved.getByRole("button").first().click()
  await expect(night).toBeChecked()
  await button(open, many.save).click()
  await expect(open.getByRole("status")).toContainText(many.put("Night shift", 1))
  await expect(open.getByRole("status")).toContainText(many.hadIt("Night shift", 2))
  expect(await barriers(page)).toEqual([])
  await button(open, many.done).click()
  await expect(tagValues(page).filter({ hasText: "Night shift" })).toHaveText(/3$/u)
})

test("tags are renamed, joined, deleted with a way back, exported, and imported again", async ({ page }) => {
  await openList(page, "/be/12/utgs")
  await tagFirstRows(page, 2, ["Night shift", "VIP"])
  const [first = ""] = await rowNames(page)
  await chooseInPalette(page, "manage tags", tagActionMessages.manage)
  const open = dialog(page, tagActionMessages.manage)
  const listed = open.getByRole("list", { name: manager.list }).getByRole("listitem")
  await expect(listed).toHaveText([/^Night shift2 UTGs$/u, /^VIP2 UTGs$/u])
  await expect(open).toContainText(tagMessages.ownHint)
  expect(await barriers(page)).toEqual([])

  await button(open, manager.renameLabel("Night shift")).click()
  const rename = dialog(page, manager.renameTitle)
  const name = rename.getByRole("textbox", { name: manager.name })
  await expect(name).toBeFocused()
  await name.fill("vip")
  await expect(rename).toContainText(manager.joins("VIP"))
  await name.fill("Nights")
  await page.keyboard.press("Enter")
  await expect(listed).toHaveText([/^Nights2 UTGs$/u, /^VIP2 UTGs$/u])

  const [json] = await Promise.all([page.waitForEvent("download"), button(open, manager.exportJson).click()])
  const [csv] = await Promise.all([page.waitForEvent("download"), button(open, manager.exportCsv).click()])
  expect([json.suggestedFilename(), csv.suggestedFilename()]).toEqual(["utg-tags.json", "utg-tags.csv"])
  const files = { json: readFileSync(await json.path()), csv: readFileSync(await csv.path()) }
  expect(files.csv.toString().split("\r\n").slice(0, 2)).toEqual([
    "UTG ID,Nickname,Tags",
    expect.stringMatching(new RegExp(`^\\d+,"?${first}"?,"Nights, VIP"$`, "u"))
  ])

  for (const tag of ["Nights", "VIP"]) {
    await button(open, manager.deleteLabel(tag)).click()
    const ask = dialog(page, manager.deleteTitle)
    await expect(ask).toContainText(manager.delete(tag, 2))
    await button(ask, manager.remove).click()
    await expect(open).toContainText(manager.deleted(tag, 2))
  }
  await button(open, manager.undo).click()
  await expect(listed).toHaveText([/^VIP2 UTGs$/u])
  await button(open, manager.deleteLabel("VIP")).click()
  await button(dialog(page, manager.deleteTitle), manager.remove).click()
  await expect(open).toContainText(manager.none)
  await expect(grid(page).locator(".cc-row-tags")).toHaveCount(0)

  const importFile = (content: Buffer | string, mimeType: string) =>
    page.getByLabel(manager.importFile).setInputFiles({ name: "tags", mimeType, buffer: Buffer.from(content) })
  const imported = dialog(page, manager.imported)
  await importFile(files.json, "application/json")
  await expect(imported).toContainText(many.put("Nights", 2))
  await importFile(files.csv, "text/csv")
  await expect(imported).toContainText(many.hadIt("Nights", 2))
  await importFile("UTG ID,Nickname,Tags\nabc,x,y\n1,,too long".concat("!".repeat(40)), "text/csv")
  await expect(imported.getByRole("list", { name: manager.problems }).getByRole("listitem")).toHaveText([
    /^Line 2, UTG ID /u,
    /^Line 3, Tags /u
  ])
  await importFile("{", "application/json")
  await expect(imported.getByRole("alert")).toHaveText(tagMessages.file.noJson)
  expect(await barriers(page)).toEqual([])
  await button(imported, manager.back).click()
  await expect(listed).toHaveText([/^Nights2 UTGs$/u, /^VIP2 UTGs$/u])
  await page.keyboard.press("Escape")
  await expect(open).toBeHidden()
  await expect(nameCell(rows(page).first())).toContainText("Nights")
})
