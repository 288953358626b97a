import { expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const [few, many] = [10, 2000]

/** The statements that the service has sent to its database until now, as its own figures tell. */
const statements = async ({ ask }: RolloutEstate): Promise<number> => {
  const { text } = await ask("/metrics", { token: null })
  return Number(/^rollouts_statements_total (\d+)$/mu.exec(text)?.[1])
}

/** The statements and calls that it takes to plan some targets. */
const costOf = async (estate: RolloutEstate, count: number) => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), count, 1)
  expect(targets).toHaveLength(count)
  estate.sandbox.faults.clear()
  estate.sandbox.faults.add({ path: "/", kind: "none" })
  const before = await statements(estate)
  await planned(estate, planOf(targets, { businessEntityId: 1 }))
  const sent = (await statements(estate)) - before
  return { statements: sent, calls: estate.sandbox.faults.list()[0]?.struck ?? 0 }
}

it(`as many statements and calls plan ${many} targets as ${few}`, async () => {
  // The queue looks for jobs meanwhile, and the caller's rights are known for a while: some more or fewer.
  const patience = 20
  const estate = await openRollouts({ ROLLOUTS_LOOK_EVERY_MS: "3600000" }, { database: { memory: true, utgs: 3000 } })
  const [little, much] = [await costOf(estate, few), await costOf(estate, many)]
  expect(little.statements).toBeGreaterThan(5)
  expect(much.statements - little.statements).toBeLessThan(patience)
  expect(little.calls).toBeGreaterThan(2)
  expect(much.calls - little.calls).toBeLessThan(patience)
  await estate.close()
})
