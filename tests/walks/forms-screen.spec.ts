import { formMessages } from "@command-center/domain/form/form-messages"
import { formsScreenMachine } from "@command-center/machines/forms-screen/forms-screen.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import type { SlowFile } from "../support/slow-file.ts"
import { spec } from "./specs/forms-screen.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import * as answers from "./support/outcomes.ts"
import { endingFlow, giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const half = "x".repeat(40_000)

const pageOf = async (world: World): Promise<WalkPage<typeof formsScreenMachine>> => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, {
    downloadForm: { path: "/forms.tgz" },
    deleteForm: { path: "/componentDeviceForms/", method: "DELETE" }
  })
  const uploading = dialog(page, formMessages.uploadDialog.title)
  const deleting = dialog(page, "Delete Form")
  const deletion = endingFlow(page, deleting)
  const underWay = button(page, formMessages.cancelDownload)
  let slow: SlowFile | null = null
  return {
    arrive: () => openList(page, "/be/12/forms"),
    perform: {
      "upload.opened": () => button(page, "Upload").click(),
      "deletion.opened": () => chooseForFirstRow(page, "Delete form"),
      "download.started": async () => {
        await chooseForFirstRow(page, "Download form")
        await expect(toasts(page).last()).toContainText(formMessages.downloading)
        await calls.isCalling("downloadForm")
      },
      "download.progressed": async () => {
        slow = await calls.slowly("downloadForm", 2 * half.length)
        await slow.send(half)
        await expect(page.getByText("(50%)")).toBeVisible()
      },
      "download.cancelled": async () => {
        await underWay.click()
        await slow?.givenUp
        slow?.close()
        slow = null
      },
      "rows.changed": () =>
        deletion.changed(async () => {
          await button(deleting, "Delete").click()
          await rereads(world, { path: "/componentDeviceForms", method: "GET" }, () =>
            calls.settle("deleteForm", answers.refused.answer)
          )
        }),
      retry: notWalked,
      "xstate.done.actor.rows": notWalked,
      "xstate.done.actor.formUpload": () => giveUp(page, uploading),
      "xstate.done.actor.deleteForm": deletion.end,
      "xstate.done.actor.downloadForm": async ({ answer, outcome }) => {
        const file = outcome === "downloaded" ? page.waitForEvent("download") : null
        if (slow === null) await calls.settle("downloadForm", answer)
        else await slow.send(half)
        slow = null
        if (file !== null) expect((await file).suggestedFilename()).toBe(formMessages.fileName)
        if (outcome === "refused") await expect(toasts(page).last()).toContainText("Fault 500")
      }
    },
    shows: {
      "open.dialog.browsing": async () => {
        await expect(rows(page).first()).toBeVisible()
        await expect(uploading.or(deleting)).toBeHidden()
      },
      "open.dialog.uploading": () => expect(uploading).toBeVisible(),
      "open.dialog.deleting": deletion.shown,
      "open.download.idle": () =>
        expect(page.getByRole("button", { name: formMessages.cancelDownload, includeHidden: true })).toHaveCount(0),
      "open.download.downloading": () =>
        expect(page.getByRole("button", { name: formMessages.cancelDownload, includeHidden: true })).toHaveCount(1),
      crashed: notWalked
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({ name: "forms-screen", machine: formsScreenMachine, person: "dana.whitlock", spec, page: pageOf })
