import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import type { copyConfigMachine } from "@command-center/machines/copy-config/copy-config.machine"
import { walks } from "../model/specs/copy-config.ts"
import { expect, test } from "../support/browser.ts"
import { button, grid, openList } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import { card } from "../support/record-page.ts"
import { type HeldCalls, holdCalls } from "./support/held-calls.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page, context, faults }: World): WalkPage<typeof copyConfigMachine> => {
  let calls: HeldCalls | null = null
  const copy = button(page, "Copy Configuration")
  return {
    arrive: async () => {
      await openList(page, "/be/12/utgs")
      await grid(page).getByRole("link").first().click()
      await expect(card(page, "Scheduled Tasks").getByRole("grid")).toHaveAttribute("aria-busy", "false")
      calls = await holdCalls(context, faults, { loadConfig: { path: "/componentConfigs/" } })
    },
    perform: {
      copy: () => copy.click(),
      "xstate.done.actor.loadConfig": async ({ answer, outcome }) => {
        await calls?.settle("loadConfig", answer)
        const { configCopied, configCopiedMasked, configNotCopied } = utgDetailMessages
        const said = toasts(page).last()
        if (outcome === "found") await expect(said).toHaveText(new RegExp(`${configCopied}|${configCopiedMasked}`, "u"))
        if (outcome === "refused") await expect(said).toContainText(configNotCopied("").trim())
      }
    },
    shows: {
      idle: () => expect(copy).toHaveAttribute("aria-busy", "false"),
      loading: async () => {
        await expect(copy).toHaveAttribute("aria-busy", "true")
        await calls?.isCalling("loadConfig")
      }
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

test.use({ permissions: ["clipboard-write"] })
describeWalks({ name: "copy-config", person: "dana.whitlock", walk: walks.all, page: pageOf })
