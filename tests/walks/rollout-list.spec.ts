import type { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import { walks } from "../model/specs/rollout-list.ts"
import { blinkConnection } from "../support/connection.ts"
import { button } from "../support/list-page.ts"
import { heading } from "../support/parts.ts"
import { expect, planRollout, rolloutOrigins, test } from "../support/rollouts.ts"
import { holdCalls } from "./support/held-calls.ts"
import { describeWalks, notWalked, type WalkPage, type World } from "./support/walk.ts"

const pageOf = async ({
  page,
  context,
  faults,
  origin,
  token
}: World): Promise<WalkPage<typeof rolloutListMachine>> => {
  const origins = await rolloutOrigins(origin, token)
  await planRollout(origins, 3, { name: "Restart three" })
  const calls = await holdCalls(context, faults, {
    loadRollouts: { path: /^\/rollouts$/u, method: "GET" },
    followRollouts: { path: /^\/rollouts\/events$/u }
  })
  const planned = page.getByRole("row").filter({ hasText: "Restart three" }).first()
  return {
    arrive: async () => {
      await page.clock.install()
      await page.goto("/be/1/rollouts")
      await expect(heading(page, "Rollouts")).toBeVisible()
    },
    perform: {
      retry: () => button(page, "Retry").click(),
      cancel: () => button(page, "Cancel").click(),
      "refresh.asked": () => blinkConnection(page),
      "live.begun": notWalked,
      changed: notWalked,
      "search.changed": notWalked,
      "xstate.done.actor.loadRollouts": ({ answer }) => calls.settle("loadRollouts", answer),
      "xstate.done.actor.followRollouts": ({ answer }) => calls.settle("followRollouts", answer)
    },
    later: async (_, { source }) => {
      const isFirst = source.includes("loading")
      await page.clock.fastForward(isFirst ? 10_000 : 5_000)
      if (isFirst) await expect(button(page, "Cancel")).toBeVisible()
    },
    shows: {
      loading: () => calls.isCalling("loadRollouts"),
      following: async () => {
        await expect(planned).toBeVisible()
        await calls.isCalling("followRollouts")
      },
      resting: () => expect(planned).toBeVisible(),
      reading: () => calls.isCalling("loadRollouts"),
      failed: () => expect(button(page, "Retry")).toBeVisible(),
      crashed: notWalked
    },
    left: () => expect(heading(page, "Unauthorized")).toBeVisible()
  }
}

describeWalks({ name: "rollout list", person: "dana.whitlock", walk: walks.all, page: pageOf, test })
