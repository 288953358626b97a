import { endToken, switchRights } from "@command-center/sandbox/src/testing-rights.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())

/** Whoever follows, and the milliseconds until the service has ended that. */
const followedBy = async (id: string, token: string) => {
  const answer = await fetch(`${estate.service.origin}/rollouts/${id}/events`, {
    headers: { Authorization: `Bearer ${token}` }
  })
  expect(answer.status).toBe(200)
  const since = Date.now()
  let isEnded = false
  const drain = async () => {
    for await (const _ of answer.body ?? []);
    isEnded = true
    return Date.now() - since
  }
  const ended = drain()
  return { ended, isEnded: () => isEnded, leave: () => answer.body?.cancel() }
}

it("a stream ends soon after its token or the right to see the rollout is gone, and not before", async () => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)
  const id = await planned(estate, planOf(targets))
  const ending = await estate.tokenOf("marta.oyelaran")
  const losing = await estate.tokenOf("ravi.natarajan")
  const [withToken, withRight, other] = [
    await followedBy(id, ending),
    await followedBy(id, losing),
    await followedBy(id, await estate.tokenOf())
  ]
  await endToken(estate.sandbox, ending)
  await switchRights(estate.sandbox, "ravi.natarajan", false)
  const [tokenGone, rightGone] = await Promise.all([withToken.ended, withRight.ended])
  expect([tokenGone < 35_000, rightGone < 35_000, other.isEnded()]).toEqual([true, true, false])
}, 60_000)
