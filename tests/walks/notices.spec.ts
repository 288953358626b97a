import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { expect } from "../support/browser.ts"
import { openList } from "../support/list-page.ts"
import { alerts, toasts } from "../support/parts.ts"
import { chooseForFirstRow } from "./support/first-row.ts"
import type { WalkSpec } from "./support/plan.ts"
import { describeWalks, type WalkPage, type World } from "./support/walk.ts"

const oneStandsForAll = "the first notice of a page stands for those after it"

const spec: WalkSpec<typeof noticesMachine> = {
  input: undefined,
  user: [
    { type: "toast", kind: "success", text: "copied" },
    { type: "alert", header: "Error", message: "broken" },
    { type: "toast.expired", id: 1 },
    { type: "toast.dismissed", id: 1 },
    { type: "toasts.held", by: "pointer" },
    { type: "toasts.held", by: "focus" },
    { type: "toasts.released", by: "pointer" },
    { type: "toasts.released", by: "focus" },
    { type: "alert.dismissed", id: 1 },
    { type: "log.cleared" }
  ],
  outcomes: {},
  project: ({ context }) => [
    Math.min(context.toasts.length, 2),
    Math.min(context.alerts.length, 2),
    Math.min(context.lastId, 2),
    context.heldBy
  ],
  notWalkable: ({ event, source }, { context }) => {
    const hasToast = context.toasts.length > 0
    if (event.type === "log.cleared") return "no page shows the log yet"
    if (event.type.startsWith("toasts.") && event["by"] === "focus")
      return "the page tells of the focus as of the pointer"
    if ((event.type === "toast" || event.type === "alert") && context.lastId > 0) return oneStandsForAll
    if (event.type === "alert.dismissed" && context.alerts.length === 0) return "there is no alert"
    if (event.type.startsWith("toast") && event.type !== "toast" && !hasToast) return "there is no toast"
    if (event.type === "toasts.held" && source[0] === "held") return "the pointer is on it already"
    return null
  }
}

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
