import { Credentials } from "@command-center/api/transport/credentials"
import { readRows } from "@command-center/api/transport/decode"
import { Http } from "@command-center/api/transport/http"
import { answerFields } from "@command-center/api/transport/wire-contract"
import { deviceFields } from "@command-center/domain/device/device"
import { taskFields } from "@command-center/domain/task/task"
import { utgFields } from "@command-center/domain/utg/utg"
import { Effect, Layer, Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { everyCall } from "../../packages/api/test-support/every-call.ts"
import type { KnownCall } from "../../packages/api/test-support/known-call.ts"
import { credentialsAt } from "../../packages/api/test-support/local-service.ts"
import { cases } from "./support/budget.ts"
import { randomCases } from "./support/random-cases.ts"

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
const eitherCase = (names: ReadonlyArray<string>) => fc.constantFrom(...names.flatMap((name) => [name, pascal(name)]))

const secret = "canary-7d1f"

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(secret, `${secret}Z`, "7", "", "2026-11-20T15:15:00Z", "/Date(0)/", 7, -1, 1.5, true, null),
  fc.array(fc.oneof(fc.integer(), fc.constantFrom(secret, "12", null)), { maxLength: 3 })
)

const otherNames =
  "id key name username businessEntityId permissionId roleBusinessEntityIds levelMask canView token expires version " +
  "downloadLocation generalAvailability manifest parentId url presignedURL roleId verificationId schema s4-migrated " +
  "config data hash revisionId permanentId machine connectionString listenPort status lastKnownCommunication profiles file"
const rowNames = [
  ...new Set([...Object.keys({ ...utgFields, ...taskFields, ...deviceFields }), ...otherNames.split(" ")])
]
const row = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(eitherCase(rowNames), value, { maxKeys: 12 }) },
  { weight: 1, arbitrary: value }
)
const answer = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.dictionary(eitherCase(Object.values(answerFields)), fc.oneof(fc.array(row, { maxLength: 4 }), row))
  },
  { weight: 1, arbitrary: row }
)

const tried = "Decoders: mutated answers"
const runs = cases(10_000, 120)

/** An answer as a call would read it off the wire; files are not read. */
const readBy = (call: KnownCall, json: unknown) => {
  const http = Layer.succeed(Http, {
    send: (sent) => Effect.fromResult(sent.read(json)),
    bytes: () => Effect.succeed(new Blob([]))
  })
  const credentials = Layer.succeed(Credentials, credentialsAt("https://service.example"))
  return Effect.runSync(Effect.result(call.program).pipe(Effect.provide(Layer.merge(http, credentials))))
}

describe.each(everyCall.filter((call) => call.answer !== "file"))("$name", (call) => {
  it("reads any answer or says where it is wrong, never what stood there", async () => {
    await randomCases(
      tried,
      fc.property(answer, (json) => {
        const outcome = readBy(call, json)
        if (Result.isSuccess(outcome)) return
        expect(["Unreadable", "NotSent"]).toContain(outcome.failure._tag)
        expect(JSON.stringify(outcome.failure)).not.toContain(secret)
      }),
      runs
    )
  })
})

it("counts every row of a list as read or as unreadable, with the reason and not the value", async () => {
  const read = readRows(answerFields.taskView, taskFields)
  await randomCases(
    tried,
    fc.property(fc.array(row), (taskView) => {
      const { rows, unreadable } = Result.getOrThrow(read({ taskView }))
      expect(rows.length + unreadable.count).toBe(taskView.length)
      expect(unreadable.reasons.length > 0).toBe(unreadable.count > 0)
      expect(unreadable.reasons.join()).not.toContain(secret)
    }),
    runs
  )
})
