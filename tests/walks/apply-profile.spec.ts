import { waitMessages } from "@command-center/domain/message/wait-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { applyProfileMachine } from "@command-center/machines/apply-profile/apply-profile.machine"
import { walks } from "../model/specs/apply-profile.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, openList } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const title = "Apply a Profile"

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof applyProfileMachine>> => {
  const calls = await holdCalls(context, faults, {
    loadProfiles: { path: "/componentProfiles" },
    assignProfile: { path: "/componentProfileAssignments" }
  })
  const open = dialog(page, title)
  const profile = open.getByRole("combobox", { name: "Profile" })
  const closed = () => expect(open).toBeHidden()
  return {
    arrive: async () => {
      await page.clock.install()
      await openList(page, "/be/12/utgs")
    },
    open: () => chooseForFirstRow(page, title),
    perform: {
      "profile.chosen": async ({ profileId }) => {
        await profile.selectOption({ index: profileId === null ? 0 : 1 })
      },
      retry: () => button(open, "Retry").click(),
      submit: () => button(open, "Apply").click(),
      cancel: () => button(open, "Cancel").click(),
      close: notWalked,
      "xstate.done.actor.loadProfiles": ({ answer }) => calls.settle("loadProfiles", answer),
      "xstate.done.actor.operation": async ({ answer, outcome }) => {
        await calls.settle("assignProfile", answer)
        if (outcome !== "not confirmed") return
        await expect(button(open, "Retry not confirmed (1)")).toBeVisible()
        await button(open, "Close").click()
      }
    },
    later: async () => {
      await page.clock.fastForward(10_000)
      await expect(open.getByRole("status")).toHaveText(waitMessages.awaited(waitMessages.dialog))
    },
    shows: {
      loading: async () => {
        await expect(open.getByRole("list", { name: "UTGs" })).toBeVisible()
        await calls.isCalling("loadProfiles")
      },
      failed: () => expect(open.getByText(utgMessages.profilesUnavailable(""))).toBeVisible(),
      choosing: () => expect(profile).toBeEnabled(),
      applying: async () => {
        await expect(button(open, "Apply")).toHaveAttribute("aria-busy", "true")
        await calls.isCalling("assignProfile")
      },
      crashed: notWalked,
      applied: notWalked,
      closed
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({
  name: "apply-profile",

  person: "dana.whitlock",
  walk: walks.all,
  isReopened: true,
  page: pageOf
})
