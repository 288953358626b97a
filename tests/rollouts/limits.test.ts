import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let ahead = 0
/** While the service's clock stands still no request comes back to anybody, however slow this machine is. */
let stopped: number | null = null
beforeAll(async () => {
  const env = { ROLLOUTS_MOST_STREAMS: "3", ROLLOUTS_TRUSTED_PROXIES: "127.0.0.1, ::1" }
  estate = await openRollouts(env, {}, () => new Date(stopped ?? Date.now() + ahead))
})
afterAll(() => estate.close())

const plan = async (count = 2) => planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), count))

interface Detail {
  readonly detail: string
}

const isDetail = (json: unknown): json is Detail => typeof json === "object" && json !== null && "detail" in json

const reasonPaths = (json: unknown): ReadonlyArray<string> =>
  typeof json === "object" && json !== null && "reasons" in json && Array.isArray(json.reasons)
    ? json.reasons.map(({ path }: { path: string }) => path)
    : []

const detailOf = (json: unknown): string => (isDetail(json) ? json.detail : "")

const deep = `${"[".repeat(3000)}${"]".repeat(3000)}`

describe("a request beyond what is served is refused by the name of what is wrong", () => {
  it.each([
    ["a body nested 3,000 levels deep", "/rollouts", `{"a":${deep}}`, 400, /200 levels/u],
    ["a step with one", "pause", `{"note":${deep}}`, 400, /200 levels/u],
    ["NUL in a field", "/rollouts", { waves: [{ note: "\0" }] }, 400, /^The field waves\.0\.note holds/u],
    ["half a character in a name", "pause", { "a\ud800": 1 }, 400, /^The name of a field of the body holds/u],
    ["a step of more than 1 MB", "pause", { note: "x".repeat(1_100_000) }, 413, /than 1 MB\. Shorten the note\.$/u],
    ["a note longer than is kept", "pause", { note: "x".repeat(2001) }, 400, /note must be a text of at most 2000 /u],
    ["deleting as a word", "pause", { deleteTasks: "yes" }, 400, /^The field deleteTasks must be true or false/u],
    ["what is no JSON", "/rollouts", "{", 400, /not JSON\. \/openapi\.json says/u]
  ])("%s", async (_, path, body, status, sentence) => {
    const id = path === "pause" ? await planned(estate, await plan()) : ""
    const address = path === "pause" ? `/rollouts/${id}/pause` : path
    const answer = await estate.ask(address, {
      method: "POST",
      body,
      headers: { "Idempotency-Key": crypto.randomUUID() }
    })
    expect([answer.status, detailOf(answer.json())]).toEqual([status, expect.stringMatching(sentence)])
  })

  it.each([
    ["targets?after=99999999999", /^after must be a whole number from 0 to 2147483647/u],
    ["targets?limit=1001", /^limit must be a whole number from 1 to 1000/u],
    ["journal?after=-1", /^after must be/u],
    ["targets?state=lost", /^state must be one of/u]
  ])("%s", async (page, sentence) => {
    const answer = await estate.ask(`/rollouts/${await planned(estate, await plan())}/${page}`)
    expect([answer.status, detailOf(answer.json())]).toEqual([400, expect.stringMatching(sentence)])
  })

  it("a plan of more than 96 MB, by the length it announces", async () => {
    const answer = await estate.ask("/rollouts", { method: "POST", body: `"${"x".repeat(96 * 1024 * 1024)}"` })
    expect([answer.status, detailOf(answer.json())]).toEqual([
      413,
      expect.stringContaining("96 MB. Plan two rollouts.")
    ])
  })
})

