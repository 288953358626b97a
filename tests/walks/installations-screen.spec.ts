import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { installationsScreenMachine } from "@command-center/machines/installations-screen/installations-screen.machine"
import { expect } from "../support/browser.ts"
import { button, dialog, openList, rows } from "../support/list-page.ts"
import { toasts } from "../support/parts.ts"
import type { SlowFile } from "../support/slow-file.ts"
import { browsed, intended, withoutInstaller } from "./specs/installations-screen.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { holdCalls } from "./support/held-calls.ts"
import * as answers from "./support/outcomes.ts"
import { atOnce, endingFlow, giveUp, rereads } from "./support/screen-flows.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const half = "x".repeat(40_000)

const pageOf =
  (arrive: (world: World) => Promise<void>) =>
  async (world: World): Promise<WalkPage<typeof installationsScreenMachine>> => {
    const { page, context, faults } = world
    const calls = await holdCalls(context, faults, {
      downloadPackage: { path: "/packagezip" },
      deactivate: { path: "/installations/", method: "DELETE" }
    })
    const creating = dialog(page, "New Installation")
    const deactivating = dialog(page, "Deactivate Install")
    const deactivation = endingFlow(page, deactivating)
    const installerTold = page.getByText(installationMessages.downloadingInstaller)
    const packageComing = page.getByText(installationMessages.downloadingPackage)
    let slow: SlowFile | null = null
    let isStill = false
    return {
      arrive: async () => {
        await page.clock.install()
        await arrive(world)
      },
      perform: {
        "creation.opened": () => button(page, "New").click(),
        "deactivation.opened": () => chooseForFirstRow(page, "Deactivate Install"),
        // Its message is gone in two seconds, unless time stands still.
        "installer.wanted": async () => {
          if (!isStill) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
          isStill = true
          await chooseForFirstRow(page, "Download Installer")
        },
        "package.wanted": async () => {
          await chooseForFirstRow(page, "Download Install Package")
          await calls.isCalling("downloadPackage")
        },
        "download.progressed": async () => {
          slow = await calls.slowly("downloadPackage", 2 * half.length)
          await slow.send(half)
          await expect(page.getByText("(50%)")).toBeVisible()
        },
        "package.cancelled": async () => {
          await button(page, "Cancel").click()
          await slow?.givenUp
          slow?.close()
          slow = null
        },
        "rows.changed": () =>
          deactivation.changed(async () => {
            await button(deactivating, "Deactivate").click()
            await rereads(world, { path: "/installations", method: "GET" }, () =>
              calls.settle("deactivate", answers.refused.answer)
            )
          }),
        retry: notWalked,
        "xstate.done.actor.rows": notWalked,
        "xstate.done.actor.installationWizard": () => giveUp(page, creating),
        "xstate.done.actor.deactivateInstallation": deactivation.end,
        "xstate.done.actor.downloadInstaller": atOnce,
        "xstate.done.actor.downloadPackage": async ({ answer, outcome }) => {
          // The browser keeps a second file of one visit back; tests/journeys looks at the file.
          await calls.settle("downloadPackage", answer)
          if (outcome === "refused") await expect(toasts(page).last()).toContainText("Unable to download")
        }
      },
      later: async () => {
        await page.clock.runFor(2_100)
        await page.clock.resume()
        isStill = false
      },
      shows: {
        "open.dialog.browsing": async () => {
          await expect(rows(page).first()).toBeVisible()
          await expect(creating.or(deactivating)).toBeHidden()
        },
        "open.dialog.creating": () => expect(creating).toBeVisible(),
        "open.dialog.deactivating": deactivation.shown,
        "open.installer.idle": () => expect(installerTold).toBeHidden(),
        "open.installer.starting": atOnce,
        "open.installer.told": () => expect(installerTold).toBeVisible(),
        "open.package.idle": () => expect(packageComing).toHaveCount(0),
        "open.package.downloading": () => expect(packageComing).toHaveCount(1),
        crashed: notWalked
      }
    }
  }

const given = { machine: installationsScreenMachine, person: "dana.whitlock" } as const
const list = ({ page }: World) => openList(page, "/be/12/installations")
describeWalks({ ...given, name: "installations-screen", spec: browsed, page: pageOf(list) })
describeWalks({
  ...given,
  name: "installations-screen by a wish",
  spec: intended,
  page: pageOf(async ({ page }) => {
    await page.goto("/be/12/dashboard")
    await page.getByRole("link", { name: "Install and Connect a New UTG" }).click()
  })
})
describeWalks({
  ...given,
  name: "installations-screen without an installer",
  spec: withoutInstaller,
  page: pageOf(async (world) => {
    await world.context.route("**/config.json", async (route) => {
      const answer = await route.fetch()
      await route.fulfill({
        response: answer,
        json: { ...(await answer.json()), installerUrl: "https://nowhere.example:99999/" }
      })
    })
    await list(world)
  })
})
