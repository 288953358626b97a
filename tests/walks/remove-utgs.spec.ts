import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { walks } from "../model/specs/remove-utgs.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, displaying, openList } from "../support/list-page.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof removeUtgsMachine>> => {
  const calls = await holdCalls(context, faults, { remove: { path: "/machines/", method: "DELETE" } })
  const open = dialog(page, "Remove UTGs")
  const footer = displaying(page)
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
        const shown = await footer.innerText()
        await calls.settle("remove", answer)
        if (outcome === "not done") return button(open, "Close").click()
        // The next walk takes the first row, which may be the removed one until the list is read again.
        await expect(footer).not.toHaveText(shown)
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

  person: "dana.whitlock",
  walk: walks.all,
  isReopened: true,
  page: pageOf
})
