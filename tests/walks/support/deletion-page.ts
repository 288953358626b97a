import { writeMessages } from "@command-center/domain/write/write-messages"
import { expect } from "../../support/browser.ts"
import { button, dialog, grid, openList } from "../../support/list-page.ts"
import { heading, toasts } from "../../support/parts.ts"
import { holdCalls } from "./held-calls.ts"
import type { Answer } from "./plan.ts"
import type { World } from "./walk.ts"

export const person = "dana.whitlock"

/** What tells the dialogs that delete one record apart. */
export interface DeletionParts {
  readonly title: string
  readonly confirm: string
  readonly list: string
  /** A part of the call's path. */
  readonly path: string
  /** A part of the path of its list. */
  readonly listPath: string
  /** Of a service that fails, where it is not the service's own word. */
  readonly reason?: string
  /** Makes what the service lets go; where it is left out, what is there is. */
  readonly prepare?: () => Promise<void>
  /** Opens the dialog for a row and tells its name. */
  readonly open: () => Promise<string>
  readonly question: (name: string) => string
  readonly deleted: (name: string) => string
  readonly failed: (name: string, reason: string) => string
  /** The dialog tells the reason of a failure itself. */
  readonly staysOpen?: true
}

/** The dialog that asks before one record is deleted, over its list. */
export const deletionPage = async ({ page, context, faults }: World, parts: DeletionParts) => {
  const calls = await holdCalls(context, faults, { deleteRow: { path: parts.path, method: "DELETE" } })
  const open = dialog(page, parts.title)
  const confirm = button(open, parts.confirm)
  let name = ""
  return {
    arrive: async () => {
      await parts.prepare?.()
      await openList(page, parts.list)
    },
    open: async () => {
      await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      name = await parts.open()
    },
    perform: {
      "typed.changed": async ({ value }: { readonly value: string }) => {
        const isWord = value === "Bar"
        await open.getByRole("textbox").fill(isWord ? name : name.slice(0, -1))
        await expect(confirm).toBeEnabled({ enabled: isWord })
      },
      confirm: () => confirm.click(),
      cancel: () => button(open, "Cancel").click(),
      "xstate.done.actor.deleteRow": async ({
        answer,
        outcome
      }: {
        readonly answer: Answer
        readonly outcome: string
      }) => {
        if (outcome === "notLookedUp")
          await faults.add({ path: parts.listPath, method: "GET", kind: "status", status: 500, times: 1 })
        await calls.settle("deleteRow", answer)
        const reason = parts.reason ?? "Fault 500"
        if (outcome === "refused") await expect(toasts(page).last()).toContainText(parts.failed(name, reason))
        if (outcome === "refused" && parts.staysOpen === true) await expect(open.getByRole("alert")).toHaveText(reason)
        if (outcome === "notDone")
          await expect(parts.staysOpen === true ? open.getByRole("alert") : toasts(page).last()).toContainText(
            "A check showed that it was not done"
          )
        if (outcome === "notLookedUp") await expect(open).toContainText(writeMessages.looksFirst)
      }
    },
    shows: {
      confirming: () => expect(open).toContainText(parts.question(name)),
      deleting: async () => {
        await expect(confirm).toHaveAttribute("aria-busy", "true")
        await calls.isCalling("deleteRow")
      },
      deleted: async () => {
        await expect(open).toBeHidden()
        await expect(toasts(page).last()).toContainText(parts.deleted(name))
      },
      closed: () => expect(open).toBeHidden()
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}
