import { sentenceOf } from "@command-center/api/transport/api-error"
import { shellMessages } from "@command-center/domain/message/shell-messages"
import { Effect, Result } from "effect"
import { expect, it } from "vitest"
import { laterCalls } from "./later-calls.ts"

it("calls that a new release took away were not sent, which says to reload; the next try asks for them again", async () => {
  const asked = { times: 0 }
  const calls = laterCalls(async () => {
    asked.times += 1
    if (asked.times === 1) throw new Error("Failed to fetch dynamically imported module: /assets/operations.js")
    return { send: (text: string) => `sent ${text}` }
  })
  expect(asked.times).toBe(0)

  const first = await Effect.runPromise(Effect.result(calls))
  expect(Result.isFailure(first) ? [first.failure._tag, sentenceOf(first.failure)] : null).toEqual([
    "NotSent",
    expect.stringContaining(shellMessages.newReleaseText)
  ])

  const { send } = await Effect.runPromise(calls)
  expect(send("a task")).toBe("sent a task")
})
