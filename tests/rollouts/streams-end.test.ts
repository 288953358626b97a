import { endToken, switchRights } from "@command-center/sandbox/src/testing-rights.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { followedAt } from "./support/event-stream.ts"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())

it("a stream ends soon after its token or the right to see what it tells is gone, and not before", async () => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)
  const id = await planned(estate, planOf(targets))
  const ending = await estate.tokenOf("marta.oyelaran")
  const losing = await estate.tokenOf("ravi.natarajan")
  const followers = (token?: string) =>
    Promise.all(
      [`/rollouts/${id}/events`, "/rollouts/events?businessEntityId=12"].map((path) =>
        followedAt(estate, path, token === undefined ? {} : { token })
      )
    )
  const gone = [...(await followers(ending)), ...(await followers(losing))]
  const others = await followers()
  await endToken(estate.sandbox, ending)
  await switchRights(estate.sandbox, "ravi.natarajan", false)
  const times = await Promise.all(gone.map(({ ended }) => ended))
  expect(times.filter((milliseconds) => milliseconds >= 35_000)).toEqual([])
  expect(others.map(({ isEnded }) => isEnded())).toEqual([false, false])
  for (const { leave } of others) leave()
}, 60_000)
