import { taskMessages } from "@command-center/domain/task/task-messages"
import { tasksScreenMachine } from "@command-center/machines/tasks-screen/tasks-screen.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList, rows, searchBox, selection } from "../support/list-page.ts"
import { spec } from "./specs/tasks-screen.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { holdRows } from "./support/held-rows.ts"
import * as answers from "./support/outcomes.ts"
import { atOnce, collectGone, giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async (world: World): Promise<WalkPage<typeof tasksScreenMachine>> => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, { delete: { path: "/tasks/", method: "DELETE" } })
  const held = await holdRows(page, "rowsOf", false)
  const open = dialog(page, "Delete Tasks")
  let hasFailed = false
  return {
    arrive: async () => {
      await openList(page, "/be/12/tasks")
      await searchBox(page).fill("Scheduled")
      await expect(grid(page).getByRole("row").nth(1)).toContainText("Scheduled")
    },
    perform: {
      "deletion.opened": async () => {
        await rows(page).getByRole("checkbox").first().check()
        await button(selection(page), "Delete Tasks").click()
      },
      "row.deletion.opened": () => chooseForFirstRow(page, "Delete Task"),
      "rows.changed": async () => {
        await button(open, "Delete").click()
        await rereads(world, { path: "/tasks/query" }, () => calls.settle("delete", answers.refused.answer))
        hasFailed = true
      },
      retry: notWalked,
      "xstate.done.actor.rows": notWalked,
      "xstate.done.actor.collectTargets": ({ outcome }) =>
        outcome === "gone"
          ? collectGone(world, held, {
              path: "/tasks/query",
              field: "taskView",
              row: button(rows(page).first(), /^Actions for/u),
              refresh: () => button(page, "Refresh now").click()
            })
          : held.ask(),
      "xstate.done.actor.deleteTasks": async () => {
        await giveUp(page, open, hasFailed ? "Close" : "Cancel")
        hasFailed = false
      }
    },
    shows: {
      "open.browsing": async () => {
        await expect(open).toBeHidden()
        await expect(grid(page)).toHaveAttribute("aria-busy", "false")
      },
      "open.collecting": atOnce,
      "open.deleting": () =>
        expect(open.getByText(taskMessages.confirmRemove(1)).or(open.getByText("Failed").first())).toBeVisible(),
      crashed: notWalked
    }
  }
}

describeWalks({ name: "tasks-screen", machine: tasksScreenMachine, person: "dana.whitlock", spec, page: pageOf })
