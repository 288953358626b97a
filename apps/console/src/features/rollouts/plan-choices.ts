import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { loadList } from "@command-center/api/management/lists"
import { deviceTypeId } from "@command-center/domain/device/device-type"
import { formList } from "@command-center/domain/form/form-list"
import { profileList } from "@command-center/domain/profile/profile-list"
import { formsFor } from "@command-center/domain/push/push-draft"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import { noVersions } from "@command-center/domain/version/version-product"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { AskedTargets, FoundChoices } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { failureOf } from "../../app/from-effect.ts"
import { readVersions } from "../../app/read-versions.ts"
import { orNone, pagePart, whyNot } from "../../record/page-part.ts"

type Given = Pick<Console, "runtime">

const nothing = { versions: noVersions, profiles: [], forms: [], deviceTypes: [] } as const
const unfailed = { versionsFailure: null, profilesFailure: null, formsFailure: null } as const

/** What UTGs can be given; without versions or profiles the rest is offered all the same. */
const utgChoices = async ({ runtime }: Given, businessEntityId: number, signal: AbortSignal) => {
  const [versions, listed] = await Promise.all([
    readVersions(runtime, signal),
    runtime.runPromise(
      Effect.result(pagePart(Effect.map(loadList(profileList, businessEntityId), ({ rows }) => rows))),
      { signal }
    )
  ])
  return Result.mapBoth(listed, {
    onFailure: failureOf,
    onSuccess: (part) => (): FoundChoices => ({
      ...nothing,
      ...unfailed,
      ...versions,
      profiles: orNone(part),
      profilesFailure: whyNot(part)
    })
  })
}

/** The forms of the account that are made for the device types of the targets. */
const deviceChoices = async ({ runtime }: Given, businessEntityId: number, signal: AbortSignal) => {
  const parts = Effect.all(
    [pagePart(Effect.map(loadList(formList, businessEntityId), ({ rows }) => rows)), pagePart(findDeviceSchemas())],
    {
      concurrency: "unbounded"
    }
  )
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
        forms: formsFor(orNone(found), typesOf(targets)),
        formsFailure: whyNot(found),
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
