import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import * as answers from "./support/outcomes.ts"
import type { WalkSpec } from "./support/plan.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const spec: WalkSpec<typeof removeUtgsMachine> = {
  input: { businessEntityId: 12, targets: [sampleUtg({ componentId: 1, businessEntityId: 12 })], canEdit: true },
  user: [
    { type: "typed.changed", value: "delete" },
    { type: "typed.changed", value: "del" },
    { type: "submit" },
    { type: "cancel" },
    { type: "close" }
  ],
  outcomes: {
    operation: {
      removed: { output: sampleOperation(1), answer: null },
      failed: { output: sampleOperation(2), answer: answers.refused.answer }
    }
  },
  project: ({ context }) => context.typed
}

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
