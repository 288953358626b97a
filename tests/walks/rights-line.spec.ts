import { rightsMessages, subjectLabels } from "@command-center/domain/permission/rights-messages"
import type { rightsLineMachine } from "@command-center/machines/rights-line/rights-line.machine"
import { walks } from "../model/specs/rights-line.ts"
import { expect } from "../support/browser.ts"
import { button, openList } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof rightsLineMachine>> => {
  let isOpened = false
  const calls = await holdCalls(context, faults, {
    loadMasks: { path: "/permissionMasks", isHeld: () => isOpened }
  })
  const open = page.getByRole("dialog", { name: /^Rights of /u })
  return {
    arrive: () => openList(page, "/be/12/users"),
    open: async () => {
      isOpened = true
      await page.getByRole("rowheader").getByRole("button").first().click()
    },
    perform: {
      "subject.chosen": async ({ subject }) => {
        await open.getByLabel(rightsMessages.subject).selectOption(subjectLabels[subject])
      },
      retry: () => button(open, "Retry").click(),
      close: () => open.getByRole("button", { name: "Close", exact: true }).last().click(),
      "xstate.done.actor.loadMasks": ({ answer }) => calls.settle("loadMasks", answer)
    },
    shows: {
      deciding: notWalked,
      reading: () => calls.isCalling("loadMasks"),
      failed: () => expect(open.getByText(/could not be read: /u)).toBeVisible(),
      shown: () => expect(open.getByRole("list", { name: rightsMessages.line })).toBeVisible(),
      crashed: notWalked,
      closed: () => expect(open).toBeHidden()
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({ name: "rights-line", person: "dana.whitlock", walk: walks.other, isReopened: true, page: pageOf })
