import { facetMessages } from "@command-center/domain/facets/facet-messages"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import { expect, type Locator, type Page } from "@playwright/test"
import { button, dialog, grid, rows } from "./list-page.ts"

const { many } = tagMessages

/** The tags of a UTG on its page. */
export const tagLine = (page: Page): Locator => page.locator(".cc-tag-line")
export const tagField = (page: Page): Locator => tagLine(page).getByRole("combobox", { name: tagActionMessages.add })
export const tagChips = (page: Page): Locator =>
  tagLine(page).getByRole("list", { name: tagActionMessages.label }).getByRole("listitem")

/** The panel of values of a list, and the tags in it. */
export const tagPanel = (page: Page): Locator => page.getByRole("complementary", { name: facetMessages.title })
export const tagValues = (page: Page): Locator =>
  tagPanel(page).getByRole("list", { name: tagActionMessages.label }).getByRole("listitem")

export const openTagPanel = async (page: Page): Promise<void> => {
  const open = button(page, new RegExp(`^${facetMessages.title}`, "u"))
  if ((await open.getAttribute("aria-expanded")) === "false") await open.click()
  await expect(tagPanel(page).getByRole("heading", { name: tagActionMessages.label })).toBeVisible()
}

/** What names a row, with its tags. */
export const nameCell = (row: Locator): Locator => row.getByRole("rowheader")

export const rowNames = async (page: Page): Promise<ReadonlyArray<string>> =>
  grid(page).getByRole("rowheader").getByRole("link").allInnerTexts()

export const chooseInPalette = async (page: Page, text: string, entry: string): Promise<void> => {
  await page.keyboard.press("ControlOrMeta+k")
  const palette = dialog(page, shellMessages.palette)
  await palette.getByRole("combobox").fill(text)
  const first = palette.getByRole("option").first()
  await expect(first).toContainText(entry)
  await first.click()
}

/** Tags the first rows of the list from the panel of values. */
export const tagFirstRows = async (page: Page, count: number, tags: ReadonlyArray<string>): Promise<void> => {
  for (let at = 0; at < count; at += 1) await rows(page).nth(at).getByRole("checkbox").check()
  await openTagPanel(page)
  await button(tagPanel(page), tagMessages.tagSelected(count)).click()
  const open = dialog(page, many.title(count))
  for (const tag of tags) {
    await open.getByRole("textbox", { name: many.newTag }).fill(tag)
    await page.keyboard.press("Enter")
    await expect(open.getByRole("checkbox", { name: tag })).toBeChecked()
  }
  await button(open, many.save).click()
  await expect(open.getByRole("status")).toContainText(many.put(tags[0] ?? "", count))
  await button(open, many.done).click()
  await expect(open).toBeHidden()
}