it.each([
  ["/rollouts", "PUT", "GET, POST"],
  ["/rollouts", "DELETE", "GET, POST"],
  ["/rollouts/{id}", "PATCH", "GET"],
  ["/rollouts/{id}", "POST", "GET"],
  ["/rollouts/{id}/start", "GET", "POST"],
  ["/rollouts/{id}/start", "PROPFIND", "POST"],
  ["/health/live", "POST", "GET"]
])("%s by %s is refused with what is served there", async (path, method, allowed) => {
  const address = path.replace("{id}", await planned(estate, await plan()))
  const token = await estate.tokenOf()
  const answer = await fetch(`${estate.service.origin}${address}`, {
    method,
    headers: { Authorization: `Bearer ${token}` }
  })
  expect([answer.status, answer.headers.get("Allow"), detailOf(await answer.json())]).toEqual([
    405,
    allowed,
    `${method} is not served at this address. Send ${allowed.replace(", ", " or ")}.`
  ])
})

const [wave] = planOf([]).waves

it.each<readonly [string, (given: RolloutPlan) => object, number, string]>([
  ["an account beyond 2^31", () => ({ businessEntityId: 2 ** 31 }), 403, "account 2147483648"],
  ["an account beyond 2^53", () => ({ businessEntityId: 2 ** 53 }), 403, "account 9007199254740992"],
  ["an account as text", () => ({ businessEntityId: "12" }), 422, "businessEntityId"],
  [
    "a target beyond 2^31",
    (given) => ({ targets: given.targets.map((each) => ({ ...each, id: 2 ** 31 })) }),
    422,
    "targets[0]"
  ],
  [
    "a target beyond 2^53",
    (given) => ({ targets: given.targets.map((each) => ({ ...each, id: 2 ** 53 })) }),
    422,
    "targets[0].id"
  ],
  [
    "the year 275000",
    () => ({ waves: [{ ...wave, start: { kind: "at", at: "+275000-01-01T00:00:00Z" } }] }),
    422,
    "waves[0].start.at"
  ],
  ["a spread of 1e308", () => ({ waves: [{ ...wave, spreadMinutes: 1e308 }] }), 422, "waves[0].spreadMinutes"],
  ["a share of 1e308", () => ({ waves: [{ ...wave, size: { percent: 1e308 } }] }), 422, "waves[0].size.percent"],
  ["waves that are no list", () => ({ waves: { length: 5 } }), 422, "waves"],
  ["1,001 waves", () => ({ waves: Array.from({ length: 1001 }, () => wave) }), 422, "waves"],
  [
    "200,001 targets",
    ({ targets }) => ({ targets: Array.from({ length: 200_001 }, (_, id) => ({ ...targets[0], id })) }),
    422,
    "targets"
  ]
])("a plan with %s is refused by the name of it, tried out or sent", async (_, change, status, named) => {
  const given = await plan()
  for (const path of ["/rollouts?dryRun=true", "/rollouts"]) {
    const answer = await estate.ask(path, { method: "POST", body: { ...given, ...change(given) } })
    const paths = answer.status === 422 ? reasonPaths(answer.json()) : [detailOf(answer.json())]
    expect([answer.status, paths.some((each) => each.includes(named)) || paths]).toEqual([status, true])
  }
})

it.each(["text/plain", "application/x-www-form-urlencoded", "image/png"])("a body as %s is not read", async (type) => {
  const answer = await estate.ask("/rollouts", {
    method: "POST",
    body: await plan(),
    headers: { "Content-Type": type }
  })
  expect([answer.status, detailOf(answer.json())]).toEqual([415, "Send the body as application/json."])
})

it("a page of another origin may not even ask; the console's may, with the headers that it sends", async () => {
  const preflight = (origin: string) =>
    estate.ask("/rollouts", {
      token: null,
      method: "OPTIONS",
      headers: {
        Origin: origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization,content-type,idempotency-key"
      }
    })
  const [other, own] = [await preflight("https://evil.example"), await preflight(estate.sandbox.origin)]
  expect(other.headers.get("Access-Control-Allow-Origin")).toBeNull()
  expect(own.headers.get("Access-Control-Allow-Origin")).toBe(estate.sandbox.origin)
  expect(own.headers.get("Access-Control-Allow-Headers")).toContain("Idempotency-Key")
  expect(own.headers.get("Access-Control-Allow-Credentials")).toBeNull()
})

