import { Clock, Effect, Layer, Result } from "effect"
import { describe, expect, it } from "vitest"
import { impatientClock } from "../../test-support/local-service.ts"
import { type ApiError, sentenceOf, timedOut, unauthorized, unreachable } from "../transport/api-error.ts"
import { Http } from "../transport/http.ts"
import { changed, created, deleted, glance } from "./looked-up.ts"
import { notDone, notLookedUp } from "./write-error.ts"

const refused = (status: number): ApiError => ({
  _tag: "Refused",
  status,
  statusText: "",
  message: null,
  action: null
})
const noCalls = Layer.succeed(Http, {
  send: () => Effect.die("nothing is sent here"),
  bytes: () => Effect.die("nothing is sent here")
})
const outcome = <A, E>(program: Effect.Effect<A, E, Http>) =>
  Effect.runPromise(Effect.result(Effect.provide(program, noCalls)))

/** A call that is counted, with its answers in turn. */
const answering = <A>(...answers: ReadonlyArray<Result.Result<A, ApiError>>) => {
  let calls = 0
  return {
    count: () => calls,
    call: Effect.suspend(() => {
      const answer = answers[calls] ?? answers.at(-1) ?? Result.fail(unreachable)
      calls += 1
      return Effect.fromResult(answer)
    })
  }
}
const lost: ReadonlyArray<readonly [string, ApiError]> = [
  ["502", refused(502)],
  ["503", refused(503)],
  ["504", refused(504)],
  ["a time-out", timedOut],
  ["a broken connection", unreachable],
  ["an unreadable answer", { _tag: "Unreadable", path: "task", expected: "a list" }]
]

describe.each(lost)("a record whose creation ended with %s", (_, error) => {
  const tryOnce = async (seen: Result.Result<ReadonlyArray<number>, ApiError>) => {
    const send = answering<number>(Result.fail(error))
    const lookUp = answering(seen)
    const result = await outcome(created({ send: send.call, lookUp: lookUp.call, earlier: null }))
    expect([send.count(), lookUp.count()]).toEqual([1, 1])
    return result
  }

  it("is created where it is found, and told with all that are there", async () => {
    expect(await tryOnce(Result.succeed([31]))).toEqual(Result.succeed({ made: 31, again: [], knownBy: "lookUp" }))
    expect(await tryOnce(Result.succeed([31, 32, 33]))).toEqual(
      Result.succeed({ made: 31, again: [32, 33], knownBy: "lookUp" })
    )
  })

  it("was not created where it is not found", async () => {
    expect(await tryOnce(Result.succeed([]))).toEqual(Result.fail(notDone(error)))
  })

  it("is not known where it could not be looked up", async () => {
    expect(await tryOnce(Result.fail(unauthorized))).toEqual(Result.fail(notLookedUp(error, unauthorized)))
  })
})

describe("a record that an earlier attempt may have created", () => {
  const again = async (seen: Result.Result<ReadonlyArray<number>, ApiError>) => {
    const send = answering<number>(Result.succeed(40))
    const lookUp = answering(Result.succeed([99]))
    const result = await outcome(created({ send: send.call, lookUp: lookUp.call, earlier: answering(seen).call }))
    expect(lookUp.count()).toBe(0)
    return [result, send.count()]
  }

  it("is not sent where it is found, or nobody knows", async () => {
    expect(await again(Result.succeed([31]))).toEqual([Result.succeed({ made: 31, again: [], knownBy: "earlier" }), 0])
    expect(await again(Result.fail(unreachable))).toEqual([Result.fail(notLookedUp(null, unreachable)), 0])
  })

  it("is sent where it is not", async () => {
    expect(await again(Result.succeed([]))).toEqual([Result.succeed({ made: 40, again: [], knownBy: "answer" }), 1])
  })

  it("is looked up as it was sent last, where that answer is lost, too", async () => {
    const send = answering<number>(Result.fail(unreachable))
    const [lookUp, earlier] = [answering(Result.succeed([40])), answering(Result.succeed([]))]
    expect(await outcome(created({ send: send.call, lookUp: lookUp.call, earlier: earlier.call }))).toEqual(
      Result.succeed({ made: 40, again: [], knownBy: "lookUp" })
    )
    expect([earlier.count(), send.count(), lookUp.count()]).toEqual([1, 1, 1])
  })
})

it.each([400, 409, 500])(
  "a creation that the service refuses with %i is refused, and nothing is looked up",
  async (status) => {
    const lookUp = answering(Result.succeed([31]))
    const send = answering<number>(Result.fail(refused(status)))
    expect(await outcome(created({ send: send.call, lookUp: lookUp.call, earlier: null }))).toEqual(
      Result.fail(refused(status))
    )
    expect(lookUp.count()).toBe(0)
  }
)

