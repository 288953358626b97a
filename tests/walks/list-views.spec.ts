import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { writeViewsFile } from "@command-center/domain/rows/saved-views-file"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import type { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import { saved, imported as toImport, walks } from "../model/specs/list-views.ts"
import { expect, test } from "../support/browser.ts"
import { button, chooseView, dialog, openList } from "../support/list-page.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async ({ page }: World): Promise<WalkPage<typeof listViewsMachine>> => {
  // A file is read at once: this holds it until the walk has looked.
  await page.addInitScript(() => {
    const read: unknown = Reflect.get(Blob.prototype, "text")
    Blob.prototype.text = async function (this: Blob) {
      await new Promise((resolve) => document.addEventListener("walk.read", resolve, { once: true }))
      const text: unknown = typeof read === "function" ? await Reflect.apply(read, this, []) : null
      return String(text)
    }
  })
  const choosing = dialog(page, viewMessages.title)
  const naming = dialog(page, viewMessages.saveTitle)
  const renaming = dialog(page, viewMessages.renameTitle)
  const replacing = dialog(page, viewMessages.replaceTitle)
  const deleting = dialog(page, viewMessages.deleteTitle)
  const importing = dialog(page, viewMessages.import)
  const imported = dialog(page, viewMessages.imported)
  const words = unsavedMessages
  const unsaved = dialog(page, words.title)
  const anyOf = naming.or(renaming).or(replacing).or(deleting).or(importing)
  const named = (form: typeof naming) => form.getByRole("textbox", { name: viewMessages.name })
  const gone = () => expect(page.getByRole("dialog")).toBeHidden()
  return {
    arrive: () => openList(page, "/be/12/utgs"),
    open: () => chooseView(page, "Views"),
    perform: {
      "view.applied": ({ name }) => button(choosing, viewMessages.apply(name)).click(),
      "saving.opened": () => button(choosing, viewMessages.saveAs).click(),
      "renaming.opened": ({ name }) => button(choosing, viewMessages.renameLabel(name)).click(),
      "overwriting.opened": ({ name }) => button(choosing, viewMessages.replaceLabel(name)).click(),
      "deleting.opened": ({ name }) => button(choosing, viewMessages.deleteLabel(name)).click(),
      "views.told": notWalked,
      "default.chosen": async ({ name }) => {
        const pressed = button(choosing, viewMessages.makeDefault(name ?? ""))
        await pressed.click()
        await expect(pressed).toHaveAttribute("aria-pressed", "true")
      },
      "name.changed": ({ name }) => named(naming.or(renaming)).fill(name),
      export: async () => {
        const download = page.waitForEvent("download")
        await button(choosing, viewMessages.export).click()
        expect((await download).suggestedFilename()).toBe("utgs-views.json")
      },
      "file.chosen": () =>
        page.getByLabel(viewMessages.importFile).setInputFiles({
          name: "views.json",
          mimeType: "application/json",
          buffer: Buffer.from(writeViewsFile("utgs", toImport))
        }),
      submit: () => button(naming.or(renaming), /^(?:Save|Rename)$/u).click(),
      confirm: (_, { source }) =>
        source.includes("deleting")
          ? button(deleting, viewMessages.remove).click()
          : button(replacing, viewMessages.replace).click(),
      cancel: () => button(anyOf, "Cancel").click(),
      edit: () => button(unsaved, words.continueEditing).click(),
      discard: () => button(unsaved, words.loseChanges).click(),
      close: (_, { source }) =>
        source.includes("reported") ? button(imported, viewMessages.back).click() : button(choosing, "Done").click(),
      "xstate.done.actor.readFile": async () => {
        await page.evaluate(() => document.dispatchEvent(new Event("walk.read")))
        await expect(imported.getByRole("listitem")).toHaveText(/^Dusk/u)
      }
    },
    shows: {
      choosing: () => expect(choosing.getByRole("list", { name: viewMessages.list })).toBeVisible(),
      "naming.typing.looking": passedThrough,
      "naming.typing.untouched": () => expect(named(naming)).toHaveValue(""),
      "naming.typing.changed": () => expect(named(naming)).toHaveValue(/./u),
      "naming.leaving": () => expect(unsaved).toContainText(viewMessages.unsaved),
      "naming.asking": () => expect(replacing).toContainText(/Replace “.+” with what the list shows/u),
      "renaming.typing.looking": passedThrough,
      "renaming.typing.untouched": () => expect(named(renaming)).toHaveValue("Night"),
      "renaming.typing.changed": () => expect(named(renaming)).not.toHaveValue("Night"),
      "renaming.leaving": () => expect(unsaved).toContainText(viewMessages.unrenamed),
      overwriting: () => expect(replacing).toContainText(viewMessages.overwrite("Night")),
      deleting: () => expect(deleting).toContainText(viewMessages.delete("Night")),
      reading: () => expect(importing.getByText(viewMessages.reading)).toBeVisible(),
      reported: () => expect(imported).toBeVisible(),
      applied: gone,
      closed: gone
    }
  }
}

test.use({ kept: { "views.utgs": JSON.stringify({ version: 1, ...saved }) } })
describeWalks({ name: "list-views", person: "dana.whitlock", walk: walks.all, page: pageOf })
