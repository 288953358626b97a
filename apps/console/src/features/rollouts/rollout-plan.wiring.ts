import { createRollout, loadRolloutTerms } from "@command-center/api/rollouts/rollouts"
import { incompatibilitiesOf } from "@command-center/domain/device/compatibility"
import { compatibilityMessages } from "@command-center/domain/device/compatibility-messages"
import type { DeviceRow } from "@command-center/domain/device/device"
import { deviceList } from "@command-center/domain/device/device-list"
import { deviceTargetOf, targetOf } from "@command-center/domain/rollout/target-of-row"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import type {
  AskedChoices,
  AskedTargets,
  FoundChoices,
  FoundTargets,
  PlanToCreate
} from "@command-center/machines/rollout-plan/rollout-plan.types"
import { Effect, Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { failureOf, fromEffectWith } from "../../app/from-effect.ts"
import { choicesOf } from "./plan-choices.ts"
import { rolloutFailureOf } from "./rollout-failure.ts"

type Given = Pick<Console, "runtime" | "openRows">
interface Found extends Pick<FoundTargets, "targets" | "leftOut" | "unreadable"> {
  /** The rows of devices as they were read. */
  readonly devices: ReadonlyArray<DeviceRow>
}

/** Bytes; more than any plan has. */
const longestFile = 256_000_000

type Listed = Exclude<AskedTargets["source"], { readonly targets: unknown }>

/** The worker reads the list and gives the rows of the selection alone, or those that were found. */
const listedRows = async <Row>(
  { openRows }: Given,
  list: ListDescription<Row>,
  { businessEntityId, source }: { readonly businessEntityId: number; readonly source: Listed },
  signal: AbortSignal
) => {
  const client = openRows(list)
  try {
    const predicates = "ids" in source ? [] : source.predicates
    const loaded = await client.load({ businessEntityId, predicates }, signal)
    if (Result.isFailure(loaded)) return Result.fail(failureOf(loaded.failure))
    const ids = "ids" in source ? source.ids : await client.ids(source.narrowing)
    return Result.succeed({ rows: await client.rowsOf(ids), asked: ids.length, unreadable: loaded.success.unreadable })
  } finally {
    client.close()
  }
}

const listedUtgs = async (given: Given, asked: AskedTargets, source: Listed, signal: AbortSignal) =>
  Result.map(
    await listedRows(given, utgList, { ...asked, source }, signal),
    ({ rows, asked: count, unreadable }): Found => ({
      targets: rows.map((row) => targetOf(row, asked.businessEntityId)),
      leftOut: count - rows.length,
      unreadable,
      devices: []
    })
  )

const listedDevices = async (given: Given, asked: AskedTargets, source: Listed, signal: AbortSignal) =>
  Result.map(
    await listedRows(given, deviceList, { ...asked, source }, signal),
    ({ rows, asked: count, unreadable }): Found => {
      const targets = rows.flatMap((row) => deviceTargetOf(row, asked.businessEntityId) ?? [])
      return { targets, leftOut: count - targets.length, unreadable, devices: rows }
    }
  )

/** Why devices cannot be changed together, which is known once the service's types are. */
const foundWith = ({ devices, ...found }: Found, choices: FoundChoices) => {
  const reasons = incompatibilitiesOf(devices, choices.deviceTypes)
  return { ...choices, ...found, refusals: reasons.length === 0 ? [] : [compatibilityMessages.text(reasons)] }
}

const noneUnreadable: Found["unreadable"] = { count: 0, reasons: [] }

const targetsOf = (given: Given, asked: AskedTargets, signal: AbortSignal): Promise<Result.Result<Found, Failure>> => {
  const { list, source } = asked
  if ("targets" in source) {
    return Promise.resolve(
      Result.succeed({ targets: source.targets, leftOut: 0, unreadable: noneUnreadable, devices: [] })
    )
  }
  return list === "utgs" ? listedUtgs(given, asked, source, signal) : listedDevices(given, asked, source, signal)
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
          choicesOf(given, input, signal),
          isAttendedHere(given, signal)
        ])
        return Result.flatMap(found, (those) =>
          Result.map(choices, (chosenFor) => ({ ...foundWith(those, chosenFor(those.targets)), isAttended }))
        )
      }),
      loadChoices: fromPromise<Result.Result<FoundChoices, Failure>, AskedChoices>(
        async ({ input: { asked, targets }, signal }) =>
          Result.map(await choicesOf(given, asked, signal), (chosenFor) => chosenFor(targets))
      ),
      createRollout: fromEffectWith(
        given.runtime,
        rolloutFailureOf
      )((asked: PlanToCreate | null) =>
        asked === null ? Effect.die(new Error("there is no plan to send")) : createRollout(asked.plan, asked.key)
      )
    }
  })
