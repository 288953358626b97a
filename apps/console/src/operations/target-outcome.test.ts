import type { TargetResult } from "@command-center/domain/operation/operation"
import { expect, it } from "vitest"
import { outcomeOf } from "./target-outcome.ts"

const shown = (result: TargetResult, isWaiting = false) =>
  outcomeOf({ target: { id: 4, name: "Stop UTG 4", content: null }, result, isWaiting })

it("tells of a target whether it waits, is sent, and what came of it with the reason", () => {
  const target = { id: 4, name: "Stop UTG 4" }
  expect([
    shown({ status: "failed", sentence: "No answer." }, true),
    shown({ status: "sending" }),
    shown({ status: "accepted" }),
    shown({ status: "accepted", detail: "Task Id 7" }),
    shown({ status: "failed", sentence: "No answer." }),
    shown({ status: "unknown", sentence: null }),
    shown({ status: "notSent" })
  ]).toEqual([
    { ...target, state: "waiting" },
    { ...target, state: "sending" },
    { ...target, state: "succeeded" },
    { ...target, state: "succeeded", detail: "Task Id 7" },
    { ...target, state: "failed", detail: "No answer." },
    { ...target, state: "unknown" },
    { ...target, state: "notSent" }
  ])
})
