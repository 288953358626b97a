import { formMessages } from "@command-center/domain/form/form-messages"
import type { downloadFormMachine } from "@command-center/machines/screens/forms-screen"
import { walks } from "../model/specs/download-file.ts"
import { expect } from "../support/browser.ts"
import { button, openList } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import type { SlowFile } from "../support/slow-file.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const half = "x".repeat(40_000)

const pageOf = async (world: World): Promise<WalkPage<typeof downloadFormMachine>> => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, {
    downloadForm: { path: "/forms.tgz" }
  })
  const underWay = button(page, formMessages.cancelDownload)
  let slow: SlowFile | null = null
  return {
    arrive: () => openList(page, "/be/12/forms"),
    perform: {
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
      "xstate.done.actor.downloadFile": async ({ answer, outcome }) => {
        const file = outcome === "downloaded" ? page.waitForEvent("download") : null
        if (slow === null) await calls.settle("downloadForm", answer)
        else await slow.send(half)
        slow = null
        if (file !== null) expect((await file).suggestedFilename()).toBe(formMessages.fileName)
        if (outcome === "refused") await expect(toasts(page).last()).toContainText("Fault 500")
      }
    },
    shows: {
      idle: () =>
        expect(page.getByRole("button", { name: formMessages.cancelDownload, includeHidden: true })).toHaveCount(0),
      downloading: () =>
        expect(page.getByRole("button", { name: formMessages.cancelDownload, includeHidden: true })).toHaveCount(1)
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({ name: "download-file", person: "dana.whitlock", walk: walks.all, page: pageOf })
