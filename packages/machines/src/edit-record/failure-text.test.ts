import { recordMessages } from "@command-center/domain/message/record-messages"
import { templateMessages } from "@command-center/domain/template/template-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import { describe, expect, it } from "vitest"
import type { Failure } from "../actor-logic/failure.ts"
import { failureToast, refusalText } from "./failure-text.ts"

const messages = {
  failed: () => templateMessages.updateFailed,
  unknown: (reason: string) => `${templateMessages.updateFailed}. ${reason}`
}
const refused: Failure = { _tag: "Refused", status: 500, sentence: "Internal server error." }
const lost = { _tag: "Refused", status: 504, sentence: "Gateway Timeout" } as const

describe("a change that was not saved", () => {
  it("is said in the toast, and at the form the service's reason alone", () => {
    expect([refusalText(refused), failureToast(messages, refused)]).toEqual([
      "Internal server error.",
      templateMessages.updateFailed
    ])
  })

  it("is looked up first where nobody knows whether it was, and the toast tells what the look-up told", () => {
    const unknown: Failure = { ...lost, lookUp: "failed" }
    expect([refusalText(unknown), failureToast(messages, unknown)]).toEqual([
      `Gateway Timeout. ${writeMessages.looksFirst}`,
      `${templateMessages.updateFailed}. Gateway Timeout`
    ])
  })

  it("is just sent again where the look-up told that it was not", () => {
    const undone: Failure = { ...lost, lookUp: "notDone" }
    expect([refusalText(undone), failureToast(messages, undone)]).toEqual([
      "Gateway Timeout",
      templateMessages.updateFailed
    ])
  })

  it("since something broke says so as a sentence of its own", () => {
    expect(refusalText({ _tag: "Unreadable", sentence: recordMessages.crashed })).toBe("An unexpected error")
  })
})
