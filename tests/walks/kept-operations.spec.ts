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
          if (isOpenElsewhere) {
            const other = await context.newPage()
            await openList(other, list)
            await button(other, "Open").click()
            await expect(dialog(other, title)).toBeVisible()
          }
          await button(offered, "Open").click()
        },
        forgotten: () => button(offered, "Forget").click(),
        close: notWalked,
        "xstate.done.actor.loadKept": atOnce,
        "xstate.done.actor.claim": async ({ outcome }) => {
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
        open: () => expect(open.getByText("Not confirmed").first()).toBeVisible(),
        crashed: notWalked
      },
      left: () => expect(offered).toBeHidden()
    }
  }

const given = { person: "dana.whitlock" } as const
describeWalks({ ...given, name: "kept-operations", walk: walks.here, page: pageOf(false) })
describeWalks({ ...given, name: "kept-operations open elsewhere", walk: walks.elsewhere, page: pageOf(true) })
