import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { type AccountNode, buildAccountTree } from "./account-tree.ts"
import { makeAncestry } from "./ancestors.ts"
import { type BusinessEntity, beType } from "./business-entity.ts"
import { sampleAccount, sampleMerchant } from "./sample-accounts.ts"

const runs = { numRuns: 1000 }
const names = fc.string({ unit: fc.constantFrom("a", "B", "é", "1", " "), maxLength: 3 })
const kinds = fc.constantFrom("merchant", "organization", "reseller")

const accountOf = (id: number, parentId: number | null, name: string, kind: string): BusinessEntity => {
  if (kind === "merchant") return sampleMerchant({ id, parentId, name })
  return sampleAccount({ id, parentId, name, isResellerOrganization: kind === "reseller" })
}

/** Account 1 at the top and each other one below an earlier one, in any order. */
const estates: fc.Arbitrary<ReadonlyArray<BusinessEntity>> = fc
  .array(fc.tuple(fc.nat(), names, kinds), { minLength: 1, maxLength: 25 })
  .map((picks) =>
    picks.map(([pick, name, kind], index) => accountOf(index + 1, index === 0 ? 0 : 1 + (pick % index), name, kind))
  )
  .chain((accounts) => fc.shuffledSubarray(accounts, { minLength: accounts.length }))

/** The rules said plainly: who stands above an account, who is kept, and what hangs below a node. */
const lineOf = (accounts: ReadonlyArray<BusinessEntity>, id: number | null): ReadonlyArray<number> => {
  const account = accounts.find((each) => each.id === id)
  return account === undefined ? [] : [account.id, ...lineOf(accounts, account.parentId)]
}

const plainNode = (accounts: ReadonlyArray<BusinessEntity>, currentId: number, id: number): AccountNode => {
  const account = accounts.find((each) => each.id === id)
  const line = lineOf(accounts, currentId)
  const below = accounts.filter((each) => each.parentId === id && (beType(each) !== 3 || line.includes(each.id)))
  return {
    id,
    name: account?.name ?? "",
    parentId: id === 1 ? 0 : (account?.parentId ?? 0),
    beType: account === undefined ? 2 : beType(account),
    children: below
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map((each) => plainNode(accounts, currentId, each.id))
  }
}

const countOf = (node: AccountNode): number => node.children.reduce((sum, child) => sum + countOf(child), 1)

it("the tree is what the rules said plainly give [A2.4-09 A2.4-10 A2.4-11 A2.4-12 A2.4-13]", () => {
  fc.assert(
    fc.property(estates, fc.integer({ min: 1, max: 26 }), (accounts, currentId) => {
      const top = plainNode(accounts, currentId, 1)
      expect(buildAccountTree(accounts, currentId)).toEqual(
        Result.succeed({
          root: { id: 0, name: "", parentId: 0, beType: 2, children: [top] },
          size: countOf(top)
        })
      )
    }),
    runs
  )
})

it("there is a tree just where ids are unique and not 0, nobody is its own parent and one account is the root", () => {
  const ids = fc.integer({ min: 0, max: 6 })
  const anything = fc.array(fc.tuple(ids, fc.option(ids)), { maxLength: 6 })
  fc.assert(
    fc.property(anything, (pairs) => {
      const accounts = pairs.map(([id, parentId]) => sampleAccount({ id, parentId }))
      const all = accounts.map(({ id }) => id)
      const isSound =
        new Set(all).size === all.length &&
        !all.includes(0) &&
        accounts.every(({ id, parentId }) => id !== parentId) &&
        accounts.filter(({ parentId }) => parentId === null || !all.includes(parentId)).length === 1
      expect(Result.isSuccess(buildAccountTree(accounts, 1))).toBe(isSound)
    }),
    runs
  )
})

it("the accounts above one are the line to the top, the nearest first, and none twice where it turns back", () => {
  fc.assert(
    fc.property(estates, (accounts) => {
      const { ancestorsOf, nameOf, has } = makeAncestry(accounts)
      expect(accounts.map(({ id }) => [id, ancestorsOf(id), nameOf(id), has(id)])).toEqual(
        accounts.map(({ id, name }) => [id, lineOf(accounts, id).slice(1), name, true])
      )
    }),
    runs
  )
  const anyParents = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(anyParents, (parents) => {
      const { ancestorsOf } = makeAncestry(parents.map((parentId, index) => sampleAccount({ id: index + 1, parentId })))
      const unsound = parents.flatMap((_, index) => {
        const id = index + 1
        const above = ancestorsOf(id)
        const isLine = above.every((each, position) => each === parents[(above[position - 1] ?? id) - 1])
        return isLine && new Set([id, ...above]).size === above.length + 1 ? [] : [id]
      })
      expect(unsound).toEqual([])
    }),
    runs
  )
})
