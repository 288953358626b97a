import { afterAll, beforeAll, expect, it } from "vitest"
import { brokenBodies, pick, type Random, randomFrom, spoilt, spoiltPath } from "../contract/support/hostile-values.ts"
import { planOf } from "../rollouts/support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step } from "../rollouts/support/rollout-service.ts"
import { someTargets } from "../rollouts/support/some-targets.ts"
import { cases, recordRow, seed } from "./support/budget.ts"

const rounds = cases(2000, 160)
let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts({ ROLLOUTS_LOOK_EVERY_MS: "60000" })
})
afterAll(() => estate.close())

interface Sending {
  readonly method: "GET" | "POST"
  readonly path: string
  readonly body?: unknown
  /** Sent as it is, in place of `body`. */
  readonly raw?: Uint8Array<ArrayBuffer> | string
  readonly headers?: Readonly<Record<string, string>>
}

/** Every call of the service but the stream, with a rollout that is planned and one that runs. */
const validRequests = async (): Promise<ReadonlyArray<Sending>> => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 6)
  const plan = {
    ...planOf(targets),
    growing: { filter: [] },
    windows: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: "00:00", until: "24:00" }]
  }
  const ids = [await planned(estate, plan), await planned(estate, plan)]
  await step(estate, ids[1] ?? "", "start")
  return [
    { method: "GET", path: "rollouts?businessEntityId=12" },
    { method: "POST", path: "rollouts?dryRun=true", body: plan },
    { method: "POST", path: "rollouts", body: plan },
    ...ids.flatMap(
      (id): ReadonlyArray<Sending> => [
        { method: "GET", path: `rollouts/${id}` },
        { method: "GET", path: `rollouts/${id}/targets?after=0&limit=10&state=planned` },
        { method: "GET", path: `rollouts/${id}/journal?after=0&limit=10` },
        ...(["start", "pause", "resume", "advance", "retry", "stop"] as const).map(
          (name): Sending => ({
            method: "POST",
            path: `rollouts/${id}/${name}`,
            body: { note: "a note", deleteTasks: false }
          })
        )
      ]
    )
  ]
}

const bodyOf = ({ method, body, raw }: Sending): BodyInit | undefined =>
  method === "GET" ? undefined : (raw ?? JSON.stringify(body))

const keys = ["", " ", "é", "k".repeat(201), "k".repeat(9000), "\u0001", "{}"]

const changed = (request: Sending, random: Random): Sending => {
  const chance = random()
  if (chance < 0.25 || request.method === "GET") return { ...request, path: spoiltPath(request.path, random) }
  if (chance < 0.35) return { ...request, raw: pick(random, brokenBodies) }
  if (chance < 0.4) return { ...request, headers: { "Idempotency-Key": encodeURI(pick(random, keys)) } }
  return { ...request, body: spoilt(request.body, random) }
}

const isAnswer = (status: number, text: string): boolean => {
  if (status < 400) return true
  const json: unknown = JSON.parse(text)
  return typeof json === "object" && json !== null && "detail" in json && String(json.detail).length > 10
}

it(`answers ${rounds} hostile requests with a result or a sentence, never with a failure of its own`, async () => {
  const requests = await validRequests()
  const random = randomFrom(seed)
  const failures: Array<string> = []
  // A token that comes for the first time is counted by address: so none of these waits for the limit of a person.
  const tokens = await Promise.all(estate.sandbox.people.map(({ username }) => estate.tokenOf(username)))
  for (let round = 0; round < rounds; round += 1) {
    const request = pick(random, requests)
    const sending = changed(request, random)
    const body = bodyOf(sending)
    const answer = await fetch(`${estate.service.origin}/${sending.path}`, {
      method: sending.method,
      redirect: "manual",
      headers: {
        Authorization: `Bearer ${random() < 0.8 ? await estate.tokenOf() : pick(random, tokens)}`,
        "Content-Type": "application/json",
        "Idempotency-Key": crypto.randomUUID(),
        ...sending.headers
      },
      ...(body === undefined ? {} : { body })
    })
    const text = await answer.text()
    // What the server itself refuses of a header or a line has no body.
    const isOfServer = answer.status === 431 || (answer.status === 400 && text === "")
    if (answer.status >= 500 || answer.status === 429 || !(isOfServer || isAnswer(answer.status, text)))
      failures.push(`${sending.method} ${answer.status}: ${sending.path.slice(0, 200)} ${text.slice(0, 200)}`)
  }
  recordRow({ row: "Hostile requests", cases: rounds, failures: failures.length, seed })
  expect(failures).toEqual([])
  expect(estate.lines.filter((line) => line.includes('"error"'))).toEqual([])
}, 240_000)
