import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { creationMessages, scheduleMessages } from "@command-center/domain/task/task-messages"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { walks } from "../model/specs/schedule-task.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList } from "../support/list-page.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const title = "Schedule Task"

/** Labels of the task groups that the walks choose. */
const groups = new Map([
  ["configuration", "Configuration Changes"],
  ["startstop", "Start/Stop"],
  ["deployUtgVersion", "Deploy UTG Version"]
])

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof scheduleTaskMachine>> => {
  const calls = await holdCalls(context, faults, {
    loadVersions: { path: "/versions/", count: 2 },
    createTasks: { path: "/tasksbulk", method: "POST" }
  })
  const open = dialog(page, title)
  const words = unsavedMessages
  const unsaved = dialog(page, words.title)
  const press = (name: string) => button(open, name).click()
  const submit = button(open, title)
  const isLoading = async () => {
    await expect(open.getByRole("list", { name: "UTGs", exact: true })).toBeVisible()
    await expect(submit).toBeDisabled()
    await calls.isCalling("loadVersions")
  }
  return {
    arrive: () => openList(page, "/be/12/utgs"),
    open: async () => {
      await grid(page)
        .getByRole("button", { name: /^Actions for/u })
        .first()
        .click()
      await page.getByRole("menuitem", { name: title }).click()
    },
    perform: {
      "draft.changed": async ({ change }) => {
        const chosen = open.getByRole("radio", { name: groups.get(change.utgGroup ?? "") ?? "", exact: true })
        await chosen.check()
      },
      "versions.retry": () => press("Retry"),
      submit: async (_, { source, target }) => {
        await submit.click()
        if (source[0] === target[0])
          await expect(open.getByRole("alert")).toContainText(creationMessages.missingKeys(["machinePermanentId"]))
      },
      edit: (_, { source }) =>
        source[0]?.endsWith(".asking") === true
          ? button(unsaved, words.continueEditing).click()
          : press("Schedule Another Task"),
      discard: () => button(unsaved, words.loseChanges).click(),
      close: () => open.getByRole("button", { name: "Close", exact: true }).last().click(),
      cancel: () => press("Cancel"),
      "xstate.done.actor.loadVersions": ({ answer }) => calls.settle("loadVersions", answer),
      "xstate.done.actor.operation": async ({ answer, outcome }) => {
        await calls.settle("createTasks", answer)
        if (outcome !== "not confirmed") return
        await expect(button(open, "Retry not confirmed (1)")).toBeVisible()
        await button(open, "Close").click()
      }
    },
    shows: {
      "loadingVersions.clean": isLoading,
      "loadingVersions.dirty": isLoading,
      "loadingVersions.asking": async () => {
        await expect(unsaved).toContainText(scheduleMessages.unsaved)
        await calls.isCalling("loadVersions")
      },
      "editing.clean": async () => {
        await expect(submit).toBeEnabled()
        await expect(open.getByRole("radio", { name: "Configuration Changes", exact: true })).toBeChecked()
      },
      "editing.dirty": async () => {
        await expect(button(open, "Cancel")).toBeEnabled()
        await expect(open.getByRole("radio", { name: "Configuration Changes", exact: true })).not.toBeChecked()
      },
      "editing.asking": () => expect(unsaved).toContainText(scheduleMessages.unsaved),
      sending: async () => {
        await expect(button(open, "Scheduling…")).toHaveAttribute("aria-busy", "true")
        await expect(button(open, "Cancel")).toBeDisabled()
        await calls.isCalling("createTasks")
      },
      sent: async () => {
        await expect(open.getByText(creationMessages.created(1))).toBeVisible()
        await expect(open.getByText(/, Task Id \d+$/u)).toBeVisible()
      },
      crashed: notWalked,
      closed: async () => {
        await expect(open).toBeHidden()
        await expect(grid(page)).toBeVisible()
      }
    }
  }
}

const given = { person: "dana.whitlock", isReopened: true } as const
describeWalks({ ...given, name: "schedule-task", walk: walks.all, page: pageOf })
describeWalks({
  ...given,
  name: "schedule-task for UTGs without a machine",
  walk: walks.withoutMachine,
  page: async (world) => {
    await world.context.route(
      ({ pathname }) => pathname.endsWith("/components/query"),
      async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replaceAll(/("machinePermanentId"\s*:\s*)"[^"]*"/gu, "$1null")
        await route.fulfill({ response, body })
      }
    )
    return pageOf(world)
  }
})
