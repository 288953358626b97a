import { installationMessages } from "@command-center/domain/installation/installation-messages"
import type { downloadInstallerMachine } from "@command-center/machines/download-installer/download-installer.machine"
import { walks } from "../model/specs/download-installer.ts"
import { expect } from "../support/browser.ts"
import { openList } from "../support/list-page.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { atOnce } from "./support/screen-flows.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const pageOf =
  (arrive: (world: World) => Promise<void>) =>
  async (world: World): Promise<WalkPage<typeof downloadInstallerMachine>> => {
    const { page } = world
    const installerTold = page.getByText(installationMessages.downloadingInstaller)
    let isStill = false
    return {
      arrive: async () => {
        await page.clock.install()
        await arrive(world)
      },
      perform: {
        // Its message is gone in two seconds, unless time stands still.
        "installer.wanted": async () => {
          if (!isStill) await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
          isStill = true
          await chooseForFirstRow(page, "Download Installer")
        },
        "xstate.done.actor.downloadInstaller": atOnce
      },
      later: async () => {
        await page.clock.runFor(2_100)
        await page.clock.resume()
        isStill = false
      },
      shows: {
        idle: () => expect(installerTold).toBeHidden(),
        starting: atOnce,
        told: () => expect(installerTold).toBeVisible()
      }
    }
  }

const given = { person: "dana.whitlock" } as const
const list = ({ page }: World) => openList(page, "/be/12/installations")
describeWalks({ ...given, name: "download-installer", walk: walks.begun, page: pageOf(list) })
describeWalks({
  ...given,
  name: "download-installer without an address",
  walk: walks.withoutAddress,
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
