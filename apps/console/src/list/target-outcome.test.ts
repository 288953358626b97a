import { expect, it } from "vitest"
import { outcomeOf } from "./target-outcome.ts"

const target = { id: 4, name: "Stop UTG 4" }
const failure = { _tag: "TimedOut", sentence: "No answer." } as const

it("tells of a target whether it waits, is sent, and what came of it with the reason", () => {
  expect([
    outcomeOf({ target, result: null }, []),
    outcomeOf({ target, result: null }, [4]),
    outcomeOf({ target, result: { status: "succeeded" } }, []),
    outcomeOf({ target, result: { status: "failed", failure } }, []),
    outcomeOf({ target, result: { status: "unknown", failure: null } }, []),
    outcomeOf({ target, result: { status: "notSent" } }, [])
  ]).toEqual([
    { ...target, state: "waiting" },
    { ...target, state: "sending" },
    { ...target, state: "succeeded" },
    { ...target, state: "failed", detail: "No answer." },
    { ...target, state: "unknown" },
    { ...target, state: "notSent" }
  ])
})
