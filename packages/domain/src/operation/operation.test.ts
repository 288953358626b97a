import { Result } from "effect"
import { expect, it } from "vitest"
import { isMerge, isRemoval, isTaskDeletion } from "./contents.ts"
import { oneCallEach, oneCallForAll, operationKinds } from "./operation.ts"
import { operationMessages } from "./operation-messages.ts"
import { detailOf, outcomeCsv, outcomeFileName, outcomeText } from "./operation-outcome.ts"
import {
  countsOf,
  firstReason,
  idsWith,
  isAccepted,
  isDone,
  madeAgain,
  resultOf,
  withoutAgain,
  withResults
} from "./operation-results.ts"
import { summaryOf } from "./operation-summary.ts"
import { isOffered, readOperation } from "./read-operation.ts"
import { sampleOperation } from "./sample-operation.ts"

const mixed = sampleOperation(5, {
  leftOut: [{ name: "=1+1", reason: "Machine permanent ID is undefined" }],
  results: {
    1: { status: "accepted", detail: "Task Id 7" },
    2: { status: "failed", sentence: "The service is down, for now." },
    3: { status: "unknown", sentence: null },
    4: { status: "sending" }
  }
})

it("makes one call for each target, however often it is named, or one for all", () => {
  const target = { id: 1, name: "UTG 1", content: 1 }
  const other = { id: 2, name: "UTG 2", content: 2 }
  expect(oneCallEach([target, other, target])).toEqual([
    { id: "1", targets: [target] },
    { id: "2", targets: [other] }
  ])
  expect([oneCallForAll([target, other]), oneCallForAll([])]).toEqual([[{ id: "all", targets: [target, other] }], []])
})

it("counts what became of each, and says the first reason known", () => {
  expect(countsOf(mixed)).toEqual({ all: 5, sent: 4, sending: 1, accepted: 1, failed: 1, unknown: 1, notSent: 1 })
  expect([firstReason(mixed), firstReason(sampleOperation(1)), idsWith(mixed, "notSent")]).toEqual([
    "The service is down, for now.",
    "",
    [5]
  ])
  expect(operationMessages.counts(countsOf(mixed))).toBe("1 accepted, 1 failed, 2 not confirmed, 1 not sent")
  expect(operationMessages.counts(countsOf(sampleOperation(0)))).toBe("0 accepted")
})

it("says a reason of those that failed before one of those that are not confirmed, and none of the others", () => {
  const lost = { status: "unknown", sentence: "The answer was lost." } as const
  const refused = { status: "failed", sentence: "The service refused." } as const
  expect(firstReason(sampleOperation(2, { results: { 1: lost, 2: refused } }))).toBe("The service refused.")
  expect(firstReason(sampleOperation(2, { results: { 1: lost, 2: { status: "accepted" } } }))).toBe(
    "The answer was lost."
  )
})

it("is not done while something is there more than once, and is once the second is gone", () => {
  const again = [{ id: 8, at: null }]
  const twice = sampleOperation(2, {
    results: { 1: { status: "accepted", taskId: 7, again: [] }, 2: { status: "accepted", taskId: 9, again } }
  })
  expect([isAccepted(twice), isDone(twice), madeAgain(twice)]).toEqual([
    true,
    false,
    [{ target: twice.instructions[1]?.targets[0], again }]
  ])
  const once = withoutAgain(twice)
  expect([isDone(once), madeAgain(once), resultOf(once, 2)]).toEqual([true, [], { status: "accepted", taskId: 9 }])
  expect([isDone(mixed), madeAgain(mixed)]).toEqual([false, []])
})

it("is done when all are accepted, and its summary is the documents' toast", () => {
  const done = withResults(sampleOperation(1), [[1, { status: "accepted" }]])
  expect([isAccepted(done), isAccepted(mixed)]).toEqual([true, false])
  expect(summaryOf(done)).toEqual({ kind: "success", text: "The selected UTGs were successfully removed." })
  const leftOut = [{ name: "Task 9", reason: "Machine permanent ID is undefined" }]
  expect(summaryOf({ ...done, kind: "deleteTasks", leftOut })).toEqual({
    kind: "success",
    header: "Success",
    text: "1 of the 2 selected was removed. 1 was left out."
  })
  expect(summaryOf(mixed)).toEqual({
    kind: "danger",
    header: "Remove UTGs Failed",
    text: "Unable to remove all selected UTGs"
  })
  for (const kind of operationKinds) {
    expect(summaryOf({ ...done, kind })).toMatchObject({ kind: "success", text: expect.stringMatching(/\S/u) })
    expect(summaryOf({ ...mixed, kind }).kind).toBe("danger")
  }
})

it("claims no failure where none is known: not confirmed is not failed", () => {
  const unknown = { status: "unknown", sentence: "API request failed (Bad Gateway)" } as const
  const partly = sampleOperation(2, { results: { 1: { status: "accepted" }, 2: unknown } })
  for (const kind of operationKinds)
    expect(summaryOf({ ...partly, kind })).toEqual({
      kind: "danger",
      header: "Not confirmed",
      text: "Remove UTGs is not finished: 1 accepted, 1 not confirmed."
    })
  expect(summaryOf(sampleOperation(2, { results: { 1: { status: "accepted" } } }))).toEqual({
    kind: "danger",
    header: "Not sent",
    text: "Remove UTGs is not finished: 1 accepted, 1 not sent."
  })
  const failed = { status: "failed", sentence: "It is locked." } as const
  expect(summaryOf(sampleOperation(2, { kind: "schedule", results: { 1: unknown, 2: failed } })).text).toBe(
    "Unable to create task(s). It is locked."
  )
})

