import { taskMessages } from "@command-center/domain/task/task-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import { walks } from "../model/specs/export-rows.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import type { SlowFile } from "../support/slow-file.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const half = "x".repeat(40_000)

const pageOf =
  (list: "tasks" | "utgs") =>
  async ({ page, context, faults }: World): Promise<WalkPage<typeof exportRowsMachine>> => {
    const calls = await holdCalls(context, faults, { exportCsv: { path: "/query/csv" } })
    const texts = list === "tasks" ? taskMessages.export : utgMessages.export
    const open = dialog(page, texts.title)
    let slow: SlowFile | null = null
    return {
      arrive: () => openList(page, `/be/12/${list}`),
      open: () => button(page, "Download data as CSV").click(),
      perform: {
        confirm: () => button(open, "Export").click(),
        retry: () => button(open, "Retry").click(),
        cancel: async () => {
          await button(open, "Cancel").click()
          slow?.close()
          slow = null
        },
        close: notWalked,
        "download.progressed": async () => {
          slow = await calls.slowly("exportCsv", 2 * half.length)
          await slow.send(half)
          await expect(open.getByText("(50%)")).toBeVisible()
        },
        "xstate.done.actor.exportCsv": async ({ answer, outcome }) => {
          const download = outcome === "exported" ? page.waitForEvent("download") : null
          if (slow === null) await calls.settle("exportCsv", answer)
          else await slow.send(half)
          slow = null
          if (download !== null) expect((await download).suggestedFilename()).toBe(texts.fileName)
        }
      },
      shows: {
        asking: () => expect(open.getByText(taskMessages.export.question)).toBeVisible(),
        exporting: async () => {
          await expect(open.getByText(texts.preparing)).toBeVisible()
          if (slow === null) await calls.isCalling("exportCsv")
        },
        failed: async () => {
          await expect(toasts(page).getByText(texts.failed("Fault 500")).last()).toBeVisible()
          await expect(open.getByRole("alert")).toHaveText("Fault 500")
        },
        crashed: notWalked,
        exported: () => expect(open).toBeHidden(),
        closed: () => expect(open).toBeHidden()
      },
      left: () => expect(heading(page, "Unauthorized")).toBeVisible()
    }
  }

const given = { person: "dana.whitlock", isReopened: true } as const
describeWalks({ ...given, name: "export-rows", walk: walks.asked, page: pageOf("tasks") })
describeWalks({ ...given, name: "export-rows unasked", walk: walks.unasked, page: pageOf("utgs") })
