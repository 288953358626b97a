import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { utgScreenMachine } from "@command-center/machines/screens/utg-screen"
import { walks } from "../model/specs/flow-screen.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { holdRows } from "./support/held-rows.ts"
import { serviceAnswers } from "./support/plan.ts"
import { atOnce, collectGone, giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

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
        "scheduleTask.opened": () => chooseForFirstRow(page, "Schedule Task"),
        "applyProfile.opened": () => chooseForFirstRow(page, "Apply a Profile"),
        "applyTemplate.opened": () => chooseForFirstRow(page, "Apply a Config Template"),
        "removeUtgs.opened": () => chooseForFirstRow(page, "Remove From Command Center"),
        "rows.changed": async () => {
          await removing.getByRole("textbox", { name: utgMessages.removePrompt }).fill("delete")
          await button(removing, "Delete").click()
          await rereads(world, { path: "/components/query" }, () => calls.settle("remove", serviceAnswers.refused))
          hasFailed = true
        },
        retry: notWalked,
        cancel: notWalked,
        "xstate.done.actor.rows": notWalked,
        "xstate.done.actor.read": ({ outcome }) =>
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
        "open.reading": atOnce,
        "open.scheduleTask": () => expect(scheduling).toBeVisible(),
        "open.applyProfile": () => expect(applyingProfile).toBeVisible(),
        "open.applyTemplate": () => expect(applyingTemplate).toBeVisible(),
        "open.removeUtgs": () => expect(removing).toBeVisible(),
        crashed: notWalked
      }
    }
  }

const given = { person: "dana.whitlock" } as const
describeWalks({
  ...given,
  name: "flow-screen",
  walk: walks.chosenThere,
  page: pageOf(({ page }) => openList(page, "/be/12/utgs"))
})
describeWalks({
  ...given,
  name: "flow-screen by a wish",
  walk: walks.intended,
  page: pageOf(async ({ page }) => {
    await page.goto("/be/12/dashboard")
    await page.getByRole("link", { name: "Schedule a Task" }).click()
  })
})
