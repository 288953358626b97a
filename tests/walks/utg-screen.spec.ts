import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { utgScreenMachine } from "@command-center/machines/utg-screen/utg-screen.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { chosenThere, intended } from "./specs/utg-screen.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { holdRows } from "./support/held-rows.ts"
import * as answers from "./support/outcomes.ts"
import { atOnce, collectGone, giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const entries = {
  schedule: "Schedule Task",
  applyProfile: "Apply a Profile",
  applyTemplate: "Apply a Config Template",
  remove: "Remove From Command Center"
} as const

const pageOf =
  (arrive: (world: World) => Promise<void>) =>
  async (world: World): Promise<WalkPage<typeof utgScreenMachine>> => {
    const { page, context, faults } = world
    const calls = await holdCalls(context, faults, { remove: { path: "/machines/", method: "DELETE" } })
    const held = await holdRows(page, "rowsOf", false)
    const scheduling = dialog(page, "Schedule Task")
    const applyingProfile = dialog(page, "Apply a Profile")
    const applyingTemplate = dialog(page, "Apply Config Template")
    const removing = dialog(page, "Remove UTGs")
    let hasFailed = false
    return {
      arrive: () => arrive(world),
      perform: {
        "action.chosen": ({ action }) => chooseForFirstRow(page, entries[action]),
        "rows.changed": async () => {
          await removing.getByRole("textbox", { name: utgMessages.removePrompt }).fill("delete")
          await button(removing, "Delete").click()
          await rereads(world, { path: "/components/query" }, () => calls.settle("remove", answers.refused.answer))
          hasFailed = true
        },
        retry: notWalked,
        "xstate.done.actor.rows": notWalked,
        "xstate.done.actor.collectTargets": ({ outcome }) =>
          outcome === "gone"
            ? collectGone(world, held, {
                path: "/components/query",
                field: "serviceView",
                row: button(rows(page).first(), /^Actions for/u),
                refresh: () => button(page, "Refresh now").click()
              })
            : held.ask(),
        "xstate.done.actor.scheduleTask": () => giveUp(page, scheduling),
        "xstate.done.actor.applyProfile": () => giveUp(page, applyingProfile),
        "xstate.done.actor.applyTemplate": () => giveUp(page, applyingTemplate),
        "xstate.done.actor.removeUtgs": () => giveUp(page, removing, hasFailed ? "Close" : "Cancel")
      },
      shows: {
        "open.browsing": async () => {
          await expect(rows(page).first()).toBeVisible()
          await expect(page.getByRole("dialog")).toBeHidden()
        },
        "open.collecting": atOnce,
        "open.choosing": passedThrough,
        "open.scheduling": () => expect(scheduling).toBeVisible(),
        "open.applyingProfile": () => expect(applyingProfile).toBeVisible(),
        "open.applyingTemplate": () => expect(applyingTemplate).toBeVisible(),
        "open.removing": () => expect(removing).toBeVisible(),
        crashed: notWalked
      }
    }
  }

const given = { machine: utgScreenMachine, person: "dana.whitlock" } as const
describeWalks({
  ...given,
  name: "utg-screen",
  spec: chosenThere,
  page: pageOf(({ page }) => openList(page, "/be/12/utgs"))
})
describeWalks({
  ...given,
  name: "utg-screen by a wish",
  spec: intended,
  page: pageOf(async ({ page }) => {
    await page.goto("/be/12/dashboard")
    await page.getByRole("link", { name: "Schedule a Task" }).click()
  })
})
