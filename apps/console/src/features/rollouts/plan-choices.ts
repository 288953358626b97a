import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { deviceTypeId } from "@command-center/domain/device/device-type"
import { formsFor } from "@command-center/domain/push/push-draft"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import { noVersions } from "@command-center/domain/version/version-product"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { AskedTargets, FoundChoices } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { failureOf } from "../../app/from-effect.ts"
import { readVersions } from "../../app/read-versions.ts"
import { offeredForms, offeredIn, offeredProfiles } from "../../list/offered-choices.ts"
import { pagePart, whyNot } from "../../record/page-part.ts"

type Given = Pick<Console, "runtime">

const nothing = { versions: noVersions, profiles: [], forms: [], deviceTypes: [] } as const
const allOffered = { versions: null, profiles: null, forms: null } as const
const unfailed = { versionsFailure: null, profilesFailure: null, formsFailure: null, notOffered: allOffered } as const

/** What UTGs can be given; without versions or profiles the rest is offered all the same. */
const utgChoices = async ({ runtime }: Given, businessEntityId: number, signal: AbortSignal) => {
  const [{ versionsNotOffered, ...versions }, listed] = await Promise.all([
    readVersions(runtime, signal),
    runtime.runPromise(Effect.result(pagePart(offeredProfiles(businessEntityId))), { signal })
  ])
  return Result.mapBoth(listed, {
    onFailure: failureOf,
    onSuccess: (part) => (): FoundChoices => ({
      ...nothing,
      ...unfailed,
      ...versions,
      profiles: offeredIn(part).rows,
      profilesFailure: whyNot(part),
      notOffered: { ...allOffered, versions: versionsNotOffered, profiles: offeredIn(part).notOffered }
    })
  })
}

/** The forms of the account that are made for the device types of the targets. */
const deviceChoices = async ({ runtime }: Given, businessEntityId: number, signal: AbortSignal) => {
  const parts = Effect.all([pagePart(offeredForms(businessEntityId)), pagePart(findDeviceSchemas())], {
    concurrency: "unbounded"
  })
  const read = await runtime.runPromise(Effect.result(parts), { signal })
  return Result.mapBoth(read, {
    onFailure: failureOf,
    onSuccess: ([found, schemas]) => {
      const deviceTypes = Result.match(schemas, { onSuccess: (those) => those.schemas.rows, onFailure: () => [] })
      const typesOf = (targets: ReadonlyArray<RolloutTarget>) =>
        targets.flatMap(({ device }) => {
          const id = device === null ? null : deviceTypeId(device.deviceType, deviceTypes)
          return id === null ? [] : [{ deviceTypeId: id }]
        })
      return (targets: ReadonlyArray<RolloutTarget>): FoundChoices => ({
        ...nothing,
        ...unfailed,
        forms: formsFor(offeredIn(found).rows, typesOf(targets)),
        formsFailure: whyNot(found),
        notOffered: { ...allOffered, forms: offeredIn(found).notOffered },
        deviceTypes
      })
    }
  })
}

/** What can be chosen for targets once these are known; only the end of the session leaves nothing to choose. */
export const choicesOf = (
  given: Given,
  { businessEntityId, list }: Pick<AskedTargets, "businessEntityId" | "list">,
  signal: AbortSignal
): Promise<Result.Result<(targets: ReadonlyArray<RolloutTarget>) => FoundChoices, Failure>> =>
  list === "utgs" ? utgChoices(given, businessEntityId, signal) : deviceChoices(given, businessEntityId, signal)
