import { openDatabase } from "@command-center/rollouts/src/database/open.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type Follower, followedAt, type Told } from "./support/event-stream.ts"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
const followers: Array<Follower> = []
beforeAll(async () => {
  estate = await openRollouts()
})
afterEach(() => {
  for (const { leave } of followers.splice(0)) leave()
})
afterAll(() => estate.close())

const follow = async (account: number, after?: string): Promise<Follower> => {
  const path = `/rollouts/events?businessEntityId=${account}`
  const follower = await followedAt(estate, path, after === undefined ? {} : { after })
  followers.push(follower)
  return follower
}

const plan = async (name: string, change: object = {}) =>
  planned(estate, planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2), { name, ...change }))

interface Seen {
  readonly id: string
  readonly state: string
}
const isSeen = (data: unknown): data is Seen =>
  typeof data === "object" && data !== null && "id" in data && "state" in data
const seenOf = (told: ReadonlyArray<Told>): ReadonlyArray<Seen> => told.map(({ data }) => data).filter(isSeen)
const statesOf = ({ told }: Follower, id: string) => seenOf(told).flatMap((each) => (each.id === id ? each.state : []))
const list = async (account = 12) => {
  const json = (await estate.ask(`/rollouts?businessEntityId=${account}`)).json()
  if (typeof json === "object" && json !== null && "lastEvent" in json && "rollouts" in json)
    return { lastEvent: String(json.lastEvent), rollouts: json.rollouts }
  throw new Error(JSON.stringify(json))
}

it("tells all that are seen first, then each that is new or changes, as the list has it", async () => {
  const id = await plan("There before")
  const follower = await follow(1)
  await expect.poll(() => statesOf(follower, id)).toEqual(["planned"])
  const later = await plan("Planned meanwhile")
  await expect.poll(() => statesOf(follower, later)).toEqual(["planned"])
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "done")
  await expect.poll(() => statesOf(follower, id).at(-1)).toBe("done")
  expect(new Set(follower.told.map(({ event }) => event))).toEqual(new Set(["rollout"]))
  const { rollouts } = await list(1)
  const last = new Map(seenOf(follower.told).map((each) => [each.id, each]))
  expect(rollouts).toEqual([last.get(later), last.get(id)])
})

it("goes on after the event that was seen last, and after the last one of the list", async () => {
  const id = await plan("Before")
  const { lastEvent } = await list()
  const first = await follow(12, lastEvent)
  const during = await plan("During")
  await expect.poll(() => statesOf(first, during)).toEqual(["planned"])
  first.leave()
  await step(estate, id, "start")
  const resumed = await follow(12, first.told.at(-1)?.id ?? "")
  await expect.poll(() => statesOf(resumed, id).length).toBeGreaterThan(0)
})

const server = process.env["DATABASE_URL"]

it.runIf(server !== undefined && server !== "")(
  "tells what got its number before the event that was seen last, and was there only after it",
  async () => {
    const [slow, quick] = [await plan("Slow"), await plan("Quick")]
    const { db, close } = await openDatabase(estate.config.databaseUrl, null)
    const written = (id: string) => `insert into rollouts.event (rollout_id, at, kind, data)
      values ('${id}', now(), 'rollout', '{}')`
    const { follower, before } = await db.transaction(async (tx) => {
      await tx.execute(written(slow))
      await db.execute(written(quick))
      const opened = await follow(12, (await list()).lastEvent)
      await expect.poll(() => statesOf(opened, quick).length).toBeGreaterThan(0)
      return { follower: opened, before: statesOf(opened, slow).length }
    })
    await expect.poll(() => statesOf(follower, slow).length).toBe(before + 1)
    await close()
  }
)

it("is of the account that is asked for, as far as the caller sees it", async () => {
  const other = await plan("At the account above")
  const [above, below] = [await follow(1), await follow(13)]
  await expect.poll(() => statesOf(above, other)).toEqual(["planned"])
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2, 13)
  const own = await plan("At this one", { businessEntityId: 13, targets })
  await expect.poll(() => statesOf(below, own)).toEqual(["planned"])
  expect(statesOf(below, other)).toEqual([])
  const token = await estate.tokenOf("ravi.natarajan")
  expect((await estate.ask("/rollouts/events?businessEntityId=99999", { token })).status).toBe(403)
  expect((await estate.ask("/rollouts/events")).status).toBe(400)
  expect((await estate.ask("/rollouts/events?businessEntityId=1", { token: null })).status).toBe(401)
})