it("a look after an answered write holds it up for ten seconds, and fails it never", async () => {
  const pauses: Array<number> = []
  const hanging = glance(Effect.never).pipe(Effect.provideService(Clock.Clock, impatientClock(pauses)))
  expect([await outcome(hanging), pauses]).toEqual([Result.succeed(null), [10_000]])
  expect(await outcome(glance(answering(Result.fail(unauthorized)).call))).toEqual(Result.succeed(null))
  expect(await outcome(glance(answering(Result.succeed(7)).call))).toEqual(Result.succeed(7))
})

describe("a creation under a name that is taken", () => {
  const under = async (seen: Result.Result<ReadonlyArray<number>, ApiError>, status = 409) => {
    const [lookUp, asSent] = [answering(Result.succeed([31])), answering(seen)]
    const send = answering<number>(Result.fail(refused(status)))
    const attempt = { send: send.call, lookUp: lookUp.call, asSent: asSent.call, earlier: null }
    return { result: await outcome(created(attempt)), calls: [send.count(), lookUp.count(), asSent.count()] }
  }

  it("is done where what is there is what was sent: the browser sent it twice", async () => {
    const { result, calls } = await under(Result.succeed([31]))
    expect(result).toEqual(Result.succeed({ made: 31, again: [], knownBy: "conflict" }))
    expect(calls).toEqual([1, 0, 1])
  })

  it("is refused where it is somebody else's, and where nobody knows, which is said", async () => {
    expect((await under(Result.succeed([]))).result).toEqual(Result.fail(refused(409)))
    const message = `API request failed. Whether it was done could not be checked. ${sentenceOf(unreachable)}`
    expect((await under(Result.fail(unreachable))).result).toEqual(Result.fail({ ...refused(409), message }))
  })

  it("is another refusal than all others, of which nothing is looked up", async () => {
    const { result, calls } = await under(Result.succeed([31]), 400)
    expect([result, calls]).toEqual([Result.fail(refused(400)), [1, 0, 0]])
  })
})

describe("a deletion", () => {
  const after = async (error: ApiError, isThere: Result.Result<boolean, ApiError>) =>
    outcome(
      deleted({
        send: answering<void>(Result.fail(error)).call,
        lookUp: answering(isThere).call,
        mayBeDone: false
      })
    )
  const done = Result.succeed(undefined)

  it.each(lost)("that ended with %s is done where the record is gone, and not where it is there", async (_, error) => {
    expect(await after(error, Result.succeed(false))).toEqual(done)
    expect(await after(error, Result.succeed(true))).toEqual(Result.fail(notDone(error)))
    expect(await after(error, Result.fail(timedOut))).toEqual(Result.fail(notLookedUp(error, timedOut)))
  })

  it.each([404, 409, 410])("answered %i is done where the record is gone, whoever deleted it", async (status) => {
    expect(await after(refused(status), Result.succeed(false))).toEqual(done)
    expect(await after(refused(status), Result.succeed(true))).toEqual(Result.fail(refused(status)))
    expect(await after(refused(status), Result.fail(timedOut))).toEqual(Result.fail(refused(status)))
  })

  it("sent again and answered 404 is done: the first one did it", async () => {
    const send = answering<void>(Result.fail(refused(404)))
    const lookUp = answering<boolean>(Result.succeed(true), Result.fail(timedOut))
    expect(await outcome(deleted({ send: send.call, lookUp: lookUp.call, mayBeDone: true }))).toEqual(done)
    expect(send.count()).toBe(1)
  })

  it("is not sent again where the record is gone", async () => {
    const send = answering<void>(done)
    const lookUp = answering(Result.succeed(false))
    expect(await outcome(deleted({ send: send.call, lookUp: lookUp.call, mayBeDone: true }))).toEqual(done)
    expect(send.count()).toBe(0)
  })
})

it("a change whose answer is lost is made where it is there, and not where it is not", async () => {
  const send = answering<string>(Result.fail(timedOut)).call
  const make = (seen: Result.Result<string | null, ApiError>) =>
    outcome(changed({ send, lookUp: answering(seen).call }))
  expect(await make(Result.succeed("saved"))).toEqual(Result.succeed("saved"))
  expect(await make(Result.succeed(null))).toEqual(Result.fail(notDone(timedOut)))
  expect(await make(Result.fail(unreachable))).toEqual(Result.fail(notLookedUp(timedOut, unreachable)))
})
