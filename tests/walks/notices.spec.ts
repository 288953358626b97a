import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { expect } from "../support/browser.ts"
import { openList } from "../support/list-page.ts"
import { alerts, toasts } from "../support/parts.ts"
import { spec } from "./specs/notices.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const pageOf = ({ page, faults }: World): WalkPage<typeof noticesMachine> => ({
  arrive: async () => {
    await page.clock.install()
    await openList(page, "/be/12/utgs")
  },
  perform: {
    toast: async () => {
      await chooseForFirstRow(page, "Copy Row as JSON")
      await expect(toasts(page)).toHaveCount(1)
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
      await toasts(page).getByRole("button", { name: "Dismiss notification" }).click()
      await expect(toasts(page)).toHaveCount(0)
    },
    "toasts.held": async () => {
      await toasts(page).hover()
      await page.clock.fastForward(20_000)
      await expect(toasts(page)).toHaveCount(1)
    },
    "toasts.released": () => page.mouse.move(700, 20),
    "alert.dismissed": async () => {
      await alerts(page)
        .getByRole("button", { name: /^Dismiss/u })
        .click()
      await expect(alerts(page)).toHaveCount(0)
    },
    "log.cleared": () => Promise.reject(new Error("not walkable"))
  },
  shows: {
    running: () => expect(page.getByRole("region", { name: "Notifications" })).toBeAttached(),
    held: () => expect(page.getByRole("region", { name: "Notifications" })).toBeAttached()
  }
})

describeWalks({ name: "notices", machine: noticesMachine, person: "dana.whitlock", spec, page: pageOf })