it("writes the outcome for the clipboard and, safe from formulas, for a file", () => {
  expect(outcomeText(mixed)).toBe(
    [
      "Remove UTGs, 2026-11-20T15:15:00.000Z: 1 accepted, 1 failed, 2 not confirmed, 1 not sent",
      "UTG 1\tAccepted\tTask Id 7",
      "UTG 2\tFailed\tThe service is down, for now.",
      "UTG 3\tNot confirmed",
      "UTG 4\tSending",
      "UTG 5\tNot sent",
      "=1+1\tWill not be changed\tMachine permanent ID is undefined"
    ].join("\n")
  )
  expect(outcomeCsv(mixed).split("\r\n")).toEqual([
    "Name,Outcome,Reason",
    "UTG 1,Accepted,Task Id 7",
    'UTG 2,Failed,"The service is down, for now."',
    "UTG 3,Not confirmed,",
    "UTG 4,Sending,",
    "UTG 5,Not sent,",
    "'=1+1,Will not be changed,Machine permanent ID is undefined",
    ""
  ])
  expect(outcomeFileName(mixed)).toBe("Remove UTGs 2026-11-20.csv")
})

it("is offered to its user for 30 days", () => {
  const now = new Date("2026-12-20T15:15:00.000Z")
  expect([
    isOffered(mixed, { userId: 5, now }),
    isOffered(mixed, { userId: 6, now }),
    isOffered(mixed, { userId: 5, now: new Date(now.getTime() + 1) })
  ]).toEqual([true, false, false])
})

it("says before it is forgotten what can no longer be done from here", () => {
  const [{ forgetText }, counts] = [operationMessages, countsOf(mixed)]
  const doneTwice = { ...counts, all: 2, sent: 2, accepted: 2, failed: 0, unknown: 0, sending: 0, notSent: 0 }
  expect([forgetText(counts, 0), forgetText(counts, 1), forgetText(doneTwice, 1)]).toEqual([
    "1 accepted, 1 failed, 2 not confirmed, 1 not sent. What became of each target is forgotten: 4 of 5 can no longer be checked or sent again from here.",
    "1 accepted, 1 failed, 2 not confirmed, 1 not sent. What became of each target is forgotten: 4 of 5 can no longer be checked or sent again from here, and what exists more than once can no longer be removed from here.",
    "2 accepted. What became of each target is forgotten: what exists more than once can no longer be removed from here."
  ])
})

it("refuses what it did not write, and what names a target or a call twice", () => {
  const twice = mixed.instructions.flatMap((instruction) => [instruction, { ...instruction, id: `${instruction.id}b` }])
  const sameCall = mixed.instructions.map((instruction) => ({ ...instruction, id: "1" }))
  expect([
    readOperation(null),
    readOperation({ ...mixed, version: 2 }),
    readOperation({ ...mixed, startedAt: "soon" }),
    readOperation({ ...mixed, instructions: twice }),
    readOperation({ ...mixed, instructions: sameCall })
  ]).toEqual([
    Result.fail("It is not what this console writes."),
    Result.fail("It is not what this console writes."),
    Result.fail("It has no date."),
    Result.fail("It names a target twice."),
    Result.fail("It names a call twice.")
  ])
})

it("reads what was created again, as an earlier release kept it too, and names it by id and time", () => {
  const at = "2026-11-20T15:15:00.000Z"
  const results = { 1: { status: "accepted", detail: "Task Id 7", again: [8, { id: 9, at }] } }
  const record = Result.getOrThrow(readOperation({ ...sampleOperation(1), results }))
  expect(resultOf(record, 1)).toEqual({
    status: "accepted",
    detail: "Task Id 7",
    again: [
      { id: 8, at: null },
      { id: 9, at }
    ]
  })
  expect(detailOf(resultOf(record, 1))).toBe("Task Id 7, and again as 8, 9 created 2026-11-20 3:15 PM UTC")
})

it("says of operations that could not be read how many there were, each reason once", () => {
  expect(operationMessages.unreadable(["It has no date."])).toBe(
    "An operation kept in this browser could not be read and was removed. It has no date."
  )
  expect(operationMessages.unreadable(["It has no date.", "It has no date."])).toBe(
    "2 operations kept in this browser could not be read and were removed. It has no date."
  )
})

it("sends a kept content only where it is what its call takes", () => {
  const removal = { businessEntityId: 7, machinePermanentId: "m-1" }
  expect([isRemoval(removal), isRemoval({ businessEntityId: 7 }), isRemoval(null)]).toEqual([true, false, false])
  expect([isMerge({ templateId: 9, componentId: 1 }), isMerge(removal)]).toEqual([true, false])
  expect([isTaskDeletion({ ...removal, taskId: 11 }), isTaskDeletion(removal)]).toEqual([true, false])
})
