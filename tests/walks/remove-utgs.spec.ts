import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { spec } from "./specs/remove-utgs.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof removeUtgsMachine>> => {
  const calls = await holdCalls(context, faults, { remove: { path: "/machines/", method: "DELETE" } })
  const open = dialog(page, "Remove UTGs")
  const word = open.getByRole("textbox", { name: utgMessages.removePrompt })
  return {
    arrive: () => openList(page, "/be/12/utgs"),
    open: () => chooseForFirstRow(page, "Remove From Command Center"),
    perform: {
      "typed.changed": async ({ value }) => {
        await word.fill(value)
        await expect(button(open, "Delete")).toBeEnabled({ enabled: value === "delete" })
      },
      submit: () => button(open, "Delete").click(),
      cancel: () => button(open, "Cancel").click(),
      close: notWalked,
      "xstate.done.actor.operation": async ({ answer, outcome }) => {
        await calls.settle("remove", answer)
        if (outcome === "failed") await button(open, "Close").click()
      }
    },
    shows: {
      confirming: () => expect(word).toBeVisible(),
      removing: async () => {
        await expect(button(open, "Stop")).toBeVisible()
        await calls.isCalling("remove")
      },
      crashed: notWalked,
      closed: () => expect(open).toBeHidden()
    }
  }
}

describeWalks({
  name: "remove-utgs",
  machine: removeUtgsMachine,
  person: "dana.whitlock",
  spec,
  isReopened: true,
  page: pageOf
})
