import { viewCsvMessages } from "@command-center/domain/rows/view-csv-messages"
import type { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import { walks } from "../model/specs/download-view.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { holdRows } from "./support/held-rows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf =
  (selected: number) =>
  async ({ page }: World): Promise<WalkPage<typeof downloadViewMachine>> => {
    const held = await holdRows(page, "csv")
    const open = dialog(page, viewCsvMessages.title)
    return {
      arrive: async () => {
        await page.clock.install()
        await openList(page, "/be/12/utgs")
        for (let row = 0; row < selected; row += 1) await rows(page).nth(row).getByRole("checkbox").check()
        await page.clock.pauseAt(Date.now() + 60_000)
      },
      open: () => button(page, viewCsvMessages.title).click(),
      perform: {
        "choice.changed": async ({ choice }) => {
          const radio = open.getByRole("radio", { name: choice === "selected" ? /selected/u : /match/u })
          await radio.check()
          await expect(radio).toBeChecked()
        },
        confirm: () => button(open, viewCsvMessages.download).click(),
        retry: notWalked,
        cancel: () => button(open, "Cancel").click(),
        "download.progressed": async () => {
          await held.ask()
          await expect(open.getByText(/\d+ of \d+ rows?/u).first()).toBeVisible()
        },
        "xstate.done.actor.writeView": async () => {
          let isThere = false
          const file = page.waitForEvent("download")
          void file.then(() => {
            isThere = true
          })
          await held.ask()
          // The pieces come first, and then the answer.
          await expect
            .poll(async () => {
              await held.answer()
              return isThere
            })
            .toBe(true)
          expect((await file).suggestedFilename()).toBe(viewCsvMessages.fileName("utgs"))
        }
      },
      later: () => page.clock.runFor(350),
      shows: {
        asking: () => expect(open.getByRole("radio")).toHaveCount(2),
        "writing.quiet": async () => {
          await expect(button(page, viewCsvMessages.title)).toHaveAttribute("aria-busy", "true")
          await expect(open).toBeHidden()
        },
        "writing.shown": () => expect(open.getByText(viewCsvMessages.writing).first()).toBeVisible(),
        crashed: notWalked,
        written: () => expect(open).toBeHidden(),
        closed: () => expect(open).toBeHidden()
      }
    }
  }

const given = { person: "dana.whitlock", isReopened: true } as const
describeWalks({ ...given, name: "download-view", walk: walks.all, page: pageOf(0) })
describeWalks({ ...given, name: "download-view with a selection", walk: walks.someSelected, page: pageOf(1) })
