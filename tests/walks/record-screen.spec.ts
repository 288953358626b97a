import { recordMessages } from "@command-center/domain/message/record-messages"
import { type spec, walks } from "../model/specs/record-screen.ts"
import { expect } from "../support/browser.ts"
import { blinkConnection } from "../support/connection.ts"
import { button, dialog } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { holdCalls } from "./support/held-calls.ts"
import { ownProfile } from "./support/own-profile.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async (world: World): Promise<WalkPage<(typeof spec)["machine"]>> => {
  const { page, context, faults } = world
  const profile = await ownProfile(world)
  const calls = await holdCalls(context, faults, {
    loadRecord: { path: `/componentProfiles/${profile.id}`, method: "GET" }
  })
  const table = page.getByRole("table", { name: "API Interfaces" })
  return {
    arrive: async () => {
      await page.clock.install()
      await page.goto(profile.path)
    },
    perform: {
      retry: async (_, { source }) => {
        if (!source.includes("ready")) return button(page, "Retry").click()
        // What was deleted has the profile read again.
        await button(table, /^Delete /u)
          .first()
          .click()
        await button(dialog(page, "Delete API Interface"), "Delete").click()
        await calls.settle("loadRecord", null)
      },
      cancel: () => button(page, "Cancel").click(),
      "refresh.asked": () => blinkConnection(page),
      "version.read": notWalked,
      "xstate.done.actor.loadRecord": ({ answer }) => calls.settle("loadRecord", answer)
    },
    later: async () => {
      await page.clock.fastForward(10_000)
      await expect(button(page, "Cancel")).toBeVisible()
    },
    shows: {
      loading: () => calls.isCalling("loadRecord"),
      ready: () => expect(button(table, /^Delete /u).first()).toBeVisible(),
      notFound: () => expect(page.getByText(recordMessages.noSuchProfile)).toBeVisible(),
      failed: () => expect(button(page, "Retry")).toBeVisible(),
      crashed: notWalked
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({ name: "record-screen", person: "dana.whitlock", walk: walks.all, page: pageOf })
