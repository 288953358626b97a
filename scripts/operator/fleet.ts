import { loadVersions } from "@command-center/api/versions"
import { deviceList } from "@command-center/domain/device/device-list"
import { driftOf } from "@command-center/domain/drift/drift"
import { firmwareMatrix } from "@command-center/domain/drift/firmware-matrix"
import { newestProfiles } from "@command-center/domain/drift/profile-drift"
import { profileMatrix } from "@command-center/domain/drift/profile-matrix"
import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { tasksAddressProperties } from "@command-center/domain/filter/property"
import { passedLimits, readLimits } from "@command-center/domain/fleet/fleet-limits"
import { taskNumbers, utgNumbers } from "@command-center/domain/fleet/fleet-numbers"
import { taskFleet } from "@command-center/domain/fleet/task-fleet"
import { utgFleet, type VersionKind } from "@command-center/domain/fleet/utg-fleet"
import { tallyUtgs } from "@command-center/domain/fleet/utg-tally"
import { versionFleet } from "@command-center/domain/fleet/version-fleet"
import { taskList } from "@command-center/domain/task/task-list"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Effect, Result } from "effect"
import { type Io, limitPassed, printJson, succeeded } from "./command/io.ts"
import { loadProfiles } from "./command/load-profiles.ts"
import { loadRows } from "./command/load-rows.ts"
import { type Given, makeRun } from "./command/make-run.ts"
import { reasonOf, wrongUsage } from "./command/problem.ts"
import { accountText, openSession, readAccountId } from "./command/session.ts"
import { whereAllowed } from "./command/where-allowed.ts"
import { type Fleet, fleetJson, fleetText } from "./fleet-output.ts"

const usage = `Usage: npm run -s fleet -- --account <id> [--json] [--fail-if "<limits>"]

The figures of "The fleet today" and "Drift" for an account and all below it, as the dashboard shows them, each with the
filter that finds its rows in the console. What the user may not see is left out, and that is said.

  --account <id>  the account
  --json          all figures, by day and by hour as well, each with its filter and the console's path to its rows
  --fail-if       ends with exit code 3 where a figure is so, or nobody can tell; commas between several:
                  "offline > 5%, failed >= 10". The figures are online, offline, silent, unsynchronized, agent-behind,
                  utg-behind, failed and failed-before; a percentage is of all UTGs, for failed tasks of all those
                  updated in that time.`

const limitsOf = (text: string | undefined) =>
  text === undefined
    ? Effect.succeed([])
    : Effect.fromResult(Result.mapError(readLimits(text), (message) => wrongUsage(`--fail-if: ${message}`)))

/** Without its manifest nobody knows who is behind: that is said where it is counted, and here. */
const readManifest = (kind: VersionKind, name: string, io: Io) =>
  Effect.map(Effect.result(loadVersions(kind)), (read) => {
    const unread = Result.isFailure(read) ? reasonOf(read.failure) : null
    if (unread !== null) io.err(`The ${name} versions could not be read. ${unread}`)
    return { products: Result.getOrElse(read, () => []), unread }
  })

const absent = Effect.succeed(null)

const work = Effect.fn("fleet")(function* ({ texts, flags }: Given, io: Io, token: string) {
  const accountId = yield* readAccountId(texts["account"])
  const limits = yield* limitsOf(texts["fail-if"])
  const session = yield* openSession(token, accountId, io)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const at = io.now()
  const now = at.toISOString()
  const asked = toPredicates(tasksAddressProperties, defaultTaskFilter(at, timeZone), timeZone)
  const utgCall = loadRows(utgList, session, io)
  const taskCall = loadRows(taskList, session, io, asked)
  const deviceCall = loadRows(deviceList, session, io)
  const [utg, agent, utgRows, taskRows, deviceRows] = yield* Effect.all(
    [
      readManifest("utg", "UTG", io),
      readManifest("agent", "agent", io),
      whereAllowed("The UTGs could not be read.", utgCall, io, absent),
      whereAllowed("The tasks could not be read.", taskCall, io, absent),
      whereAllowed("The devices could not be read.", deviceCall, io, absent)
    ],
    { concurrency: "unbounded" }
  )
  const profiles = utgRows === null ? null : yield* loadProfiles(session, io)
  const { account, ancestry } = session
  const tally = utgRows === null ? null : tallyUtgs(utgRows, now)
  const utgs = tally === null ? null : utgFleet(tally)
  const versions =
    tally === null ? null : { utg: versionFleet("utg", tally, utg), agent: versionFleet("agent", tally, agent) }
  const tasks = taskRows === null ? null : taskFleet(taskRows, { now, timeZone, asked })
  const numbers = [
    ...(utgs === null ? [] : utgNumbers(utgs)),
    ...(versions === null ? [] : [versions.agent.number, versions.utg.number]),
    ...(tasks === null ? [] : taskNumbers(tasks))
  ]
  const fleet: Fleet = {
    account: { id: account.id, name: account.name },
    now,
    timeZone,
    numbers,
    utgs,
    tasks,
    drift: {
      utg: versions?.utg.drift ?? null,
      agent: versions?.agent.drift ?? null,
      profile:
        tally === null || profiles === null
          ? null
          : driftOf("profile", profileMatrix(tally.profiles, newestProfiles(profiles), ancestry)),
      firmware: deviceRows === null ? null : driftOf("firmware", firmwareMatrix(deviceRows))
    }
  }
  const passed = passedLimits(limits, numbers)
  if (flags.has("json")) printJson(io, { ...fleetJson(fleet), passed })
  else {
    io.out(`${accountText(ancestry, account.id)}\n`)
    io.out(fleetText(fleet))
  }
  for (const sentence of passed) io.err(sentence)
  return passed.length === 0 ? succeeded : limitPassed
})

export const run = makeRun({
  usage,
  otherExit: "3 a limit is passed or cannot be checked",
  positionals: [],
  texts: ["account", "fail-if"],
  flags: ["json"],
  work
})
