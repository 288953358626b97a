import { operationMessages } from "@command-center/domain/operation/operation-messages"
import type { keptOperationsMachine } from "@command-center/machines/kept-operations/kept-operations.machine"
import { walks } from "../model/specs/kept-operations.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows, searchBox } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { atOnce } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const title = "Delete Tasks"
const list = "/be/12/tasks"

const pageOf =
  (isOpenElsewhere: boolean) =>
  async ({ page, context, faults }: World): Promise<WalkPage<typeof keptOperationsMachine>> => {
    const calls = await holdCalls(context, faults, { delete: { path: "/tasks/", method: "DELETE" } })
    const offered = page.getByRole("status").filter({ hasText: operationMessages.nothingSent })
    const open = dialog(page, title)
    const question = page.getByRole("alertdialog", { name: operationMessages.forgetTitle(title) })
    const openElsewhere = async () => {
      if (!isOpenElsewhere) return
      const other = await context.newPage()
      await openList(other, list)
      await button(other, "Open").click()
      await expect(dialog(other, title)).toBeVisible()
    }
    let hasClaimed = false
    return {
      arrive: async () => {
        const killed = await context.newPage()
        await openList(killed, list)
        await searchBox(killed).fill("Scheduled")
        await expect(rows(killed).first()).toContainText("Scheduled")
        await chooseForFirstRow(killed, "Delete Task")
        await button(dialog(killed, title), "Delete").click()
        await calls.isCalling("delete")
        await killed.close()
        await openList(page, list)
      },
      perform: {
        refresh: () => page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange"))),
        opened: async () => {
          await openElsewhere()
          await button(offered, "Open").click()
        },
        forget: async () => {
          await openElsewhere()
          await button(offered, "Forget").click()
        },
        "forget.confirmed": async () => {
          await button(question, "Forget").click()
          await expect(page.getByRole("main")).toBeFocused()
        },
        "forget.cancelled": async () => {
          await button(question, "Cancel").click()
          await expect(button(offered, "Forget")).toBeFocused()
        },
        close: notWalked,
        "xstate.done.actor.loadKept": atOnce,
        "xstate.done.actor.take": async ({ outcome }) => {
          hasClaimed = true
          if (outcome === "open elsewhere")
            await expect(toasts(page).last()).toContainText(operationMessages.openElsewhere)
        },
        "xstate.done.actor.operation": () => open.getByRole("button", { name: "Close", exact: true }).last().click()
      },
      shows: {
        loading: atOnce,
        offering: () => (isOpenElsewhere && hasClaimed ? expect(offered).toBeHidden() : expect(offered).toBeVisible()),
        claiming: atOnce,
        claimingToForget: atOnce,
        asking: async () => {
          await expect(question).toContainText("1 of 1 can no longer be checked or sent again from here.")
          await expect(button(question, "Cancel")).toBeFocused()
        },
        open: () => expect(open.getByText("Not confirmed").first()).toBeVisible(),
        crashed: notWalked
      },
      left: () => expect(offered).toBeHidden()
    }
  }

const given = { person: "dana.whitlock" } as const
describeWalks({ ...given, name: "kept-operations", walk: walks.here, page: pageOf(false) })
describeWalks({ ...given, name: "kept-operations open elsewhere", walk: walks.elsewhere, page: pageOf(true) })
