import fc from "fast-check"
import { expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleAccount } from "../account/sample-accounts.ts"
import { type Area, areas } from "./area.ts"
import { explainRights } from "./explain-rights.ts"
import { flagsOfLevelMask, flagsOfReading, type PermissionMask } from "./permission-mask.ts"
import { canEdit, canView, type RightsQuestion, rightsAt, subjectOfArea } from "./rights.ts"
import { permissionKeys } from "./subject.ts"

const keys = [...new Set(Object.values(permissionKeys)), "Billing"]
const permissions = keys.map((key, index) => ({ id: index + 1, key, name: key, description: null }))

/** What each account hangs on: an earlier one, one above all that may be seen, or none. */
const parents = fc.array(fc.oneof(fc.nat({ max: 30 }), fc.constantFrom(0, 900)), { minLength: 1, maxLength: 12 })
const accountIds = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(900))

const arbitraryMask: fc.Arbitrary<PermissionMask> = fc
  .tuple(
    fc.integer({ min: 1, max: keys.length + 1 }),
    fc.array(accountIds, { maxLength: 4 }),
    fc.oneof(fc.nat({ max: 31 }), fc.constantFrom(16 + 2, 8 + 2, 16, 16 + 8 + 2))
  )
  .map(([permissionId, roleBusinessEntityIds, levelMask]) => ({
    permissionId,
    roleBusinessEntityIds,
    ...flagsOfLevelMask(levelMask)
  }))

const parentOf = (picks: ReadonlyArray<number>, child: number): number => {
  const pick = picks[child - 1] ?? 0
  if (child > 12 || pick === 0) return 0
  return pick === 900 ? 900 : pick % child
}

/** The rule said plainly: an account and all above it, by recursion. */
const lineOf = (picks: ReadonlyArray<number>, id: number): ReadonlyArray<number> =>
  id === 0 ? [] : [id, ...lineOf(picks, parentOf(picks, id))]

const gives = (
  masks: ReadonlyArray<PermissionMask>,
  line: ReadonlyArray<number>,
  area: Area,
  flag: "canView" | "canEdit"
) =>
  masks.some(
    (mask) =>
      mask.isEnabled &&
      mask[flag] &&
      keys[mask.permissionId - 1] === permissionKeys[subjectOfArea(area)] &&
      mask.roleBusinessEntityIds.some((id) => line.includes(id))
  )

const everyQuestion = (ask: (question: RightsQuestion, line: ReadonlyArray<number>) => void): void =>
  fc.assert(
    fc.property(parents, fc.array(arbitraryMask, { maxLength: 12 }), (picks, masks) => {
      const accounts = picks.map((_, index) => sampleAccount({ id: index + 1, parentId: parentOf(picks, index + 1) }))
      const ancestry = makeAncestry(accounts)
      for (const { id } of accounts) ask({ permissions, masks, ancestry, businessEntityId: id }, lineOf(picks, id))
    }),
    { numRuns: 1000 }
  )

it("rights at an account are what some enabled mask gives there or above [A6-04 A6-05 A6-06 A6-07]", () => {
  everyQuestion((question, line) => {
    const rights = rightsAt(question)
    const expected = areas.map((area) => [
      gives(question.masks, line, area, "canView"),
      gives(question.masks, line, area, "canEdit")
    ])
    expect(areas.map((area) => [canView(rights, area), canEdit(rights, area)])).toEqual(expected)
  })
})

it("rights explained have the same verdicts, and speak of each mask", () => {
  everyQuestion((question, line) => {
    const { rights, ignored } = explainRights(question)
    expect(Object.fromEntries(rights.map(({ right, isGranted }) => [right, isGranted]))).toEqual(rightsAt(question))
    const grants = rights.flatMap((each) => each.grants)
    for (const { mask, grantedAt } of grants)
      expect(line.find((id) => mask.roleBusinessEntityIds.includes(id))).toBe(grantedAt)
    const spokenOf = new Set([...grants, ...ignored].map(({ mask }) => mask))
    expect(spokenOf.size).toBe(question.masks.length)
  })
})

it("a number and the flags it stands for are the same mask", () => {
  fc.assert(
    fc.property(fc.nat({ max: 31 }), (levelMask) => {
      const flags = flagsOfReading({ ...flagsOfLevelMask(levelMask), levelMask: null })
      expect(flags).toEqual(flagsOfLevelMask(levelMask))
    }),
    { numRuns: 1000 }
  )
})
