import { loadList } from "@command-center/api/management/lists"
import type { LoadSummary } from "@command-center/api/rows/row-source"
import { deviceList } from "@command-center/domain/device/device-list"
import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import type { FleetAsked } from "@command-center/domain/fleet/fleet-counts"
import { profileList } from "@command-center/domain/profile/profile-list"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { noVersions } from "@command-center/domain/version/version-product"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import type { FleetFound, LoadFleetInput } from "@command-center/machines/fleet-card/fleet-card.types"
import { selectUser } from "@command-center/machines/session/session.selectors"
import { Effect, Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { failureOf, fromEffect } from "../../app/from-effect.ts"
import { readVersions } from "../../app/read-versions.ts"

type Given = Pick<Console, "runtime" | "openRows" | "now" | "timeZone">
type Loaded = Result.Result<FleetFound, Failure>

/** The figures of one list, counted by the worker that reads its rows; nobody holds the rows afterwards. */
const wireCounted = <Row>({ runtime, openRows, now, timeZone }: Given, list: ListDescription<Row>) =>
  fleetCardMachine.provide({
    actors: {
      loadFleet: fromPromise<Loaded, LoadFleetInput>(async ({ input: { businessEntityId }, signal }) => {
        const at = now()
        const asked =
          list.id === "tasks" ? toPredicates(tasksFilterProperties, defaultTaskFilter(at, timeZone), timeZone) : []
        const client = openRows(list)
        try {
          const noneAsked = { versions: noVersions, versionsFailure: null }
          const [loaded, deployable] = await Promise.all([
            client.load({ businessEntityId, predicates: asked }, signal),
            list.id === "utgs" ? readVersions(runtime, signal) : noneAsked
          ])
          if (Result.isFailure(loaded)) return Result.fail(failureOf(loaded.failure))
          const { unreadable }: LoadSummary = loaded.success
          const moment: FleetAsked = { now: at.toISOString(), timeZone, asked, versions: deployable.versions }
          const counts = await client.count(moment)
          if (counts === null) throw new Error(`Nothing is counted of the list ${list.id}.`)
          return Result.succeed({ counts, at: moment.now, unreadable, ...deployable })
        } finally {
          client.close()
        }
      })
    }
  })

export const wireUtgFleet = (given: Given) => wireCounted(given, utgList)
export const wireTaskFleet = (given: Given) => wireCounted(given, taskList)
export const wireDeviceFleet = (given: Given) => wireCounted(given, deviceList)

const slimProfiles = {
  id: "profiles",
  fields: { name: "text", businessEntityId: "optionalId", version: "number" }
} as const

/** Profiles may belong to an account above; where they may not be seen there, those of the account itself count. */
const readProfiles = (own: number | null, businessEntityId: number) => {
  const here = loadList(slimProfiles, businessEntityId, [])
  if (own === null || own === businessEntityId) return here
  return Effect.catchIf(
    loadList(slimProfiles, own, []),
    (error) => error._tag === "Refused" && error.status === 403,
    () => here
  )
}

/** The newest versions that profiles in use are held against. */
export const wireProfileFleet = ({ runtime, now, session }: Given & Pick<Console, "session">) =>
  fleetCardMachine.provide({
    actors: {
      loadFleet: fromEffect(runtime)(({ businessEntityId }: LoadFleetInput) =>
        Effect.map(
          readProfiles(selectUser(session.getSnapshot())?.businessEntityId ?? null, businessEntityId),
          ({ rows, unreadable }): FleetFound => ({
            counts: { of: "profiles", profiles: rows },
            at: now().toISOString(),
            unreadable,
            versions: noVersions,
            versionsFailure: null
          })
        )
      )
    }
  })

export const fleetLoadFailed = {
  utgs: utgList.loadFailed,
  tasks: taskList.loadFailed,
  devices: deviceList.loadFailed,
  profiles: profileList.loadFailed
}
