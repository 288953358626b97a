import type { WriteError } from "@command-center/api/writes/write-error"
import { isNotConfirmed } from "@command-center/domain/write/write-error"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { lateAfter, withoutPauses } from "../contract/support/clocks.ts"
import { type Estate, openEstate } from "../contract/support/estate.ts"
import { eachCase } from "./support/each-case.ts"
import { sharedPairs } from "./support/seeded-share.ts"
import { writeKinds } from "./support/write-kinds.ts"
import { type OwnUtg, ownUtgs, type Write, type WriteKind } from "./support/written.ts"

let estate: Estate
let utgs: ReadonlyArray<OwnUtg>
beforeAll(async () => {
  estate = await openEstate()
  utgs = await ownUtgs(estate)
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

interface LostAnswer {
  readonly is: string
  readonly fault: Omit<Fault, "path">
  /** Whether the service acted before its answer was lost. */
  readonly acts: boolean
}

const statuses = [504, 502, 503].flatMap((status) =>
  [true, false].map(
    (acts): LostAnswer => ({
      is: `${status} ${acts ? "after" : "before"} the service acted`,
      fault: { kind: "status", status, acts },
      acts
    })
  )
)
const timeOut: LostAnswer = {
  is: "a time-out after the service acted",
  fault: { kind: "none", acts: true, delayMs: 20_000 },
  acts: true
}
const cutAfter: LostAnswer = { is: "a cut after the service acted", fault: { kind: "dropAfter" }, acts: true }
const cutBefore: LostAnswer = { is: "a cut before the service acted", fault: { kind: "drop" }, acts: false }
const lost = [...statuses, timeOut, cutAfter, cutBefore]

let turn = 0

/** What is known of it in the end, by whoever looks it up. */
const knownOf = async ({ lookUp }: Write, sent: Result.Result<unknown, WriteError>) => {
  if (lookUp === "within") {
    if (Result.isSuccess(sent)) return "done"
    return sent.failure._tag === "NotDone" ? "not done" : sent.failure._tag
  }
  if (Result.isSuccess(sent)) return "answered"
  const { failure } = sent
  if (failure._tag === "NotDone" || failure._tag === "NotLookedUp" || !isNotConfirmed(failure)) return failure._tag
  if (lookUp === "nobody") return "not confirmed"
  return (await estate.given(lookUp)) ? "done" : "not done"
}

const tryOne = async (kind: WriteKind, { fault, acts, is }: LostAnswer) => {
  turn += 1
  const { faults } = estate.sandbox
  // Of each kind's cases none has the UTG of another; those that remove it come last.
  const utg = utgs[turn % utgs.length]
  if (utg === undefined) throw new Error("There are too few UTGs.")
  const write = await kind.make(estate, turn, utg)
  const before = await write.count()
  const effects = async () => Math.abs((await write.count()) - before)
  faults.add({ ...fault, path: write.path, method: write.method })
  const patience = is === timeOut.is ? lateAfter(async () => (await effects()) > 0) : withoutPauses
  const sent = await estate.outcome(patience(write.send))
  const requests = faults.list()[0]?.struck
  faults.clear()
  const known = await knownOf(write, sent)
  const settled = acts ? "done" : "not done"
  const expected = write.lookUp === "nobody" ? "not confirmed" : settled
  const told = (state: string, sent: number | undefined, done: number) =>
    `${state}; requests: ${sent}, effects: ${done}`
  expect(told(known, requests, await effects())).toBe(told(expected, 1, acts ? 1 : 0))
}

it("whose answer is lost is not confirmed, looked up, and there once", async () => {
  await eachCase(
    "Writes",
    sharedPairs(writeKinds, lost),
    ([kind, answer]) => `${kind.name}, ${answer.is}`,
    ([kind, answer]) => tryOne(kind, answer)
  )
}, 300_000)
