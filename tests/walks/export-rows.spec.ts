import { taskMessages } from "@command-center/domain/task/task-messages"
import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { spec } from "./specs/export-rows.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const texts = taskMessages.export

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof exportRowsMachine>> => {
  const calls = await holdCalls(context, faults, { exportCsv: { path: "/query/csv" } })
  const open = dialog(page, texts.title)
  return {
    arrive: () => openList(page, "/be/12/tasks"),
    open: () => button(page, "Download data as CSV").click(),
    perform: {
      confirm: () => button(open, "Export").click(),
      retry: () => button(open, "Retry").click(),
      cancel: () => button(open, "Cancel").click(),
      close: notWalked,
      "download.progressed": notWalked,
      "xstate.done.actor.exportCsv": async ({ answer, outcome }) => {
        const download = outcome === "exported" ? page.waitForEvent("download") : null
        await calls.settle("exportCsv", answer)
        if (download !== null) expect((await download).suggestedFilename()).toBe(texts.fileName)
      }
    },
    shows: {
      asking: () => expect(open.getByText(texts.question)).toBeVisible(),
      exporting: async () => {
        await expect(open.getByText(texts.preparing)).toBeVisible()
        await calls.isCalling("exportCsv")
      },
      failed: () => expect(open.getByText(texts.failed("Fault 500"))).toBeVisible(),
      crashed: notWalked,
      exported: () => expect(open).toBeHidden(),
      closed: () => expect(open).toBeHidden()
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({
  name: "export-rows",
  machine: exportRowsMachine,
  person: "dana.whitlock",
  spec,
  isReopened: true,
  page: pageOf
})
