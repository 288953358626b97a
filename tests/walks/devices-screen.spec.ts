import { pushMessages } from "@command-center/domain/push/push-messages"
import { devicesScreenMachine } from "@command-center/machines/devices-screen/devices-screen.machine"
import { expect } from "../support/browser.ts"
import {
  button,
  checkboxOf,
  chooseAction,
  dialog,
  grid,
  openList,
  rows,
  searchBox,
  selection
} from "../support/list-page.ts"
import { alerts } from "../support/parts.ts"
import { apply, deviceListPath, devices, formOf, isc480 } from "../support/push-dialog.ts"
import { spec } from "./specs/devices-screen.ts"
import { holdCalls } from "./support/held-calls.ts"
import * as answers from "./support/outcomes.ts"
import { giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const [device] = isc480

const pageOf = async (world: World): Promise<WalkPage<typeof devicesScreenMachine>> => {
  const { page, context, faults } = world
  const calls = await holdCalls(context, faults, { push: { path: "/tasksbulk", method: "POST" } })
  const forms = dialog(page, pushMessages.titles.forms)
  const firmware = dialog(page, pushMessages.titles.firmware)
  const show = async (serial: string) => {
    await searchBox(page).fill(serial)
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText(serial)
  }
  return {
    arrive: () => openList(page, deviceListPath),
    perform: {
      "push.chosen": async ({ kind, began }) => {
        if (began !== null) {
          await show(device)
          await chooseAction(page, device, "Push forms")
          return
        }
        await show(device)
        await checkboxOf(page, device).check()
        if (kind === "firmware") return button(selection(page), "Update Firmware").click()
        // What is selected is out of sight.
        await show(devices.lane3000)
        await button(selection(page), "Push forms").click()
        await expect(alerts(page)).toContainText(pushMessages.noneSelected)
        await alerts(page)
          .getByRole("button", { name: /^Dismiss/u })
          .click()
      },
      "rows.changed": async () => {
        await formOf(forms).selectOption({ index: 1 })
        await apply(forms).click()
        await rereads(world, { path: "/devices/query" }, () => calls.settle("push", answers.refused.answer))
      },
      retry: notWalked,
      "xstate.done.actor.rows": notWalked,
      "xstate.done.actor.push": async () => giveUp(page, (await forms.isVisible()) ? forms : firmware)
    },
    shows: {
      "open.browsing": async () => {
        await expect(forms.or(firmware)).toBeHidden()
        await expect(grid(page)).toBeVisible()
      },
      "open.pushing": () => expect(forms.or(firmware)).toBeVisible(),
      crashed: notWalked
    }
  }
}

describeWalks({ name: "devices-screen", machine: devicesScreenMachine, person: "dana.whitlock", spec, page: pageOf })
