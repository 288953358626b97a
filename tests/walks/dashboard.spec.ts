import type { dashboardMachine } from "@command-center/machines/dashboard/dashboard.machine"
import { walks } from "../model/specs/dashboard.ts"
import { expect } from "../support/browser.ts"
import { blinkConnection } from "../support/connection.ts"
import { button } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, passedThrough, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async ({ page, context, faults }: World): Promise<WalkPage<typeof dashboardMachine>> => {
  const calls = await holdCalls(context, faults, { loadInstallations: { path: "/installations", method: "GET" } })
  const recent = page.getByRole("table", { name: "Recent Installations" })
  return {
    arrive: async () => {
      await page.clock.install()
      await page.goto("/be/12/dashboard")
      await expect(heading(page, "Dashboard")).toBeVisible()
    },
    perform: {
      retry: () => button(page, "Retry").click(),
      cancel: () => button(page, "Cancel").click(),
      "refresh.asked": () => blinkConnection(page),
      "xstate.done.actor.loadInstallations": ({ answer }) => calls.settle("loadInstallations", answer)
    },
    later: async () => {
      await page.clock.fastForward(10_000)
      await expect(button(page, "Cancel")).toBeVisible()
    },
    shows: {
      deciding: passedThrough,
      loading: async () => {
        await calls.isCalling("loadInstallations")
        await expect(recent).toBeVisible()
      },
      ready: () => expect(recent.getByRole("row")).toHaveCount(6),
      withoutInstallations: async () => {
        await expect(page.getByRole("heading", { name: "I Want to..." })).toBeVisible()
        await expect(recent).toBeHidden()
      },
      failed: () => expect(button(page, "Retry")).toBeVisible(),
      crashed: notWalked
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({ page: pageOf, name: "dashboard", person: "dana.whitlock", walk: walks.mayView })
describeWalks({ page: pageOf, name: "dashboard without the right", person: "mei.tanaka", walk: walks.mayNot })
