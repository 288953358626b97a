import type { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import { walks } from "../model/specs/utg-tasks.ts"
import { expect } from "../support/browser.ts"
import { button, dialog } from "../support/list-page.ts"
import { serviceRows } from "../support/service-rows.ts"
import { holdCalls } from "./support/held-calls.ts"
import { holdRows } from "./support/held-rows.ts"
import { serviceAnswers } from "./support/plan.ts"
import { atOnce, collectGone, giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async (world: World): Promise<WalkPage<typeof utgTasksMachine>> => {
  const { page, context, faults, origin, token } = world
  const calls = await holdCalls(context, faults, { delete: { path: "/tasks/", method: "DELETE" } })
  const held = await holdRows(page, "rowsOf", false)
  const open = dialog(page, "Delete Tasks")
  let planned = page.getByRole("grid", { name: "Scheduled Tasks" })
  let hasFailed = false
  return {
    arrive: async () => {
      await page.clock.install()
      const tasks = await serviceRows("tasks", { origin, token, beId: 12 })
      const waiting = tasks.find(({ taskStatusName }) => taskStatusName === "Planned")
      await page.goto(`/be/12/utgs/${String(waiting?.["componentId"])}`)
      const checkbox = page.getByRole("checkbox", { name: `Select Task Id: ${String(waiting?.["taskId"])} ` })
      planned = planned.getByRole("row").filter({ has: checkbox })
      await expect(planned).toBeVisible()
    },
    perform: {
      "deletion.opened": async () => {
        await button(planned, /^Actions for/u).click()
        await page.getByRole("menuitem", { name: "Delete Task" }).click()
      },
      "rows.changed": async () => {
        await button(open, "Delete").click()
        await rereads(world, { path: "/tasks/query" }, () => calls.settle("delete", serviceAnswers.refused))
        hasFailed = true
      },
      retry: notWalked,
      "xstate.done.actor.list": notWalked,
      "xstate.done.actor.collectTargets": ({ outcome }) =>
        outcome === "gone"
          ? collectGone(world, held, {
              path: "/tasks/query",
              field: "taskView",
              row: planned,
              refresh: () => page.clock.fastForward(10_500)
            })
          : held.ask(),
      "xstate.done.actor.deleteTasks": () => giveUp(page, open, hasFailed ? "Close" : "Cancel")
    },
    shows: {
      "open.browsing": async () => {
        await expect(open).toBeHidden()
        await expect(planned).toBeVisible()
      },
      "open.collecting": atOnce,
      "open.deleting": () => expect(open).toBeVisible(),
      crashed: notWalked
    }
  }
}

describeWalks({ name: "utg-tasks", person: "dana.whitlock", walk: walks.all, page: pageOf })
