import { buildAccountTree } from "@command-center/domain/account/account-tree"
import { makeAncestry } from "@command-center/domain/account/ancestors"
import type { BusinessEntity } from "@command-center/domain/account/business-entity"
import {
  flagsOfLevelMask,
  type Permission,
  type PermissionMask
} from "@command-center/domain/permission/permission-mask"
import { rightsAt } from "@command-center/domain/permission/rights"
import { Result } from "effect"
import { median } from "./figures.ts"

const runs = 5

/** Milliseconds. */
const targets = { firstRights: 50, nextRights: 1, tree: 150 } as const
const largestGrowth = 10

/** Accounts with eight below each, and rights given at accounts all over the tree. */
const childrenEach = 8
const accountsPerMask = 10

const accountsOf = (count: number): ReadonlyArray<BusinessEntity> =>
  Array.from({ length: count }, (_, position) => ({
    id: position + 1,
    name: `${["Harbour", "Alpine", "City", "Orchard"][position % 4] ?? ""} ${(position * 7919) % count}`,
    parentId: position === 0 ? null : Math.floor((position - 1) / childrenEach) + 1,
    businessEntityTypeId: 2,
    businessEntitySubTypeId: 1,
    isMerchant: false,
    isOrganization: true,
    isResellerOrganization: false
  }))

const keys = ["UtgServices", "Machines", "Devices", "DeviceForms", "UtgConfigurations", "UtgInstallations", "Users"]
const permissions: ReadonlyArray<Permission> = keys.map((key, index) => ({
  id: index + 1,
  key,
  name: key,
  description: null
}))

const masksOf = (count: number, accounts: number): ReadonlyArray<PermissionMask> =>
  Array.from({ length: count }, (_, position) => ({
    permissionId: 1 + (position % keys.length),
    roleBusinessEntityIds: Array.from(
      { length: accountsPerMask },
      (_each, at) => 1 + ((position * 7919 + at * 104_729) % accounts)
    ),
    ...flagsOfLevelMask(2 + (position % 30))
  }))

interface Figures {
  /** Milliseconds: from accounts and masks as they were loaded to the rights at one account. */
  readonly first: number
  /** Milliseconds: the rights at one further account. */
  readonly next: number
  /** Milliseconds: from accounts as they were loaded to the tree. */
  readonly tree: number
}

const timed = (work: () => void): number => {
  const started = performance.now()
  work()
  return performance.now() - started
}

const once = (accounts: ReadonlyArray<BusinessEntity>, loaded: ReadonlyArray<PermissionMask>): Figures => {
  // Masks that were asked about before are remembered by their list.
  const masks = [...loaded]
  const deepest = accounts.length
  let ancestry = makeAncestry([])
  const first = timed(() => {
    ancestry = makeAncestry(accounts)
    rightsAt({ permissions, masks, ancestry, businessEntityId: deepest })
  })
  const asked = Array.from({ length: 1_000 }, (_, position) => deepest - position)
  const next = timed(() => {
    for (const businessEntityId of asked) rightsAt({ permissions, masks, ancestry, businessEntityId })
  })
  const tree = timed(() => {
    const built = buildAccountTree(accounts, deepest)
    if (Result.isFailure(built) || built.success.size !== accounts.length) throw new Error("the tree lost accounts")
  })
  return { first, next: next / asked.length, tree }
}

const figuresOf = (accountCount: number, maskCount: number): Figures => {
  const accounts = accountsOf(accountCount)
  const masks = masksOf(maskCount, accountCount)
  once(accounts, masks)
  const all = Array.from({ length: runs }, () => once(accounts, masks))
  return {
    first: median(all.map(({ first }) => first)),
    next: median(all.map(({ next }) => next)),
    tree: median(all.map(({ tree }) => tree))
  }
}

const milliseconds = (value: number): string => `${value.toFixed(value < 1 ? 4 : 1)} ms`

const line = (what: string, few: number, many: number, target: number): string =>
  [
    `  ${what.padEnd(30)} ${milliseconds(few).padStart(12)} ${milliseconds(many).padStart(12)}`,
    `(target ${target} ms) grows ${(many / few).toFixed(1)} times (target ${largestGrowth})`
  ].join(" ")

/**
 * Measures the rights at an account and building the account tree, medians of five runs; prints milliseconds at 10,000
 * accounts with 1,000 masks and at 100,000 with 10,000, against their targets.
 */
export const benchRights = (print: (text: string) => void): void => {
  const few = figuresOf(10_000, 1_000)
  const many = figuresOf(100_000, 10_000)
  print("\nRights and the account tree: 10,000 accounts and 1,000 masks, then ten times as many; medians of 5 runs")
  print(line("rights, the first account", few.first, many.first, targets.firstRights))
  print(line("rights, each further account", few.next, many.next, targets.nextRights))
  print(line("building the account tree", few.tree, many.tree, targets.tree))
}
