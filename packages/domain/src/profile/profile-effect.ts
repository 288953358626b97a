import { operationMessages } from "../operation/operation-messages.ts"
import type { UtgRow } from "../utg/utg.ts"
import { utgList } from "../utg/utg-list.ts"
import { fourPartVersion } from "../version/four-part-version.ts"
import type { ProfileRow } from "./profile.ts"
import { profileMessages } from "./profile-messages.ts"

type Applied = Pick<ProfileRow, "name" | "version" | "schemaVersion">

/** What a profile, or No Profile, does to UTGs before it is applied. */
export interface ProfileEffect {
  readonly changed: ReadonlyArray<UtgRow>
  readonly unchanged: ReadonlyArray<UtgRow>
  /** Those of the changed that run another UTG version than the profile's schema is for; of no known version none. */
  readonly otherVersion: ReadonlyArray<UtgRow>
}

/** A row names its profile by name and version alone, so these tell whether it has the profile already. */
const has = (row: UtgRow, profile: Applied | null): boolean =>
  profile === null
    ? !row.componentProfileName
    : row.componentProfileName === profile.name && row.componentProfileVersion === profile.version

/** Sorts UTGs by what a profile would do to them; null is No Profile, which takes theirs away. */
export const profileEffect = (profile: Applied | null, targets: ReadonlyArray<UtgRow>): ProfileEffect => {
  const changed = targets.filter((row) => !has(row, profile))
  const madeFor = fourPartVersion(profile?.schemaVersion ?? "")
  return {
    changed,
    unchanged: targets.filter((row) => has(row, profile)),
    otherVersion: changed.filter((row) => {
      const version = fourPartVersion(row.utgVersion ?? "")
      return madeFor !== null && version !== null && version !== madeFor
    })
  }
}

/** UTGs that are still named in a sentence. */
const named = 10

/** Some of the UTGs would be left without the profile they have. */
export const isTakenAway = (profile: Applied | null, { changed }: Pick<ProfileEffect, "changed">): boolean =>
  profile === null && changed.length > 0

/** The sentences that stand before a profile is applied: how many change, have it already, run another version. */
export const profileEffectText = (profile: Applied | null, effect: ProfileEffect): ReadonlyArray<string> => {
  const { changed, unchanged, otherVersion } = effect
  const { alreadyHave, haveNone, madeForOther, takesAway } = profileMessages.effect
  const names = otherVersion.length > named ? [] : otherVersion.map(utgList.nameOf)
  const same = profile === null ? haveNone : alreadyHave
  return [
    isTakenAway(profile, effect)
      ? takesAway(changed.length)
      : operationMessages.willChange(changed.length, changed.length + unchanged.length),
    ...(unchanged.length === 0 ? [] : [same(unchanged.length)]),
    ...(otherVersion.length === 0
      ? []
      : [madeForOther(otherVersion.length, fourPartVersion(profile?.schemaVersion ?? "") ?? "", names)])
  ]
}
