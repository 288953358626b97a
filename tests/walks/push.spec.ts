import { compatibilityMessages } from "@command-center/domain/device/compatibility-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { pushMessages } from "@command-center/domain/push/push-messages"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import type { pushMachine } from "@command-center/machines/push/push.machine"
import { walks } from "../model/specs/push.ts"
import { expect } from "../support/browser.ts"
import { button, dialog, grid, openList, rows, searchBox, selection } from "../support/list-page.ts"
import { alerts, heading, toasts } from "../support/parts.ts"
import { apply, deviceListPath, devices, formOf, selectDevices } from "../support/push-dialog.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

interface Selected {
  readonly arrive: (world: World) => Promise<void>
  readonly open: (world: World) => Promise<void>
  /** What is said where no dialog opens. */
  readonly told?: string
}

const pageOf =
  ({ arrive, open: openPush, told = "" }: Selected) =>
  async (world: World): Promise<WalkPage<typeof pushMachine>> => {
    const { page, context, faults } = world
    const calls = await holdCalls(context, faults, {
      loadChoices: { path: "/componentDeviceForms", method: "GET" },
      createTasks: { path: "/tasksbulk", method: "POST" }
    })
    const open = dialog(page, pushMessages.titles.forms)
    const unsaved = dialog(page, unsavedMessages.title)
    const split = dialog(page, compatibilityMessages.title)
    const immediately = open.getByRole("checkbox", { name: "Run Immediately" })
    return {
      arrive: async () => {
        await page.clock.install()
        await openList(page, deviceListPath)
        await arrive(world)
      },
      open: async () => {
        await expect(grid(page)).toHaveAttribute("aria-busy", "false")
        await openPush(world)
      },
      perform: {
        "batch.chosen": () =>
          button(split, /^Continue with/u)
            .first()
            .click(),
        "draft.changed": async ({ change }) => {
          if (change.formId !== undefined) await formOf(open).selectOption({ index: 1 })
          else await immediately.setChecked(change.timing === "immediate")
        },
        submit: () => apply(open).click(),
        retry: () => button(open, "Retry").click(),
        close: notWalked,
        cancel: () => button(open.or(split), "Cancel").click(),
        edit: () => button(unsaved, unsavedMessages.continueEditing).click(),
        discard: () => button(unsaved, unsavedMessages.loseChanges).click(),
        "xstate.done.actor.loadChoices": ({ answer }) => calls.settle("loadChoices", answer),
        "xstate.done.actor.operation": async ({ answer, outcome }) => {
          await calls.settle("createTasks", answer)
          if (outcome === "not done") await expect(open.getByRole("alert")).toHaveText("Fault 500")
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
        checking: passedThrough,
        judging: passedThrough,
        incompatible: () => expect(split.getByRole("status")).toContainText("differ in device type"),
        loading: async () => {
          await expect(open).toBeVisible()
          await calls.isCalling("loadChoices")
        },
        unloaded: () => expect(open.getByRole("alert")).toContainText(listWords.forms.loadFailed("")),
        "editing.clean": async () => {
          await expect(formOf(open)).toHaveValue("")
          await expect(immediately).not.toBeChecked()
          await expect(apply(open)).toBeDisabled()
        },
        "editing.dirty": () => expect(formOf(open)).toBeEnabled(),
        "editing.asking": () => expect(unsaved).toContainText(pushMessages.unsaved.forms),
        sending: async () => {
          await expect(apply(open)).toHaveAttribute("aria-busy", "true")
          await expect(button(open, "Cancel")).toBeDisabled()
          await calls.isCalling("createTasks")
        },
        crashed: notWalked,
        pushed: async () => {
          await expect(open).toBeHidden()
          await expect(toasts(page).last()).toContainText(pushMessages.pushed)
        },
        closed: async () => {
          await expect(open.or(split)).toBeHidden()
          if (told !== "") await expect(alerts(page).first()).toContainText(told)
        }
      },
      left: () => expect(heading(page, "Unauthorized")).toBeVisible()
    }
  }

const searched = (serial: string): Selected => ({
  arrive: async ({ page }) => {
    await searchBox(page).fill(serial)
    await expect(rows(page)).toHaveCount(1)
  },
  open: ({ page }) => chooseForFirstRow(page, "Push forms")
})

const given = { person: "dana.whitlock", isReopened: true } as const
describeWalks({ ...given, name: "push", walk: walks.compatible, page: pageOf(searched(devices.isc480)) })
describeWalks({
  ...given,
  name: "push to devices that differ",
  walk: walks.incompatible,
  page: pageOf({
    arrive: ({ page }) => selectDevices(page, [devices.lane3000, devices.isc480]),
    open: ({ page }) => button(selection(page), "Push forms").click()
  })
})
describeWalks({
  ...given,
  name: "push to a type that nobody knows",
  walk: walks.unknownType,
  page: async (world) => {
    await world.context.route(
      ({ pathname }) => pathname.endsWith("/devices/query"),
      async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replaceAll('"isc480"', '"x9000"') })
      }
    )
    return pageOf({ ...searched(devices.isc480), told: pushMessages.invalidDeviceKey("x9000") })(world)
  }
})
describeWalks({
  ...given,
  name: "push to a device that lacks a key",
  walk: walks.lacking,
  page: (world) => {
    const shown = searched(devices.withoutTerminal)
    return pageOf({
      ...shown,
      open: async ({ page }) => {
        await shown.open(world)
        await expect(alerts(page).first()).toContainText(pushMessages.missingKeys(["deviceConfigApiTerminalId"]))
      }
    })(world)
  }
})
