import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, type RolloutEstate } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let id = ""
const plan = async (count: number) => planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), count))

beforeAll(async () => {
  estate = await openRollouts()
  const answer = await estate.ask("/rollouts", { method: "POST", body: await plan(5) })
  if (answer.status !== 201) throw new Error(answer.text)
  id = answer.headers.get("Location")?.replace("/rollouts/", "") ?? ""
})
afterAll(() => estate.close())

describe("whoever may see it", () => {
  it("finds it in the list of its account and of those above, with its waves", async () => {
    for (const account of [12, 1]) {
      const list = await estate.ask(`/rollouts?businessEntityId=${account}`)
      expect([list.status, list.json()]).toEqual([
        200,
        {
          rollouts: [expect.objectContaining({ id, state: "planned", wave: null, createdBy: "dana.whitlock" })],
          hasMore: false,
          lastEvent: expect.stringMatching(/^\d+$/u)
        }
      ])
    }
  })

  it("reads its targets page by page, each once, and as CSV", async () => {
    const seen: Array<number> = []
    let after: number | null = 0
    while (after !== null) {
      const page: unknown = (await estate.ask(`/rollouts/${id}/targets?after=${after}&limit=2`)).json()
      const { targets, next } = page as { targets: ReadonlyArray<{ id: number }>; next: number | null }
      seen.push(...targets.map((target) => target.id))
      after = next
    }
    expect(new Set(seen).size).toBe(5)
    const [chosen] = (await plan(1)).targets
    expect((await estate.ask(`/rollouts/${id}/targets?limit=1`)).json()).toMatchObject({
      targets: [
        {
          id: chosen?.id,
          businessEntityId: chosen?.businessEntityId,
          componentId: chosen?.id,
          timeZone: chosen?.timeZone
        }
      ]
    })
    const csv = await estate.ask(`/rollouts/${id}/targets`, { headers: { Accept: "text/csv" } })
    expect([csv.headers.get("Content-Type"), csv.text.trim().split("\r\n").length]).toEqual([
      "text/csv; charset=utf-8",
      6
    ])
  })
})

it("a list that does not hold all says so, and is of those alone that are seen", async () => {
  const another = await estate.ask("/rollouts", { method: "POST", body: await plan(1) })
  expect(another.status).toBe(201)
  const first = await estate.ask("/rollouts?businessEntityId=12&limit=1")
  expect(first.json()).toMatchObject({ rollouts: [{ waves: [{ targets: 1 }] }], hasMore: true })
  expect((await estate.ask("/rollouts?businessEntityId=12&limit=2")).json()).toMatchObject({ hasMore: false })
  expect((await estate.ask("/rollouts?businessEntityId=12&limit=501")).status).toBe(400)
})

it("the schema of a plan is served by its name", async () => {
  const schema = await estate.ask("/rollout-plan.schema.json", { token: null })
  expect([schema.headers.get("Content-Type"), schema.json()]).toMatchObject([
    "application/schema+json",
    { $id: "urn:command-center:rollout-plan", type: "object" }
  ])
})

it("whoever has no rights there sees and does nothing", async () => {
  const other = await estate.tokenOf("hannah.zielinski")
  const statuses = []
  for (const path of [
    `/rollouts/${id}`,
    `/rollouts/${id}/targets`,
    `/rollouts/${id}/journal`,
    `/rollouts/${id}/events`
  ])
    statuses.push((await estate.ask(path, { token: other })).status)
  statuses.push((await estate.ask("/rollouts?businessEntityId=12", { token: other })).status)
  statuses.push((await estate.ask("/rollouts", { token: other, method: "POST", body: await plan(1) })).status)
  expect(statuses).toEqual([404, 404, 404, 404, 403, 403])
  const reader = await estate.tokenOf("ravi.natarajan")
  expect((await estate.ask(`/rollouts/${id}`, { token: reader })).status).toBe(200)
  const refused = await estate.ask("/rollouts", { token: reader, method: "POST", body: await plan(1) })
  expect([refused.status, refused.headers.get("Content-Type")]).toEqual([403, "application/problem+json"])
})

it("an account that the services do not list is theirs where it is their own or an enabled mask names it", async () => {
  const { faults } = estate.sandbox
  const token = await estate.tokenOf("elena.sorokina")
  faults.add({ path: "/businessentitysummaries", kind: "status", status: 200, body: '{"businessEntitySummary":[]}' })
  const statuses = []
  for (const account of [12, 13, 14])
    statuses.push((await estate.ask(`/rollouts?businessEntityId=${account}`, { token })).status)
  faults.clear()
  expect(statuses).toEqual([200, 200, 403])
})

describe("a hostile request is refused with a problem that tells nothing of the inside", () => {
  it.each([
    ["without a token", "/rollouts?businessEntityId=12", { token: null }, 401],
    ["with a token nobody gave", "/rollouts?businessEntityId=12", { token: "made-up" }, 401],
    ["for no account", "/rollouts?businessEntityId=1%20or%201", {}, 400],
    ["for an id that is none", "/rollouts/..%2f..%2fetc", {}, 404],
    ["for an account that is none of theirs", "/rollouts?businessEntityId=9999999999", {}, 403],
    ["with a body that is no JSON", "/rollouts", { method: "POST", body: "{" }, 400],
    ["with NUL in it", "/rollouts", { method: "POST", body: { name: "\0" } }, 400],
    [
      "nested deeper than anything is walked",
      "/rollouts",
      { method: "POST", body: `{"a":${"[".repeat(3000)}${"]".repeat(3000)}}` },
      400
    ],
    [
      "with another content type",
      "/rollouts",
      { method: "POST", body: "a=1", headers: { "Content-Type": "text/plain" } },
      415
    ],
    ["with a plan of nothing", "/rollouts", { method: "POST", body: {} }, 422],
    ["to no address", "/admin", {}, 404]
  ] as const)("%s", async (_, path, asked, status) => {
    const answer = await estate.ask(path, asked)
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([status, "application/problem+json"])
    expect(answer.json()).toMatchObject({ type: "about:blank", status, detail: expect.any(String) })
    expect(answer.text).not.toMatch(/select|insert|node_modules|\.ts|drizzle/iu)
  })
})

it("a page of another origin gets no answer it could read; the console's does", async () => {
  const from = async (origin: string) =>
    (await estate.ask("/rollouts?businessEntityId=12", { headers: { Origin: origin } })).headers.get(
      "Access-Control-Allow-Origin"
    )
  expect([await from("https://evil.example"), await from(estate.sandbox.origin)]).toEqual([null, estate.sandbox.origin])
})

it("says whether it is live and ready, and its figures", async () => {
  expect((await estate.ask("/health/live", { token: null })).status).toBe(200)
  expect((await estate.ask("/health/ready", { token: null })).json()).toEqual({ status: "ready", database: true })
  const metrics = await estate.ask("/metrics", { token: null })
  expect(metrics.text).toContain('rollouts_rollouts{state="planned"} 2\n')
  expect(metrics.text).toContain("# TYPE rollouts_requests_total counter")
})

it("its log holds no token", async () => {
  const token = await estate.tokenOf()
  expect((await estate.ask("/rollouts", { token, method: "POST", body: await plan(2) })).status).toBe(201)
  expect(estate.lines.join("\n")).not.toContain(token)
})
