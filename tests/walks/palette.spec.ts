import { shellMessages } from "@command-center/domain/message/shell-messages"
import { paletteMessages } from "@command-center/domain/palette/palette-messages"
import type { paletteMachine } from "@command-center/machines/palette/palette.machine"
import { walks } from "../model/specs/palette.ts"
import { expect } from "../support/browser.ts"
import { dialog } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

/** Rows that were read are kept, and asked for no more; those that could not be read are asked for at every key. */
const refusal = { kind: "status", status: 403 } as const

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof paletteMachine>> => {
  const calls = await holdCalls(context, faults, { findRecords: { path: "/components" } })
  const palette = dialog(page, shellMessages.palette)
  const status = palette.getByRole("status")
  const option = palette.getByRole("option", { name: /^UTGs/u })
  return {
    arrive: async () => {
      await page.goto("/be/12/tasks")
      await expect(heading(page, "Tasks List")).toBeVisible()
    },
    open: () => page.keyboard.press("Control+k"),
    perform: {
      "text.changed": ({ text }) => palette.getByRole("combobox").fill(text),
      "entry.highlighted": notWalked,
      "entry.chosen": () => option.click(),
      close: () => page.keyboard.press("Escape"),
      "xstate.done.actor.findRecords": ({ answer }) => calls.settle("findRecords", answer ?? refusal)
    },
    shows: {
      "open.offering": () => expect(status).toHaveText(/results/u),
      "open.deciding": passedThrough,
      "open.searching": () => expect(status).toHaveText(paletteMessages.looking),
      "open.found": () => expect(status).toHaveText(/result/u),
      "open.crashed": notWalked,
      chosen: () => expect(heading(page, "UTG List")).toBeVisible(),
      closed: () => expect(palette).toBeHidden()
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({ name: "palette", person: "dana.whitlock", walk: walks.all, page: pageOf })
