import {
  type Instruction,
  type OperationRecord,
  type TargetResult,
  targetsOf
} from "@command-center/domain/operation/operation"
import { countsOf, reopened, resultOf, retryOf } from "@command-center/domain/operation/operation-results"
import { readOperation } from "@command-center/domain/operation/read-operation"
import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { cases } from "./support/budget.ts"
import { randomCases } from "./support/random-cases.ts"

const tried = "Operations on many targets"

const results = fc.oneof(
  fc.constant<TargetResult | null>(null),
  fc.constant<TargetResult>({ status: "notSent" }),
  fc.constant<TargetResult>({ status: "sending" }),
  fc.string().map((detail): TargetResult => ({ status: "accepted", detail })),
  fc.string().map((sentence): TargetResult => ({ status: "failed", sentence })),
  fc.option(fc.string()).map((sentence): TargetResult => ({ status: "unknown", sentence }))
)

/** Targets 1 to 200 in calls of any size, with any results. */
const records = fc
  .array(fc.tuple(results, fc.nat(9), fc.jsonValue()), { minLength: 1, maxLength: 200 })
  .map((targets): OperationRecord => {
    const calls = new Map<number, Instruction>()
    for (const [at, [, call, content]] of targets.entries()) {
      const before = calls.get(call)?.targets ?? []
      calls.set(call, { id: String(call), targets: [...before, { id: at + 1, name: `UTG ${at + 1}`, content }] })
    }
    return sampleOperation(0, {
      instructions: [...calls.values()],
      results: Object.fromEntries(targets.flatMap(([result], at) => (result === null ? [] : [[at + 1, result]])))
    })
  })
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 220 }), { maxLength: 220 })
const sortedIds = (instructions: ReadonlyArray<Instruction>) =>
  targetsOf({ instructions })
    .map(({ id }) => id)
    .toSorted((one, other) => one - other)

it("accounts for every target once: accepted + failed + unknown + sending + not sent = all", async () => {
  await randomCases(
    tried,
    fc.property(records, (record) => {
      const { all, sent, accepted, failed, unknown, sending, notSent } = countsOf(record)
      expect(accepted + failed + unknown + sending + notSent).toBe(all)
      expect(sent).toBe(all - notSent)
      expect(all).toBe(targetsOf(record).length)
    }),
    cases(2000, 150)
  )
})

it("sends again exactly the chosen ones, with what was sent for them, and never what was accepted or is under way", async () => {
  await randomCases(
    tried,
    fc.property(records, ids, (record, chosen) => {
      const again = retryOf(record, chosen)
      const expected = targetsOf(record).filter(
        ({ id }) => chosen.includes(id) && !["accepted", "sending"].includes(resultOf(record, id).status)
      )
      expect(sortedIds(again)).toEqual(expected.map(({ id }) => id).toSorted((one, other) => one - other))
      const kept = new Map(targetsOf(record).map((target) => [target.id, target]))
      for (const target of targetsOf({ instructions: again })) expect(target).toBe(kept.get(target.id))
      expect(again.every(({ targets }) => targets.length > 0)).toBe(true)
    }),
    cases(2000, 150)
  )
})

it("is after a killed tab what it was, with nothing under way: what was is not known", async () => {
  await randomCases(
    tried,
    fc.property(records, (record) => {
      const before = countsOf(record)
      const after = countsOf(reopened(record))
      expect(after).toEqual({ ...before, sending: 0, unknown: before.unknown + before.sending })
      expect(reopened(record).instructions).toBe(record.instructions)
    }),
    cases(2000, 150)
  )
})

it("is read as it was kept", async () => {
  await randomCases(
    tried,
    fc.property(records, (record) => {
      const kept: unknown = JSON.parse(JSON.stringify(record))
      expect(readOperation(kept)).toEqual(Result.succeed(kept))
    }),
    cases(2000, 150)
  )
})

it("is refused with a sentence, and nothing is thrown, whatever stands in its place", async () => {
  const keys: ReadonlyArray<string> = Object.keys(sampleOperation(1))
  await randomCases(
    tried,
    fc.property(records, fc.constantFrom(...keys), fc.jsonValue(), (record, key, value) => {
      const read = readOperation({ ...record, [key]: value })
      const said = Result.match(read, {
        onSuccess: ({ instructions }) => new Set(sortedIds(instructions)).size === sortedIds(instructions).length,
        onFailure: (sentence) => /^It .+\.$/u.test(sentence)
      })
      expect(said).toBe(true)
    }),
    cases(2000, 150)
  )
})
