import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let id = ""
const plan = async () => planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2))

beforeAll(async () => {
  estate = await openRollouts({ ROLLOUTS_MOST_STREAMS: "2" })
  id = await planned(estate, await plan())
})
afterAll(() => estate.close())

const rolloutIds = async (): Promise<ReadonlyArray<string>> => {
  const json = (await estate.ask("/rollouts?businessEntityId=12")).json()
  const rollouts = typeof json === "object" && json !== null && "rollouts" in json ? json.rollouts : []
  return (Array.isArray(rollouts) ? rollouts : []).map((rollout: { id: string }) => rollout.id)
}

it.each([
  ["TRUE", "dryRun must be true or false, or be left out."],
  ["1", "dryRun must be true or false, or be left out."],
  ["", "dryRun must be true or false, or be left out."],
  ["false&dryRun=true", "The parameter dryRun is given twice. Give it once."]
])("a plan that is tried out by dryRun=%s is refused, and not kept", async (value, detail) => {
  const before = await rolloutIds()
  const answer = await estate.ask(`/rollouts?dryRun=${value}`, { method: "POST", body: await plan() })
  expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ detail })])
  expect(await rolloutIds()).toEqual(before)
})

it.each([
  ["/rollouts?businessEntityId=12&businessEntityId=13", "The parameter businessEntityId is given twice. Give it once."],
  ["/rollouts/{id}/targets?state=planned&state=failed", "The parameter state is given twice. Give it once."],
  ["/rollouts?businessEntityId=12&limit=0", "limit must be a whole number from 1 to 500."],
  ["/rollouts/{id}/journal?limit=0", "limit must be a whole number from 1 to 1000."]
])("%s is refused by the name of the parameter", async (path, detail) => {
  const answer = await estate.ask(path.replace("{id}", id))
  expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ detail })])
})

it.each(["[]", "null", "1", '"as agreed"'])(
  "a step with %s in place of an object is told what is wanted",
  async (body) => {
    const headers = { "Idempotency-Key": crypto.randomUUID() }
    const answer = await estate.ask(`/rollouts/${id}/start`, { method: "POST", body, headers })
    const detail = 'The body must be an object, such as {"note": "as agreed"}, or be left out.'
    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ detail })])
  }
)

it.each([
  ["with a blank", "my key"],
  ["of 201 characters", "k".repeat(201)]
])("a key %s is not called missing", async (_, key) => {
  const headers = { "Idempotency-Key": key }
  const answer = await estate.ask(`/rollouts/${id}/start`, { method: "POST", body: {}, headers })
  const detail = "The header Idempotency-Key must have 1 to 200 letters, digits and signs of ASCII, without blanks."
  expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ detail })])
})

it("asking for the headers of a stream alone takes no room of those who follow one", async () => {
  const token = await estate.tokenOf()
  const addresses = [
    `${estate.service.origin}/rollouts/${id}/events`,
    `${estate.service.origin}/rollouts/events?businessEntityId=12`
  ]
  const headers = { Authorization: `Bearer ${token}` }
  for (const address of [...addresses, ...addresses]) {
    const asked = await fetch(address, { method: "HEAD", headers })
    expect([asked.status, asked.headers.get("Content-Type")]).toEqual([200, "text/event-stream"])
  }
  const leaving = new AbortController()
  const followed = await fetch(addresses[0] ?? "", { headers, signal: leaving.signal })
  leaving.abort()
  expect(followed.status).toBe(200)
})
