import { answerMessages } from "@command-center/domain/message/answer-messages"
import { expect, it } from "vitest"
import type { Failure } from "./failure.ts"
import { isRefusal } from "./session-back.ts"

const { unauthorized } = answerMessages
const refused: Failure = { _tag: "Unauthorized", sentence: unauthorized }

it("asks for a sign-in where the service answered 401, and nothing is known of a look-up", () => {
  expect([refused, unauthorized].map(isRefusal)).toEqual([true, true])
  const looked: ReadonlyArray<Failure["lookUp"]> = ["notDone", "failed", "failedFirst"]
  expect(looked.map((lookUp) => isRefusal({ ...refused, ...(lookUp && { lookUp }) }))).toEqual([false, false, false])
})

it("does not where the service refused for another reason, in whatever words", () => {
  const named = `The controller said "${unauthorized}" and stays as it is.`
  const other: Failure = { _tag: "Refused", status: 409, sentence: unauthorized }
  expect([null, "", named, `${named} A check showed that it was not done.`, other].map(isRefusal)).toEqual(
    Array.from({ length: 5 }, () => false)
  )
})
