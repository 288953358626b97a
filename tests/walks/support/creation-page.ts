import { randomUUID } from "node:crypto"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import type { Locator } from "@playwright/test"
import { expect } from "../../support/browser.ts"
import { button, dialog, grid, openList } from "../../support/list-page.ts"
import { toasts } from "../../support/parts.ts"
import { firstName } from "./first-row.ts"
import { type CallOf, holdCalls } from "./held-calls.ts"
import type { Answer } from "./plan.ts"
import { signInAgain } from "./signed-in-again.ts"
import { notWalked, passedThrough, type World } from "./walk.ts"

export const person = "dana.whitlock"

/** What tells the dialogs of new records apart. */
export interface CreationParts {
  readonly title: string
  readonly submit: string
  readonly list: string
  readonly call: CallOf
  readonly open: () => Promise<void>
  /** The texts of the flow. */
  readonly failed: string
  readonly unsaved: string
  readonly notUnique: string
  /** What is seen of the new record. */
  readonly created: () => Promise<void>
  /** Chooses what else the draft says, where the dialog has more than a name. */
  readonly choose?: (open: Locator, version: string) => Promise<void>
}

interface Draft {
  readonly name: string
  readonly utgVersion?: string | null
}

/** A name that no record of the service has: each submit is of another one. */
const freshName = () => `Walked ${randomUUID().slice(0, 8)}`

/** The dialog of a new record over its list. */
export const creationPage = async (world: World, parts: CreationParts) => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, { create: parts.call })
  const open = dialog(page, parts.title)
  const asking = dialog(page, unsavedMessages.title)
  const name = open.getByRole("textbox", { name: "Name" })
  const submit = button(open, parts.submit)
  let taken = ""
  return {
    arrive: () => openList(page, parts.list),
    open: async () => {
      if (!page.url().endsWith(parts.list)) await page.goBack()
      await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      taken = await firstName(page)
      await parts.open()
    },
    perform: {
      "draft.changed": async ({ draft }: { readonly draft: Draft }) => {
        const isTaken = draft.name === "Night"
        await name.fill(isTaken ? taken : draft.name === "" ? "" : freshName())
        if (draft.utgVersion) await parts.choose?.(open, draft.utgVersion)
        await expect(open.getByText(parts.notUnique)).toBeVisible({ visible: isTaken })
        await expect(submit).toBeEnabled({ enabled: draft.name !== "" && !isTaken })
      },
      submit: async () => {
        await name.fill(freshName())
        await submit.click()
      },
      cancel: () => button(open, "Cancel").click(),
      edit: () => button(asking, unsavedMessages.continueEditing).click(),
      "others.removed": notWalked,
      "others.kept": notWalked,
      "xstate.done.actor.removeOthers": notWalked,
      discard: () => button(asking, unsavedMessages.loseChanges).click(),
      "xstate.done.actor.create": async ({
        answer,
        outcome
      }: {
        readonly answer: Answer
        readonly outcome: string
      }) => {
        await calls.settle("create", answer)
        if (outcome === "refused") {
          await expect(toasts(page).last()).toContainText(parts.failed)
          await expect(open.getByRole("alert")).toHaveText("Fault 500")
        }
        if (outcome === "notDone")
          await expect(open.getByRole("alert")).toContainText(/A check showed that it was not done/u)
        if (outcome === "found") await expect(toasts(page).last()).toContainText(writeMessages.found)
        if (outcome === "unauthorized") await signInAgain(world, person)
      }
    },
    shows: {
      "editing.looking": passedThrough,
      "editing.untouched": async () => {
        await expect(name).toHaveValue("")
        await expect(submit).toBeDisabled()
      },
      "editing.changed": () => expect(name).not.toHaveValue(""),
      asking: () => expect(asking).toContainText(parts.unsaved),
      creating: async () => {
        await expect(submit).toHaveAttribute("aria-busy", "true")
        await expect(button(open, "Cancel")).toBeDisabled()
        await calls.isCalling("create")
      },
      madeAgain: notWalked,
      removingOthers: notWalked,
      created: parts.created,
      closed: () => expect(open).toBeHidden()
    }
  }
}
