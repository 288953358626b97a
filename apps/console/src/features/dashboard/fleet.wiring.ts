import type { LoadSummary } from "@command-center/api/rows/row-source"
import { loadVersions } from "@command-center/api/versions"
import { deviceList } from "@command-center/domain/device/device-list"
import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import type { FleetAsked, FleetCounts } from "@command-center/domain/fleet/fleet-counts"
import type { VersionKind } from "@command-center/domain/fleet/utg-fleet"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { taskList } from "@command-center/domain/task/task-list"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import type { FleetFound, LoadFleetInput } from "@command-center/machines/fleet-card/fleet-card.types"
import { selectAncestry, selectUser } from "@command-center/machines/session/session.selectors"
import { Effect, Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { failureOf } from "../../app/from-effect.ts"
import type { RowsClient } from "../../rows/rows-client.ts"
import { readProfiles } from "./profile-reading.ts"
import { makeTurns } from "./turns.ts"
import { makeUtgReadings, type ReadUtgs, type UtgReading } from "./utg-reading.ts"

type Loaded = Result.Result<FleetFound, Failure>
type Question = FleetAsked["question"]

const counted = async (client: Pick<RowsClient<unknown>, "count">, asked: FleetAsked): Promise<FleetCounts> => {
  const counts = await client.count(asked)
  if (counts === null) throw new Error(`"${asked.question.of}" is not counted of these rows.`)
  return counts
}

type Turn = () => Promise<void>

/** What a console is asked by its cards. */
type Given = Pick<Console, "runtime" | "session" | "openRows" | "now" | "timeZone">

/** A card that is shown in its turn. */
const cardOf = (turn: Turn, load: (businessEntityId: number, signal: AbortSignal) => Promise<Loaded>) =>
  fleetCardMachine.provide({
    actors: {
      loadFleet: fromPromise<Loaded, LoadFleetInput>(async ({ input: { businessEntityId }, signal }) => {
        const loaded = await load(businessEntityId, signal)
        await turn()
        return loaded
      })
    }
  })

/** The figures of one list, counted by the worker that reads its rows; nobody holds the rows afterwards. */
const wireOwn = <Row>({ openRows, now, timeZone }: Given, turn: Turn, list: ListDescription<Row>) =>
  cardOf(turn, async (businessEntityId, signal) => {
    const at = now()
    const asked =
      list.id === "tasks" ? toPredicates(tasksFilterProperties, defaultTaskFilter(at, timeZone), timeZone) : []
    const client = openRows(list)
    try {
      const loaded = await client.load({ businessEntityId, predicates: asked }, signal)
      if (Result.isFailure(loaded)) return Result.fail(failureOf(loaded.failure))
      const moment = { now: at.toISOString(), timeZone, asked, question: { of: "own" } } as const
      const counts = await counted(client, moment)
      return Result.succeed({ counts, at: moment.now, unreadable: loaded.success.unreadable, unread: null })
    } finally {
      client.close()
    }
  })

/** What the UTGs that were read are held against, and why that could not be read. */
interface Against {
  readonly question: Question
  readonly unread: string | null
}

/** What the cards of one dashboard have in common. */
interface Shared {
  readonly turn: Turn
  readonly readUtgs: ReadUtgs
}

/** A card of UTGs: `against` is read beside them, and holds up no other card. */
const wireUtgs = (
  { timeZone }: Given,
  { turn, readUtgs }: Shared,
  against: (businessEntityId: number, signal: AbortSignal, utgs: () => Promise<UtgsRead>) => Promise<Against>
) =>
  cardOf(turn, (businessEntityId, signal) =>
    readUtgs(businessEntityId, signal, async (reading) => {
      const moment = { now: reading.at.toISOString(), timeZone, asked: [] }
      const read: UtgsRead = {
        reading,
        count: (question) => counted(reading.client, { ...moment, question })
      }
      const [loaded, { question, unread }] = await Promise.all([
        reading.loaded,
        against(businessEntityId, signal, () => reading.loaded.then(() => read))
      ])
      if (Result.isFailure(loaded)) return Result.fail(failureOf(loaded.failure))
      const { unreadable }: LoadSummary = loaded.success
      return Result.succeed({ counts: await read.count(question), at: moment.now, unreadable, unread })
    })
  )

interface UtgsRead {
  readonly reading: UtgReading
  readonly count: (question: Question) => Promise<FleetCounts>
}

const wireVersions = (console: Given, shared: Shared, kind: VersionKind) =>
  wireUtgs(console, shared, async (_, signal) => {
    const read = await console.runtime.runPromise(Effect.result(loadVersions(kind)), { signal })
    const products = Result.getOrElse(read, () => [])
    const unread = Result.isFailure(read) ? failureOf(read.failure).sentence : null
    return { question: { of: "versions", kind, products, unread }, unread }
  })

/** Profiles are read beside the UTGs; which accounts stand above whom is asked of those that have one. */
const wireProfiles = (console: Given, shared: Shared) =>
  wireUtgs(console, shared, async (businessEntityId, signal, utgs) => {
    const own = selectUser(console.session.getSnapshot())?.businessEntityId ?? null
    const [profiles, { count, reading }] = await Promise.all([
      readProfiles(console, own, businessEntityId, signal),
      utgs()
    ])
    const unread = Result.isFailure(profiles) ? failureOf(profiles.failure).sentence : null
    const known = Result.getOrElse(profiles, () => [])
    const isThere = Result.isSuccess(await reading.loaded)
    const used = isThere ? await count({ of: "profileAccounts" }) : null
    const { ancestorsOf } = selectAncestry(console.session.getSnapshot())
    const accounts = used?.of === "profileAccounts" ? used.accounts : []
    const lines = accounts.map((account) => [account, ancestorsOf(account)] as const)
    return { question: { of: "profiles", known, lines, unread }, unread }
  })

/** The cards of the dashboard, all that are of UTGs from one reading. */
export const wireFleet = (console: Given) => {
  const turn = makeTurns()
  const shared = { turn, readUtgs: makeUtgReadings(console) }
  return {
    utgs: wireUtgs(console, shared, () => Promise.resolve({ question: { of: "own" }, unread: null })),
    utgVersions: wireVersions(console, shared, "utg"),
    agentVersions: wireVersions(console, shared, "agent"),
    profiles: wireProfiles(console, shared),
    tasks: wireOwn(console, turn, taskList),
    devices: wireOwn(console, turn, deviceList)
  }
}

export type FleetCardName = keyof ReturnType<typeof wireFleet>
