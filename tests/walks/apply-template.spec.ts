import { waitMessages } from "@command-center/domain/message/wait-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { applyTemplateMachine } from "@command-center/machines/apply-template/apply-template.machine"
import { walks } from "../model/specs/apply-template.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof applyTemplateMachine>> => {
  const calls = await holdCalls(context, faults, {
    merge: { path: "/merge/" },
    loadTemplates: { path: "/configtemplates" }
  })
  const open = dialog(page, "Apply Config Template")
  const template = open.getByRole("combobox", { name: "Config Template" })
  return {
    arrive: async () => {
      await page.clock.install()
      await openList(page, "/be/12/utgs")
    },
    open: () => chooseForFirstRow(page, "Apply a Config Template"),
    perform: {
      "template.chosen": async ({ templateId }) => {
        await template.selectOption({ index: templateId === null ? 0 : 1 })
      },
      retry: () => button(open, "Retry").click(),
      submit: () => button(open, "Submit").click(),
      cancel: () => button(open, "Cancel").click(),
      close: notWalked,
      "xstate.done.actor.loadTemplates": ({ answer }) => calls.settle("loadTemplates", answer),
      "xstate.done.actor.operation": async ({ answer, outcome }) => {
        await calls.settle("merge", answer)
        if (outcome === "not done") await button(open, "Close").click()
      }
    },
    later: async () => {
      await page.clock.fastForward(10_000)
      await expect(open.getByRole("status")).toHaveText(waitMessages.awaited(waitMessages.dialog))
    },
    shows: {
      loading: () => calls.isCalling("loadTemplates"),
      failed: () => expect(open.getByText(utgMessages.templatesUnavailable(""))).toBeVisible(),
      choosing: () => expect(template).toBeEnabled(),
      merging: async () => {
        await expect(button(open, "Stop")).toBeVisible()
        await calls.isCalling("merge")
      },
      crashed: notWalked,
      closed: () => expect(open).toBeHidden()
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({
  name: "apply-template",

  person: "dana.whitlock",
  walk: walks.all,
  isReopened: true,
  page: pageOf
})
