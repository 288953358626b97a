import { noticeMessages } from "@command-center/domain/message/notice-messages"
import type { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { walks } from "../model/specs/notices.ts"
import { expect } from "../support/browser.ts"
import { grid, openList } from "../support/list-page.ts"
import { alerts, toasts } from "../support/parts.ts"
import { chooseInPalette } from "../support/tags-page.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page, faults }: World): WalkPage<typeof noticesMachine> => {
  const dismissal = () => toasts(page).first().getByRole("button", { name: "Dismiss notification" })
  const log = page.getByRole("dialog", { name: noticeMessages.title })
  return {
    arrive: async () => {
      await page.clock.install()
      await openList(page, "/be/12/utgs")
    },
    perform: {
      toast: async (_, { source }) => {
        if (!source.includes("toasts.held")) {
          await chooseForFirstRow(page, "Copy Row as JSON")
          return expect(toasts(page)).toHaveCount(1)
        }
        // The pointer stays where it is.
        await grid(page)
          .getByRole("button", { name: /^Actions for/u })
          .nth(1)
          .press("Enter")
        await expect(page.getByRole("menuitem", { name: "Copy Row as JSON" })).toBeVisible()
        await page.keyboard.press("Home")
        await page.keyboard.press("Enter")
        await expect(toasts(page)).toHaveCount(2)
      },
      alert: async () => {
        await faults.add({ path: "/userManifests", kind: "status", status: 500, times: 1 })
        await page.locator('[data-row="13"]').click()
        await expect(alerts(page)).toHaveCount(1)
      },
      "toast.expired": async () => {
        await page.clock.fastForward(5_000)
        await expect(toasts(page)).toHaveCount(0)
      },
      "toast.dismissed": async () => {
        const before = await toasts(page).count()
        await dismissal().click()
        await expect(toasts(page)).toHaveCount(before - 1)
      },
      "toasts.held": async ({ by }) => {
        const before = await toasts(page).count()
        if (by === "pointer") await toasts(page).first().hover()
        else await dismissal().focus()
        await page.clock.fastForward(20_000)
        await expect(toasts(page)).toHaveCount(before)
      },
      "toasts.released": ({ by }) => (by === "pointer" ? page.mouse.move(700, 20) : dismissal().blur()),
      "alert.dismissed": async () => {
        await alerts(page)
          .getByRole("button", { name: /^Dismiss/u })
          .click()
        await expect(alerts(page)).toHaveCount(0)
      },
      "log.opened": async () => {
        await chooseInPalette(page, "earlier", noticeMessages.title)
        await expect(log).toBeVisible()
      },
      "log.closed": async () => {
        await page.keyboard.press("Escape")
        await expect(log).toBeHidden()
      },
      "log.cleared": async () => {
        await log.getByRole("button", { name: noticeMessages.clear }).click()
        await expect(log).toContainText(noticeMessages.none)
      }
    },
    shows: {
      "toasts.running": () => expect(page.getByRole("region", { name: "Notifications" })).toBeAttached(),
      "toasts.held": () => expect(page.getByRole("region", { name: "Notifications" })).toBeAttached(),
      "log.closed": () => expect(log).toBeHidden(),
      "log.open": () => expect(log).toBeVisible()
    }
  }
}

describeWalks({ name: "notices", person: "dana.whitlock", walk: walks.all, page: pageOf })
