import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { writeTagsFile } from "@command-center/domain/tags/tags-file"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import type { tagsMachine } from "@command-center/machines/tags/tags.machine"
import { tags, walks } from "../model/specs/tags.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { chooseInPalette, tagChips, tagField, tagFirstRows, tagLine } from "../support/tags-page.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const { many, manager } = tagMessages
const atOnce = () => Promise.resolve()

const pageOf = async ({ page }: World): Promise<WalkPage<typeof tagsMachine>> => {
  const managing = dialog(page, tagActionMessages.manage)
  const renaming = dialog(page, manager.renameTitle)
  const deleting = dialog(page, manager.deleteTitle)
  const imported = dialog(page, manager.imported)
  const tagging = dialog(page, many.title(1))
  const words = unsavedMessages
  const unsaved = dialog(page, words.title)
  const newTag = tagging.getByRole("textbox", { name: many.newTag })
  const name = renaming.getByRole("textbox", { name: manager.name })
  let utg = ""
  return {
    arrive: async () => {
      await openList(page, "/be/12/utgs")
      const [first, second] = [rows(page).nth(0), rows(page).nth(1)]
      await tagFirstRows(page, 1, ["Night"])
      utg = await first.getByRole("link").innerText()
      const paths = [
        await second.getByRole("link").getAttribute("href"),
        await first.getByRole("link").getAttribute("href")
      ]
      await page.goto(paths[0] ?? "")
      await tagField(page).fill("Bar")
      await page.keyboard.press("Enter")
      await expect(tagChips(page)).toHaveText(["Bar"])
      await page.goto(paths[1] ?? "")
      await expect(tagChips(page).first()).toBeVisible()
    },
    perform: {
      "tags.told": notWalked,
      retry: notWalked,
      "typed.changed": ({ text }) => tagField(page).fill(text),
      "tag.added": async ({ tag }) => {
        await tagField(page).fill(tag)
        await page.keyboard.press("Enter")
      },
      "tag.removed": notWalked,
      "manager.opened": () => button(tagLine(page), `${tagActionMessages.manage}…`).click(),
      "many.opened": () => chooseInPalette(page, "tag", tagActionMessages.tag(utg)),
      "newTag.changed": ({ text }) => newTag.fill(text),
      "newTag.added": () => newTag.press("Enter"),
      "tag.toggled": ({ tag }) => tagging.getByRole("checkbox", { name: tag }).click(),
      "renaming.opened": ({ tag }) => button(managing, manager.renameLabel(tag)).click(),
      "name.changed": ({ name: typed }) => name.fill(typed),
      "deleting.opened": ({ tag }) => button(managing, manager.deleteLabel(tag)).click(),
      undo: () => button(managing, manager.undo).click(),
      export: async ({ as }) => {
        const download = page.waitForEvent("download")
        await button(managing, as === "json" ? manager.exportJson : manager.exportCsv).click()
        expect((await download).suggestedFilename()).toBe(`utg-tags.${as}`)
      },
      "aside.downloaded": notWalked,
      "discarding.opened": notWalked,
      "file.chosen": () =>
        page.getByLabel(manager.importFile).setInputFiles({
          name: "tags.json",
          mimeType: "application/json",
          buffer: Buffer.from(writeTagsFile(tags))
        }),
      submit: (_, { source }) =>
        button(source[0]?.startsWith("known.tagging") === true ? tagging : renaming, /^(?:Save tags|Rename)$/u).click(),
      confirm: () => button(deleting, manager.remove).click(),
      cancel: () => button(tagging.or(renaming).or(deleting), "Cancel").click(),
      close: (_, { source }) => {
        if (source.includes("known.tagging.told")) return button(tagging, many.done).click()
        return source.includes("known.managing.reported")
          ? button(imported, manager.back).click()
          : button(managing, manager.done).click()
      },
      edit: () => button(unsaved, words.continueEditing).click(),
      discard: () => button(unsaved, words.loseChanges).click(),
      "xstate.done.actor.readTags": atOnce,
      "xstate.done.actor.keepChange": atOnce,
      "xstate.done.actor.readFile": atOnce,
      "xstate.done.actor.discardAside": notWalked
    },
    shows: {
      reading: atOnce,
      unreadable: notWalked,
      crashed: notWalked,
      "known.arriving": passedThrough,
      "known.resting": () => expect(tagField(page)).toBeVisible(),
      "known.keeping": atOnce,
      "known.managing.listing": () => expect(managing.getByText(tagMessages.ownHint)).toBeVisible(),
      "known.managing.renaming.typing.looking": passedThrough,
      "known.managing.renaming.typing.untouched": () => expect(name).toHaveValue("Night"),
      "known.managing.renaming.typing.changed": () => expect(name).toHaveValue("Nights"),
      "known.managing.renaming.saving": atOnce,
      "known.managing.renaming.leaving": () => expect(unsaved).toContainText(manager.unrenamed),
      "known.managing.deleting": () => expect(deleting).toContainText("Delete the tag “Bar”?"),
      "known.managing.discarding": notWalked,
      "known.managing.discarded": notWalked,
      "known.managing.removing": atOnce,
      "known.managing.undoing": atOnce,
      "known.managing.reading": atOnce,
      "known.managing.importing": atOnce,
      "known.managing.reported": () => expect(imported).toBeVisible(),
      "known.tagging.choosing.looking": passedThrough,
      "known.tagging.choosing.untouched": () => expect(tagging).toContainText(many.nothing),
      "known.tagging.choosing.changed": () => expect(newTag).toBeVisible(),
      "known.tagging.saving": atOnce,
      "known.tagging.leaving": () => expect(unsaved).toContainText(many.unsaved),
      "known.tagging.told": () => expect(button(tagging, many.done)).toBeVisible()
    }
  }
}

describeWalks({ name: "tags", person: "dana.whitlock", walk: walks.all, page: pageOf })
