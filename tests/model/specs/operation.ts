import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { Result } from "effect"
import { serviceAnswers, walksOf } from "../../walks/support/plan.ts"
import { atLogin } from "../../walks/support/walk-words.ts"
import { failures, lookedUp, uncertain } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"
import { interrupted, plan, start } from "../support/records.ts"

export const spec = modelled(operationMachine, {
  inputs: [
    { plan },
    { record: interrupted },
    { plan: { ...plan, kind: "deleteTasks", instructions: plan.instructions.slice(0, 1) } }
  ],
  user: {
    stop: [{}],
    retry: [{ ids: [1] }, { ids: [1, 2] }],
    "others.removed": [{}],
    copy: [{}],
    download: [{}],
    close: [{}],
    forget: [{}],
    "forget.confirmed": [{}],
    "forget.cancelled": [{}]
  },
  outcomes: {
    begin: { began: start },
    callInstruction: { accepted: Result.succeed([]), ...lookedUp, found: Result.succeed([]) },
    lookUp: {
      missing: Result.succeed([{ id: 1, state: "missing" }]),
      found: Result.succeed([{ id: 1, state: "found" }]),
      twice: Result.succeed([{ id: 1, state: "found", again: [{ id: 902, at: null }] }]),
      ...uncertain
    },
    removeOthers: { removed: Result.succeed(null), ...failures }
  },
  project: ({ context: { record, waiting, calling, chosen, failure } }) => [
    record.results,
    waiting.length,
    calling.length,
    chosen,
    failure !== null
  ],
  unreachable: {
    "whether a call is there twice is the browser's doing": [
      "settled --others.removed [isThereAgain]--> removingOthers",
      "removingOthers --removeOthers answers [succeeded]--> settled",
      "removingOthers --removeOthers answers [wasUnauthorized]--> settled",
      "removingOthers --removeOthers answers--> settled",
      "removingOthers --stop--> settled"
    ],
    "it has begun before anybody could click": ["opening --stop--> finished"]
  }
})

export const walks = walksOf(spec, {
  /** Of one task that is deleted. */
  deleting: {
    input: 2,
    does: ({ type, ids }) => type !== "others.removed" && (type !== "retry" || ids.length === 1),
    outcomes: {
      callInstruction: ["accepted", "refused", "found", "notLookedUp", "unauthorized"],
      lookUp: ["missing"],
      removeOthers: []
    },
    answers: { found: serviceAnswers.lost },
    project: ({ context }) => [
      context.waiting.length,
      context.calling.map(({ id }) => id),
      Object.values(context.record.results).map(({ status }) => status)
    ],
    notWalkable: ({ event, source }) => {
      const isOver = ["settled", "asking", "lookingUp", "finished"].includes(source[0] ?? "")
      if (event.type.startsWith("xstate.done.actor.call.") && isOver) {
        return "its call was answered before"
      }
      if (event.type.startsWith("xstate.")) return null
      if (source[0] === "lookingUp") return "the service has answered before anybody could click"
      return source[0] === "opening" && event.type === "stop" ? "it has begun before anybody could click" : null
    },
    leaves: atLogin
  },
  /** What a tab that was closed left behind. */
  reopened: {
    input: 1,
    does: ({ type }) => type === "close",
    outcomes: { begin: [], callInstruction: [], lookUp: [], removeOthers: [] },
    after: ["deleting"]
  }
})
