import { operationMessages } from "@command-center/domain/operation/operation-messages"
import { taskMessages } from "@command-center/domain/task/task-messages"
import type { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import type { operationMachine } from "@command-center/machines/operation/operation.machine"
import { walks } from "../model/specs/delete-tasks.ts"
import { walks as operationWalks } from "../model/specs/operation.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList, searchBox } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { addTasks } from "../support/service-changes.ts"
import { serviceRows } from "../support/service-rows.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import type { Transition } from "./support/plan.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const parts = async ({ page, context, faults }: World) => ({
  open: dialog(page, "Delete Tasks"),
  calls: await holdCalls(context, faults, { delete: { path: "/tasks/", method: "DELETE" } }),
  arrive: async (word: string) => {
    await openList(page, "/be/12/tasks")
    await searchBox(page).fill(word)
    await expect(grid(page).getByRole("row").nth(1)).toContainText(word)
  },
  left: () => expect(heading(page, "Unauthorized")).toBeVisible()
})

const dialogOf =
  (word: string) =>
  async (world: World): Promise<WalkPage<typeof deleteTasksMachine>> => {
    const { open, calls, arrive } = await parts(world)
    return {
      arrive: () => arrive(word),
      open: async () => {
        await expect(grid(world.page)).toHaveAttribute("aria-busy", "false")
        await chooseForFirstRow(world.page, "Delete Task")
      },
      perform: {
        confirm: () => button(open, "Delete").click(),
        cancel: () => button(open, "Cancel").click(),
        close: () => open.getByRole("button", { name: "Close", exact: true }).last().click(),
        "xstate.done.actor.operation": async ({ answer, outcome }) => {
          await calls.settle("delete", answer)
          if (outcome === "not done") await button(open, "Close").click()
        }
      },
      shows: {
        confirming: () => expect(open.getByText(taskMessages.confirmRemove(1))).toBeVisible(),
        refused: () => expect(open.getByText(taskMessages.notDeletable)).toBeVisible(),
        deleting: async () => {
          await expect(button(open, "Stop")).toBeVisible()
          await calls.isCalling("delete")
        },
        crashed: notWalked,
        closed: () => expect(open).toBeHidden()
      }
    }
  }

/** More than the walks of a visit delete. */
const waiting = 40

const progressOf = async (world: World): Promise<WalkPage<typeof operationMachine>> => {
  const { open, calls, arrive, left } = await parts(world)
  const question = world.page.getByRole("alertdialog", { name: operationMessages.forgetTitle("Delete Tasks") })
  return {
    arrive: async () => {
      const { origin, token } = world
      const [utg] = await serviceRows("components", { origin, token, beId: 12 })
      if (utg === undefined) throw new Error("The account has UTGs.")
      await addTasks({ origin, token }, utg, waiting)
      await arrive("Scheduled")
    },
    open: async () => {
      await expect(grid(world.page)).toHaveAttribute("aria-busy", "false")
      await chooseForFirstRow(world.page, "Delete Task")
      await button(open, "Delete").click()
    },
    perform: {
      stop: () => button(open, "Stop").click(),
      retry: () => button(open, /^Retry (?:failed|not confirmed) \(1\)$/u).click(),
      close: () => button(open, "Close").click(),
      copy: () => button(open, "Copy").click(),
      download: async () => {
        const file = world.page.waitForEvent("download")
        await button(open, "Download").click()
        expect((await file).suggestedFilename()).toMatch(/^Delete Tasks .+\.csv$/u)
      },
      forget: () => button(open, "Forget").click(),
      "forget.confirmed": () => button(question, "Forget").click(),
      "forget.cancelled": async () => {
        await button(question, "Cancel").click()
        await expect(button(open, "Forget")).toBeFocused()
      },
      "xstate.done.actor.begin": () => Promise.resolve(),
      "xstate.done.actor.call.1": async (_: unknown, { answer, outcome }: Transition) => {
        if (outcome === "notLookedUp")
          await world.faults.add({ path: "/tasks/query", kind: "status", status: 500, times: 1 })
        await calls.settle("delete", answer)
      },
      "xstate.done.actor.callInstruction": notWalked,
      "others.removed": notWalked,
      "xstate.done.actor.lookUp": () => Promise.resolve(),
      "xstate.done.actor.removeOthers": notWalked
    },
    shows: {
      beginning: passedThrough,
      // Gone before anybody sees it.
      opening: () => expect(open).toBeVisible(),
      running: async () => {
        await expect(button(open, "Stop")).toBeVisible()
        await calls.isCalling("delete")
      },
      "stopping.asked": () => expect(button(open, "Stopping…")).toBeVisible(),
      // A 401 of the only task leaves it at once.
      "stopping.unauthorized": passedThrough,
      settled: () => expect(open.getByText(/^(?:Failed|Not confirmed)$/u)).toBeVisible(),
      asking: async () => {
        await expect(question).toContainText("1 of 1 can no longer be checked or sent again from here.")
        await expect(button(question, "Cancel")).toBeFocused()
      },
      // Over before anybody sees it.
      lookingUp: () => expect(open).toBeVisible(),
      removingOthers: notWalked,
      crashed: notWalked,
      finished: () => expect(open).toBeHidden()
    },
    left
  }
}

const person = "dana.whitlock"
describeWalks({
  name: "delete-tasks",

  person,
  walk: walks.deletable,
  isReopened: true,
  page: dialogOf("Scheduled")
})
describeWalks({
  name: "delete-tasks that are over",

  person,
  walk: walks.over,
  isReopened: true,
  page: dialogOf("Completed")
})
describeWalks({
  name: "operation",

  person,
  walk: operationWalks.deleting,
  isReopened: true,
  page: progressOf
})
