import { pushMessages } from "@command-center/domain/push/push-messages"
import type { operationMachine } from "@command-center/machines/operation/operation.machine"
import { walks } from "../model/specs/operation.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList, rows, searchBox } from "../support/list-page.ts"
import { apply, deviceListPath, devices, formOf } from "../support/push-dialog.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { serviceAnswers } from "./support/plan.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof operationMachine>> => {
  const calls = await holdCalls(context, faults, { call: { path: "/tasksbulk", method: "POST" } })
  const open = dialog(page, pushMessages.titles.forms)
  const unconfirmed = open.getByText("Not confirmed", { exact: true })
  return {
    arrive: async () => {
      await openList(page, deviceListPath)
      await searchBox(page).fill(devices.isc480)
      await expect(rows(page)).toHaveCount(1)
      await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      await chooseForFirstRow(page, "Push forms")
      await formOf(open).selectOption({ index: 1 })
      await apply(open).click()
      await calls.settle("call", serviceAnswers.lost)
      await expect(unconfirmed).toBeVisible()
      await page.reload()
    },
    open: () => button(page, "Open").click(),
    perform: {
      stop: notWalked,
      retry: notWalked,
      close: () => button(open, "Close").click(),
      copy: notWalked,
      download: notWalked,
      forget: notWalked,
      "forget.confirmed": notWalked,
      "forget.cancelled": notWalked,
      "xstate.done.actor.begin": notWalked,
      "xstate.done.actor.callInstruction": notWalked,
      "others.removed": notWalked,
      "xstate.done.actor.lookUp": notWalked,
      "xstate.done.actor.removeOthers": notWalked
    },
    shows: {
      beginning: notWalked,
      opening: notWalked,
      running: notWalked,
      "stopping.asked": notWalked,
      "stopping.unauthorized": notWalked,
      settled: async () => {
        await expect(unconfirmed).toBeVisible()
        await expect(button(open, "Retry not confirmed (1)")).toBeEnabled()
      },
      asking: notWalked,
      lookingUp: notWalked,
      removingOthers: notWalked,
      crashed: notWalked,
      finished: () => expect(open).toBeHidden()
    }
  }
}

describeWalks({
  name: "operation from before",

  person: "dana.whitlock",
  walk: walks.reopened,
  page: pageOf
})
