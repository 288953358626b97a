import type { DeviceRow } from "../device/device.ts"
import { type Drift, driftOf } from "../drift/drift.ts"
import { firmwareMatrix } from "../drift/firmware-matrix.ts"
import { type KnownProfile, newestProfiles } from "../drift/profile-drift.ts"
import { profileMatrix } from "../drift/profile-matrix.ts"
import type { AnyPredicate } from "../filter/predicate.ts"
import type { ProfileRow } from "../profile/profile.ts"
import type { TaskRow } from "../task/task.ts"
import type { UtgRow } from "../utg/utg.ts"
import type { Product } from "../version/version-product.ts"
import { type FleetNumber, taskNumbers, utgNumbers } from "./fleet-numbers.ts"
import { type TaskFleet, taskFleet } from "./task-fleet.ts"
import { type UtgFleet, utgFleet, type VersionKind } from "./utg-fleet.ts"
import { tallyUtgs } from "./utg-tally.ts"
import { type VersionFleet, versionFleet } from "./version-fleet.ts"

/** The accounts above an account, the nearest first. */
type AccountLine = readonly [account: number, above: ReadonlyArray<number>]

/** What is asked about rows: `own` of every list, the others of UTGs, held against what is known elsewhere. */
type FleetQuestion =
  | { readonly of: "own" }
  | {
      readonly of: "versions"
      readonly kind: VersionKind
      readonly products: ReadonlyArray<Product>
      /** Why the manifest could not be read. */
      readonly unread: string | null
    }
  | { readonly of: "profileAccounts" }
  | {
      readonly of: "profiles"
      readonly known: ReadonlyArray<KnownProfile>
      readonly lines: ReadonlyArray<AccountLine>
      /** Why the profiles could not be read. */
      readonly unread: string | null
    }

/** The moment, the place, what the rows were asked for by, and what is asked about them. */
export interface FleetAsked {
  readonly now: string
  readonly timeZone: string
  readonly asked: ReadonlyArray<AnyPredicate>
  readonly question: FleetQuestion
}

/** What is counted of the rows of one list, by whoever holds them, ready to be shown. */
export type FleetCounts =
  | { readonly of: "utgs"; readonly fleet: UtgFleet; readonly numbers: ReadonlyArray<FleetNumber> }
  | ({ readonly of: "versions" } & VersionFleet)
  | { readonly of: "profileAccounts"; readonly accounts: ReadonlyArray<number> }
  | { readonly of: "drift"; readonly drift: Drift }
  | { readonly of: "tasks"; readonly fleet: TaskFleet; readonly numbers: ReadonlyArray<FleetNumber> }
  | { readonly of: "knownProfiles"; readonly known: ReadonlyArray<KnownProfile> }

/** Answers questions about the rows of one list; nothing where they are not about such rows. */
export type CountRows<Row> = (rows: Iterable<Row>) => (asked: FleetAsked) => FleetCounts | null

/** UTGs are looked at once for all questions of one moment. */
export const countUtgs: CountRows<UtgRow> = (rows) => {
  let tallied: ReturnType<typeof tallyUtgs> | null = null
  return ({ now, question }) => {
    const tally = tallied?.now === now ? tallied : tallyUtgs(rows, now)
    tallied = tally
    switch (question.of) {
      case "own": {
        const fleet = utgFleet(tally)
        return { of: "utgs", fleet, numbers: utgNumbers(fleet) }
      }
      case "versions":
        return { of: "versions", ...versionFleet(question.kind, tally, question) }
      case "profileAccounts":
        return {
          of: "profileAccounts",
          accounts: [...new Set(tally.profiles.flatMap((each) => each.businessEntityId ?? []))]
        }
      case "profiles": {
        const lines = new Map(question.lines)
        const cells = profileMatrix(tally.profiles, question.known, { ancestorsOf: (id) => lines.get(id) ?? [] })
        return { of: "drift", drift: driftOf("profile", cells, question.unread === null ? undefined : null) }
      }
    }
  }
}

export const countTasks: CountRows<TaskRow> =
  (rows) =>
  ({ question, ...moment }) => {
    if (question.of !== "own") return null
    const fleet = taskFleet(rows, moment)
    return { of: "tasks", fleet, numbers: taskNumbers(fleet) }
  }

export const countDevices: CountRows<DeviceRow> =
  (rows) =>
  ({ question }) =>
    question.of === "own" ? { of: "drift", drift: driftOf("firmware", firmwareMatrix(rows)) } : null

export const countProfiles: CountRows<ProfileRow> =
  (rows) =>
  ({ question }) =>
    question.of === "own" ? { of: "knownProfiles", known: newestProfiles(rows) } : null
