import { loadVersions } from "@command-center/api/versions"
import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { tasksAddressProperties } from "@command-center/domain/filter/property"
import type { Figure } from "@command-center/domain/fleet/figure"
import { figureFilter } from "@command-center/domain/fleet/figure-address"
import { passedLimits, readLimits } from "@command-center/domain/fleet/fleet-limits"
import { taskNumbers, utgNumbers } from "@command-center/domain/fleet/fleet-numbers"
import { taskFleet } from "@command-center/domain/fleet/task-fleet"
import { utgFleet } from "@command-center/domain/fleet/utg-fleet"
import { taskFields } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { utgFields } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import { Effect, Result } from "effect"
import { type Io, limitPassed, printJson, succeeded } from "./command/io.ts"
import { loadRows } from "./command/load-rows.ts"
import { type Given, makeRun } from "./command/make-run.ts"
import { tableText } from "./command/print-table.ts"
import { needed, wrongUsage } from "./command/problem.ts"
import { accountText, openSession, readAccountId } from "./command/session.ts"

const usage = `Usage: npm run fleet -- --account <id> [--json] [--fail-if "<limits>"]

The figures of "The fleet today" for an account and all below it, as the dashboard shows them, each with the filter that
finds its rows in the console.

  --account <id>  the account
  --json          the figures, statuses, versions, days and trouble as JSON
  --fail-if       ends with exit code 3 where a figure is so; commas between several: "offline > 5%, failed >= 10".
                  The figures are online, offline, silent, unsynchronized, agent-behind, utg-behind, failed and
                  failed-before; a percentage is of all UTGs, for failed tasks of all those updated in that time.`

const limitsOf = (text: string | undefined) =>
  text === undefined
    ? Effect.succeed([])
    : Effect.fromResult(Result.mapError(readLimits(text), (message) => wrongUsage(`--fail-if: ${message}`)))

const work = Effect.fn("fleet")(function* ({ texts, flags }: Given, io: Io, token: string) {
  const accountId = yield* readAccountId(texts["account"])
  const limits = yield* limitsOf(texts["fail-if"])
  const session = yield* openSession(token, accountId)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const now = io.now()
  const asked = toPredicates(tasksAddressProperties, defaultTaskFilter(now, timeZone), timeZone)
  const [utg, agent, utgRows, taskRows] = yield* Effect.all(
    [
      needed("The UTG versions could not be read.", loadVersions("utg")),
      needed("The agent versions could not be read.", loadVersions("agent")),
      needed("The UTGs could not be read.", loadRows({ ...utgList, fields: utgFields }, session, io)),
      needed("The tasks could not be read.", loadRows({ ...taskList, fields: taskFields }, session, io, asked))
    ],
    { concurrency: "unbounded" }
  )
  const moment = { now: now.toISOString(), versions: { utg, agent } }
  const utgs = utgFleet(utgRows, moment)
  const tasks = taskFleet(taskRows, { now: moment.now, timeZone, asked })
  const numbers = [...utgNumbers(utgs), ...taskNumbers(tasks)]
  const passed = passedLimits(limits, numbers)
  const { account, ancestry } = session
  const shown = ({ count, ...figure }: Figure) => ({ count, filter: figureFilter({ count, ...figure }, timeZone) })
  if (flags.has("json")) {
    const bars = (all: typeof utgs.statuses) => all.map(({ name, figure }) => ({ name, ...shown(figure) }))
    printJson(io, {
      account: { id: account.id, name: account.name },
      now: moment.now,
      numbers: numbers.map(({ key, figure, of, unknown, current }) => ({
        key,
        ...shown(figure),
        of: of.count,
        unknown,
        current
      })),
      statuses: bars(utgs.statuses),
      utgVersions: bars(utgs.utgVersions),
      agentVersions: bars(utgs.agentVersions),
      days: tasks.days.map(({ from, until, states, unknown }) => ({
        from,
        until,
        ...Object.fromEntries(Object.entries(states).map(([state, { count }]) => [state, count])),
        unknown
      })),
      trouble: Object.fromEntries(
        Object.entries(utgs.trouble).map(([kind, spots]) => [
          kind,
          spots.map(({ name, all, share, figure }) => ({ name, all, share, ...shown(figure) }))
        ])
      ),
      passed
    })
  } else {
    const cells = numbers.map(({ label, figure, of, unknown }) => [
      label,
      figure.count,
      of.count,
      unknown,
      figureFilter(figure, timeZone)
    ])
    io.out(`${accountText(ancestry, account.id)}\n`)
    io.out(tableText(["Figure", "Count", "Of", "Unknown", "Filter"], cells))
  }
  for (const sentence of passed) io.err(sentence)
  return passed.length === 0 ? succeeded : limitPassed
})

export const run = makeRun({ usage, positionals: [], texts: ["account", "fail-if"], flags: ["json"], work })
