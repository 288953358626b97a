import { samplePlan } from "@command-center/domain/rollout/sample-plan"
import { sampleEntry, sampleRecord, sampleRollout, sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import { Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  type Answer,
  configAt,
  credentialsAt,
  type LocalService,
  startLocalService
} from "../../test-support/local-service.ts"
import type { Http } from "../transport/http.ts"
import { apiLayer } from "../transport/http-live.ts"
import { rolloutSentenceOf, rolloutTextOf } from "./rollout-error.ts"
import { followRollout, followRollouts, type RolloutEvent } from "./rollout-events.ts"
import {
  createRollout,
  downloadRolloutCsv,
  listRollouts,
  loadRollout,
  loadRolloutJournal,
  loadRolloutTargets,
  previewRollout,
  takeRolloutStep
} from "./rollouts.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

/** What a program comes to in a deployment that has the service. */
const outcomeAt = <A, E>(
  { origin }: LocalService,
  program: Effect.Effect<A, E, Http>
): Promise<Result.Result<A, E>> => {
  const config = { ...configAt(origin), rolloutServiceUrl: `${origin}/rollout-service` }
  const layer = apiLayer({ ...credentialsAt(origin), current: () => ({ config, token: "token-1" }) })
  return Effect.runPromise(Effect.result(program).pipe(Effect.provide(layer)))
}

const answering = (json: unknown, more: Partial<Answer> = {}) => {
  service.answer(() => ({ body: JSON.stringify(json), ...more }))
}
const asked = () =>
  service.seen.map(({ method, url, headers, body }) => ({
    line: `${method} ${url}`,
    authorization: headers.authorization,
    envelope: headers["request-envelope-version"],
    key: headers["idempotency-key"],
    body: body === "" ? null : (JSON.parse(body) as unknown)
  }))
const problem = (status: number, body: object): Partial<Answer> => ({
  status,
  headers: { "Content-Type": "application/problem+json" },
  body: JSON.stringify(body)
})

describe("the service of rollouts", () => {
  it("is asked with a bearer token, without envelope, and its answers are decoded", async () => {
    answering({ rollouts: [sampleSummary()] })
    expect(await outcomeAt(service, listRollouts(42))).toEqual(Result.succeed({ rollouts: [sampleSummary()] }))
    answering(sampleRollout())
    expect(await outcomeAt(service, loadRollout("r 1/.."))).toEqual(Result.succeed(sampleRollout()))
    answering({ targets: [sampleRecord()], next: 1 })
    expect(await outcomeAt(service, loadRolloutTargets("r-1", { after: null, limit: 100, state: null }))).toEqual(
      Result.succeed({ targets: [sampleRecord()], next: 1 })
    )
    answering({ entries: [sampleEntry()], next: null })
    expect(await outcomeAt(service, loadRolloutJournal("r-1", { after: 7, limit: 10 }))).toEqual(
      Result.succeed({ entries: [sampleEntry()], next: null })
    )
    expect(asked()).toEqual(
      [
        "GET /rollout-service/rollouts?businessEntityId=42",
        "GET /rollout-service/rollouts/r%201%2F..",
        "GET /rollout-service/rollouts/r-1/targets?limit=100",
        "GET /rollout-service/rollouts/r-1/journal?after=7&limit=10"
      ].map((line) => ({ line, authorization: "Bearer token-1", envelope: undefined, key: undefined, body: null }))
    )
  })

  it("takes plans and steps with the key that makes them once; nothing is sent again by itself", async () => {
    const plan = samplePlan(3)
    answering({ waves: sampleRollout().times, reasons: [] })
    expect(Result.isSuccess(await outcomeAt(service, previewRollout(plan)))).toBe(true)
    answering(sampleRollout(), { status: 201 })
    expect(Result.isSuccess(await outcomeAt(service, createRollout(plan, "key-1")))).toBe(true)
    answering(sampleRollout())
    await outcomeAt(service, takeRolloutStep("r-1", { step: "stop", deleteTasks: true, note: "wrong form" }, "key-2"))
    service.answer(() => ({ status: 503 }))
    const lost = await outcomeAt(service, takeRolloutStep("r-1", { step: "start" }, "key-3"))
    expect(Result.isFailure(lost)).toBe(true)
    expect(asked().map(({ line, key, body }) => [line, key, body])).toEqual([
      ["POST /rollout-service/rollouts?dryRun=true", undefined, plan],
      ["POST /rollout-service/rollouts", "key-1", plan],
      ["POST /rollout-service/rollouts/r-1/stop", "key-2", { deleteTasks: true, note: "wrong form" }],
      ["POST /rollout-service/rollouts/r-1/start", "key-3", {}]
    ])
  })

  it("refuses with problem details, a plan with everything that is wrong with it", async () => {
    const reasons = [{ path: "name", sentence: "Give the rollout a name." }]
    service.answer(() => problem(422, { type: "about:blank", title: "The plan cannot be begun.", reasons }))
    const refused = await outcomeAt(service, previewRollout(samplePlan(1)))
    expect(refused).toEqual(
      Result.fail({ _tag: "RolloutProblem", status: 422, title: "The plan cannot be begun.", detail: null, reasons })
    )
    const many = Array.from({ length: 7 }, (_, at) => ({ path: `waves.${at}`, sentence: `Mend wave ${at}.` }))
    const told = [reasons, many].map(
      (each) => ({ _tag: "RolloutProblem", status: 422, title: "Refused.", detail: null, reasons: each }) as const
    )
    expect(told.map(rolloutTextOf)).toEqual([
      "Refused. Give the rollout a name.",
      "Refused. Mend wave 0. Mend wave 1. Mend wave 2. Mend wave 3. Mend wave 4. There are 2 more reasons."
    ])
    service.answer(() => problem(409, { title: "Conflict", detail: "It is stopped already." }))
    const late = await outcomeAt(service, takeRolloutStep("r-1", { step: "pause" }, "key"))
    expect(Result.isFailure(late) && rolloutSentenceOf(late.failure)).toBe("It is stopped already.")
    service.answer(() => problem(500, { other: true }))
    const other = await outcomeAt(service, loadRollout("r-1"))
    expect(Result.isFailure(other) && rolloutSentenceOf(other.failure)).toBe(
      "API request failed (Internal Server Error)"
    )
    service.answer(() => ({ status: 401 }))
    expect(await outcomeAt(service, loadRollout("r-1"))).toEqual(Result.fail({ _tag: "Unauthorized", code: 401 }))
  })

  it("is not believed where it answers something else, and the place is named without what stands there", async () => {
    answering({ ...sampleRollout(), state: "<script>" })
    expect(await outcomeAt(service, loadRollout("r-1"))).toEqual(
      Result.fail({ _tag: "Unreadable", path: "state", expected: "as a rollout has it" })
    )
  })

  it("gives journal and targets as files", async () => {
    service.answer(() => ({ headers: { "Content-Type": "text/csv" }, body: "When\r\n" }))
    const file = await outcomeAt(service, downloadRolloutCsv("r-1", "journal"))
    expect(Result.isSuccess(file) && (await file.success.text())).toBe("When\r\n")
    expect(service.seen[0]?.headers.accept).toBe("text/csv")
  })
})

describe("the events of a rollout", () => {
  const follow = async (body: string, after: string | null = null) => {
    service.answer(() => ({ headers: { "Content-Type": "text/event-stream" }, body }))
    const told: Array<readonly [string | null, RolloutEvent["event"] | "begun"]> = []
    const outcome = await outcomeAt(
      service,
      followRollout("r-1", {
        after,
        onBegun: () => told.push([null, "begun"]),
        onEvent: ({ event }, id) => told.push([id, event])
      })
    )
    return { told, outcome }
  }

  it("are told in their order with their ids, and continued after the last", async () => {
    const text = [
      ": hello\n\n",
      `id: 8\nevent: rollout\ndata: ${JSON.stringify(sampleSummary())}\n\n`,
      "event: weather\ndata: sunny\n\n",
      `id:9\r\nevent:target\r\ndata:${JSON.stringify(sampleRecord()).replace(",", ",\r\ndata:")}\r\n\r\n`,
      `event: journal\ndata: ${JSON.stringify(sampleEntry())}`
    ]
    const { told, outcome } = await follow(text.join(""), "7")
    expect([told, outcome]).toEqual([
      [
        [null, "begun"],
        ["8", "rollout"],
        ["9", "target"]
      ],
      Result.succeed(undefined)
    ])
    expect([service.seen[0]?.url, service.seen[0]?.headers["last-event-id"], service.seen[0]?.headers.accept]).toEqual([
      "/rollout-service/rollouts/r-1/events",
      "7",
      "text/event-stream"
    ])
  })

  it("that cannot be read end the stream, and nothing after them is told", async () => {
    const { told, outcome } = await follow(
      `event: wave\ndata: {"wave":1}\n\nevent: rollout\ndata: ${JSON.stringify(sampleSummary())}\n\n`
    )
    expect(told).toEqual([[null, "begun"]])
    expect(Result.isFailure(outcome) && outcome.failure._tag).toBe("Unreadable")
  })

  it("are not asked for again by themselves where the service is away", async () => {
    service.answer(() => ({ status: 503 }))
    await outcomeAt(service, followRollout("r-1", { after: null, onBegun: () => undefined, onEvent: () => undefined }))
    expect(service.seen).toHaveLength(1)
  })

  it("of a list are its rollouts, each as it is, and continued in the same way", async () => {
    const text = [
      `id: 8\nevent: rollout\ndata: ${JSON.stringify(sampleSummary())}\n\n`,
      `id: 9\nevent: journal\ndata: ${JSON.stringify(sampleEntry())}\n\n`
    ]
    service.answer(() => ({ headers: { "Content-Type": "text/event-stream" }, body: text.join("") }))
    const told: Array<unknown> = []
    const outcome = await outcomeAt(
      service,
      followRollouts(12, {
        after: "7",
        onBegun: () => told.push("begun"),
        onEvent: ({ data }, id) => told.push([id, data])
      })
    )
    expect([told, outcome]).toEqual([["begun", ["8", sampleSummary()]], Result.succeed(undefined)])
    expect([service.seen[0]?.url, service.seen[0]?.headers["last-event-id"]]).toEqual([
      "/rollout-service/rollouts/events?businessEntityId=12",
      "7"
    ])
  })
})
