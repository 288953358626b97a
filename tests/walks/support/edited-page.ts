import { settingLabel } from "@command-center/domain/component-config/setting-label"
import { collisionMessages, reviewMessages } from "@command-center/domain/message/review-messages"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { draftMessages } from "@command-center/domain/settings/setting-messages"
import type { Side } from "@command-center/machines/edit-record/edit-record.types"
import type { Page } from "@playwright/test"
import { expect } from "../../support/browser.ts"
import { button, dialog } from "../../support/list-page.ts"
import { notWalked, passedThrough } from "./walk.ts"

const allOf = { mine: collisionMessages.allMine, theirs: collisionMessages.allTheirs } as const

/** What every page has on which a record is edited; `submit` is the label of its button, `titles` those of a schema. */
export const editedPage = (page: Page, submit: string, titles: Readonly<Record<string, string>> = {}) => {
  const asking = dialog(page, unsavedMessages.title)
  const review = dialog(page, reviewMessages.title)
  const movedOn = dialog(page, collisionMessages.title)
  const { continueEditing, loseChanges } = unsavedMessages
  const form = async () => {
    for (const each of [asking, review, movedOn]) await expect(each).toBeHidden()
    await expect(button(page, submit)).toHaveAttribute("aria-busy", "false")
  }
  const shown = async () => ((await review.isVisible()) ? review : (await movedOn.isVisible()) ? movedOn : asking)
  return {
    perform: {
      undo: () => button(page, settingsMessages.undo).click(),
      redo: () => button(page, settingsMessages.redo).click(),
      submit: () => button(page, submit).click(),
      cancel: () => button(page, "Cancel").click(),
      edit: async () => button(await shown(), continueEditing).click(),
      discard: async () =>
        (await asking.isVisible()) ? button(asking, loseChanges).click() : button(page, draftMessages.drop).click(),
      confirm: async () => {
        const goesOn = new RegExp(`^(?:${reviewMessages.save}|${collisionMessages.goOn})$`, "u")
        await button(await shown(), goesOn).click()
      },
      "collision.chosen": async ({ key, side }: { readonly key: string; readonly side: Side }) => {
        const setting = String(key.split("/").at(-1))
        const name = new RegExp(`(?:^|/ )${titles[setting] ?? settingLabel(setting)}`, "u")
        const choice = movedOn
          .getByRole("radiogroup", { name })
          .getByRole("radio", { name: new RegExp(`^${collisionMessages[side]}`, "u") })
        await choice.check()
        await expect(choice).toBeChecked()
      },
      mine: () => button(movedOn, allOf.mine).click(),
      theirs: () => button(movedOn, allOf.theirs).click(),
      "subject.read": notWalked,
      "page.hidden": () => page.evaluate(() => void window.dispatchEvent(new Event("pagehide")))
    },
    shows: {
      opening: passedThrough,
      "editing.looking": passedThrough,
      "editing.readOnly": () => expect(button(page, submit)).toHaveCount(0),
      "editing.unchanged": async () => {
        await form()
        await expect(button(page, "Cancel")).toBeDisabled()
      },
      "editing.changed": async () => {
        await form()
        await expect(button(page, "Cancel")).toBeEnabled()
      },
      asking: () => expect(asking).toBeVisible(),
      reviewing: () => expect(review).toBeVisible(),
      movedOn: () => expect(movedOn).toBeVisible(),
      updating: () => expect(button(page, submit)).toHaveAttribute("aria-busy", "true")
    }
  }
}
