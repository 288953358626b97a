import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { type spec, walks } from "../model/specs/remove-entry.ts"
import { expect } from "../support/browser.ts"
import { button, dialog } from "../support/list-page.ts"
import { heading, toasts } from "../support/parts.ts"
import { type HeldCalls, holdCalls } from "./support/held-calls.ts"
import { ownProfile } from "./support/own-profile.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async (world: World): Promise<WalkPage<(typeof spec)["machine"]>> => {
  const { page, context, faults } = world
  const profile = await ownProfile(world)
  const open = dialog(page, "Delete API Interface")
  const first = button(page.getByRole("table", { name: "API Interfaces" }), /^Delete /u).first()
  let calls: HeldCalls | null = null
  return {
    arrive: async () => {
      await page.goto(profile.path)
      await expect(first).toBeVisible()
      // Saving reads what there is first, and the page does when it is saved.
      calls = await holdCalls(context, faults, {
        saveConfig: { path: `/componentProfiles/${profile.id}`, method: "GET" }
      })
    },
    perform: {
      "removal.opened": () => first.click(),
      confirm: () => button(open, "Delete").click(),
      cancel: () => button(open, "Cancel").click(),
      "xstate.done.actor.saveConfig": async ({ answer, outcome }) => {
        if (outcome === "moved on") await profile.change()
        await calls?.settle("saveConfig", answer)
        if (outcome === "moved on") await expect(open).toContainText(utgDetailMessages.removal.movedOn)
        if (outcome === "refused") await expect(open).toContainText("Fault 500")
        if (outcome !== "saved") return
        await expect(toasts(page).last()).toContainText(utgDetailMessages.updated)
        await calls?.settle("saveConfig", null)
      }
    },
    shows: {
      browsing: async () => {
        await expect(open).toBeHidden()
        await expect(first).toBeVisible()
      },
      confirming: () => expect(button(open, "Delete")).toBeEnabled(),
      saving: async () => {
        await expect(open).toBeVisible()
        await calls?.isCalling("saveConfig")
      }
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({ name: "remove-entry", person: "dana.whitlock", walk: walks.all, page: pageOf })
