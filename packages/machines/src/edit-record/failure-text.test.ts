import { templateMessages } from "@command-center/domain/template/template-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { describe, expect, it } from "vitest"
import type { Failure } from "../actor-logic/failure.ts"
import { failureToast, refusalText } from "./failure-text.ts"

const messages = {
  failed: () => templateMessages.updateFailed,
  refused: (reason: string) => `${templateMessages.updateFailed}. ${reason}`
}
const refused: Failure = { _tag: "Refused", status: 500, sentence: "Internal server error." }
const lost = { _tag: "Refused", status: 504, sentence: "Gateway Timeout" } as const

describe("a change that was not saved", () => {
  it("is said with the service's reason at the form, and shortly in the toast", () => {
    expect([refusalText(messages, refused), failureToast(messages, refused)]).toEqual([
      `${templateMessages.updateFailed}. Internal server error.`,
      templateMessages.updateFailed
    ])
  })

  it("is looked up first where nobody knows whether it was, and the toast tells what the look-up told", () => {
    const unknown: Failure = { ...lost, lookUp: "failed" }
    expect([refusalText(messages, unknown), failureToast(messages, unknown)]).toEqual([
      `${templateMessages.updateFailed}. Gateway Timeout ${writeMessages.looksFirst}`,
      `${templateMessages.updateFailed}. Gateway Timeout`
    ])
  })

  it("is just sent again where the look-up told that it was not", () => {
    expect(refusalText(messages, { ...lost, lookUp: "notDone" })).toBe(
      `${templateMessages.updateFailed}. Gateway Timeout`
    )
  })
})
