import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { loadList } from "@command-center/api/management/lists"
import { createRollout, loadRolloutTerms } from "@command-center/api/rollouts/rollouts"
import { incompatibilitiesOf } from "@command-center/domain/device/compatibility"
import { compatibilityMessages } from "@command-center/domain/device/compatibility-messages"
import { deviceList } from "@command-center/domain/device/device-list"
import { deviceTypeId } from "@command-center/domain/device/device-type"
import { formList } from "@command-center/domain/form/form-list"
import { profileList } from "@command-center/domain/profile/profile-list"
import { formsFor } from "@command-center/domain/push/push-draft"
import type { RolloutTarget } from "@command-center/domain/rollout/rollout-plan"
import { deviceTargetOf, targetOf } from "@command-center/domain/rollout/target-of-row"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { utgList } from "@command-center/domain/utg/utg-list"
import { noVersions } from "@command-center/domain/version/version-product"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import type { AskedTargets, FoundTargets, PlanToCreate } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { Effect, Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { failureOf, fromEffectWith } from "../../app/from-effect.ts"
import { readVersions } from "../../app/read-versions.ts"
import { labelledRows } from "../../list/labelled-rows.ts"
import { pagePart } from "../../record/page-part.ts"
import { rolloutFailureOf } from "./rollout-failure.ts"

type Given = Pick<Console, "runtime" | "openRows" | "tags">
type Found = Pick<FoundTargets, "targets" | "leftOut" | "refusals">

/** Bytes; more than any plan has. */
const longestFile = 256_000_000

type Listed = Exclude<AskedTargets["source"], { readonly targets: unknown }>

/** The worker reads the list and gives the rows of the selection alone, or those that were found. */
const listedRows = async <Row>(
  { openRows, tags }: Given,
  list: ListDescription<Row>,
  { businessEntityId, source }: { readonly businessEntityId: number; readonly source: Listed },
  signal: AbortSignal
) => {
  const client = labelledRows(openRows(list), list, tags.labels)
  try {
    const predicates = "ids" in source ? [] : source.predicates
    const loaded = await client.load({ businessEntityId, predicates }, signal)
    if (Result.isFailure(loaded)) return Result.fail(failureOf(loaded.failure))
    const ids = "ids" in source ? source.ids : await client.ids(source.narrowing)
    return Result.succeed({ rows: await client.rowsOf(ids), asked: ids.length })
  } finally {
    client.close()
  }
}

const listedUtgs = async (given: Given, asked: AskedTargets, source: Listed, signal: AbortSignal) =>
  Result.map(
    await listedRows(given, utgList, { ...asked, source }, signal),
    ({ rows, asked: count }): Found => ({
      targets: rows.map((row) => targetOf(row, asked.businessEntityId)),
      leftOut: count - rows.length,
      refusals: []
    })
  )

const listedDevices = async (given: Given, asked: AskedTargets, source: Listed, signal: AbortSignal) =>
  Result.map(await listedRows(given, deviceList, { ...asked, source }, signal), ({ rows, asked: count }): Found => {
    const targets = rows.flatMap((row) => deviceTargetOf(row, asked.businessEntityId) ?? [])
    const reasons = incompatibilitiesOf(rows)
    const refusals = reasons.length === 0 ? [] : [compatibilityMessages.text(reasons)]
    return { targets, leftOut: count - targets.length, refusals }
  })

const targetsOf = (given: Given, asked: AskedTargets, signal: AbortSignal): Promise<Result.Result<Found, Failure>> => {
  const { list, source } = asked
  if ("targets" in source) {
    return Promise.resolve(Result.succeed({ targets: source.targets, leftOut: 0, refusals: [] }))
  }
  return list === "utgs" ? listedUtgs(given, asked, source, signal) : listedDevices(given, asked, source, signal)
}

/** What UTGs can be given; without versions or profiles the rest is offered all the same. */
const utgChoices = async ({ runtime }: Given, businessEntityId: number, signal: AbortSignal) => {
  const [{ versions }, found] = await Promise.all([
    readVersions(runtime, signal),
    runtime.runPromise(pagePart(loadList(profileList, businessEntityId)), { signal })
  ])
  return { versions, profiles: Result.match(found, { onSuccess: ({ rows }) => rows, onFailure: () => [] }) }
}

/** The forms of the account and the device types of the service. */
const deviceChoices = ({ runtime }: Given, businessEntityId: number, signal: AbortSignal) =>
  runtime.runPromise(
    Effect.all([pagePart(loadList(formList, businessEntityId)), pagePart(findDeviceSchemas())], {
      concurrency: "unbounded"
    }),
    { signal }
  )

const offered = async (given: Given, asked: AskedTargets, signal: AbortSignal) => {
  const { businessEntityId, list } = asked
  const nothing = { versions: noVersions, profiles: [], forms: () => [] }
  if (list === "utgs") return { ...nothing, ...(await utgChoices(given, businessEntityId, signal)) }
  const [found, schemas] = await deviceChoices(given, businessEntityId, signal)
  const names = Result.match(schemas, { onSuccess: (read) => read.schemas.rows, onFailure: () => [] })
  const all = Result.match(found, { onSuccess: ({ rows }) => rows, onFailure: () => [] })
  const typesOf = (targets: ReadonlyArray<RolloutTarget>) =>
    targets.flatMap(({ device }) => {
      const id = device === null ? null : deviceTypeId(device.deviceType, names)
      return id === null ? [] : [{ deviceTypeId: id }]
    })
  return { ...nothing, forms: (targets: ReadonlyArray<RolloutTarget>) => formsFor(all, typesOf(targets)) }
}

/** Whether a person has to begin each wave; a service that does not say so is told of by its rollouts. */
const isAttendedHere = ({ runtime }: Given, signal: AbortSignal): Promise<boolean> =>
  runtime.runPromise(
    Effect.map(Effect.result(loadRolloutTerms()), (terms) => Result.isSuccess(terms) && terms.success.isAttended),
    { signal }
  )

export const wireRolloutPlan = (given: Given) =>
  rolloutPlanMachine.provide({
    actors: {
      readFile: fromPromise(async ({ input: { file } }) =>
        file instanceof Blob ? Result.succeed(await file.slice(0, longestFile).text()) : Result.fail("unreadable")
      ),
      loadTargets: fromPromise<Result.Result<FoundTargets, Failure>, AskedTargets>(async ({ input, signal }) => {
        const [found, choices, isAttended] = await Promise.all([
          targetsOf(given, input, signal),
          offered(given, input, signal),
          isAttendedHere(given, signal)
        ])
        return Result.map(found, (those) => ({ ...choices, ...those, isAttended, forms: choices.forms(those.targets) }))
      }),
      createRollout: fromEffectWith(
        given.runtime,
        rolloutFailureOf
      )((asked: PlanToCreate | null) =>
        asked === null ? Effect.die(new Error("there is no plan to send")) : createRollout(asked.plan, asked.key)
      )
    }
  })