it("a key is kept a day: within it the first answer comes again, after it a new request may use it", async () => {
  const headers = { "Idempotency-Key": "the-same-key" }
  const create = async (count: number) => estate.ask("/rollouts", { method: "POST", body: await plan(count), headers })
  const first = await create(2)
  expect([first.status, (await create(2)).text]).toEqual([201, first.text])
  expect((await create(3)).status).toBe(422)
  const id = await planned(estate, await plan())
  expect((await step(estate, id, "start", { key: "a-step" })).status).toBe(200)
  expect((await step(estate, id, "stop", { key: "a-step" })).status).toBe(422)
  ahead = 25 * 3_600_000
  const later = await create(2)
  expect([later.status, later.headers.get("Location") === first.headers.get("Location")]).toEqual([201, false])
  expect((await create(3)).status).toBe(422)
  const after = await planned(estate, await plan())
  expect((await step(estate, after, "start", { key: "a-step" })).status).toBe(200)
  ahead = 0
})

/** The statuses of so many requests that come at once, each counted. */
const statusesOf = async (count: number, asked: Parameters<RolloutEstate["ask"]>[1]) => {
  const path = "/rollouts?businessEntityId=12"
  const answers = await Promise.all(Array.from({ length: count }, () => estate.ask(path, asked)))
  const waits = answers.filter(({ status }) => status === 429).map(({ headers }) => Number(headers.get("Retry-After")))
  return { statuses: new Set(answers.map(({ status }) => status)), waits }
}

describe("who asks too often", () => {
  beforeEach(() => {
    stopped = Date.now() + 3_600_000
  })
  afterEach(() => {
    stopped = null
  })

  it("waits, whichever of their tokens they use; others behind the same address do not", async () => {
    const [one, another] = [await estate.tokenOf("marta.oyelaran"), await estate.tokenOf("marta.oyelaran")]
    for (const token of [one, another])
      expect((await estate.ask("/rollouts?businessEntityId=12", { token })).status).toBe(200)
    const { waits } = await statusesOf(130, { token: one })
    expect([waits.length > 0, waits.every((seconds) => seconds >= 1)]).toEqual([true, true])
    expect((await estate.ask("/rollouts?businessEntityId=12", { token: another })).status).toBe(429)
    expect((await estate.ask("/rollouts?businessEntityId=12")).status).toBe(200)
  })

  it("without a token waits by address, as the proxy tells it; whoever is signed in behind it does not", async () => {
    const from = (address: string) => ({ token: null, headers: { "X-Forwarded-For": address } })
    const { statuses } = await statusesOf(601, from("203.0.113.9"))
    expect(statuses).toEqual(new Set([401, 429]))
    expect((await estate.ask("/rollouts?businessEntityId=12", from("203.0.113.10"))).status).toBe(401)
    const signedIn = await estate.ask("/rollouts?businessEntityId=12", {
      headers: { "X-Forwarded-For": "203.0.113.9" }
    })
    expect(signedIn.status).toBe(200)
  })
})

it("no more clients follow rollouts than there is room for; who leaves makes room", async () => {
  const id = await planned(estate, await plan())
  const token = await estate.tokenOf()
  const follow = async () => {
    const leaving = new AbortController()
    const answer = await fetch(`${estate.service.origin}/rollouts/${id}/events`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: leaving.signal
    })
    return { status: answer.status, wait: answer.headers.get("Retry-After"), leave: () => leaving.abort() }
  }
  const following = [await follow(), await follow(), await follow()]
  expect(following.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await follow()).toMatchObject({ status: 503, wait: "10" })
  following[0]?.leave()
  await expect
    .poll(async () => {
      const { status, leave } = await follow()
      leave()
      return status
    })
    .toBe(200)
  for (const { leave } of following) leave()
})
