import { longestSpread, type WithoutZone } from "@command-center/domain/site-time/site-time"
import { siteZone } from "@command-center/domain/site-time/site-zone"
import { isTimeZone } from "@command-center/domain/time/zoned"
import { Effect } from "effect"
import { consoleAddress } from "./command/connection.ts"
import { failed, type Io, succeeded } from "./command/io.ts"
import { type Given, makeRun } from "./command/make-run.ts"
import { needed, type Problem, refused, wrongUsage } from "./command/problem.ts"
import { openSession, readAccountId, type Session } from "./command/session.ts"
import { checkFile } from "./schedule/checked-file.ts"
import { followLines } from "./schedule/created-tasks.ts"
import { keptOutcomes, mustReadTimesAlike } from "./schedule/kept-outcomes.ts"
import { timeProblem } from "./schedule/line-draft.ts"
import { mustBeAllowed } from "./schedule/may-schedule.ts"
import type { Place } from "./schedule/outcome-file.ts"
import { outcomePathOf } from "./schedule/outcome-path.ts"
import type { Plan } from "./schedule/plan.ts"
import { printStatus, printWithdrawn } from "./schedule/print-created.ts"
import { printLeftOut, printOutcomes, printPlan, printProblems } from "./schedule/print-schedule.ts"
import { sendFile } from "./schedule/send-file.ts"
import { whileAlone } from "./schedule/sending-lock.ts"
import { changedAfterSending, isDone, passedBeforeSending, settle } from "./schedule/settle.ts"
import type { Clocks } from "./schedule/site-clocks.ts"
import { columns, type Defaults, type LineProblem } from "./schedule/task-file.ts"
import { withdrawLines } from "./schedule/withdraw.ts"

const usage = `Usage: npm run -s schedule -- <file.csv> --account <id> [--send | --status | --cancel] [--json]
                             [--time-zone <zone> | --site-time [--unknown-zone <zone>]] [--spread <minutes>]
                             [--batch <n>] [--outcome <file>] [--task <name> …]

Schedules the tasks of a CSV file, one line per UTG. Every line is checked first: where one is wrong, all problems are
listed and nothing is sent. Without --send it shows what it would do.

The first line of the file holds the names of its columns, in any order:
  utg      a UTG's id, permanent id or nickname
  task     update-utg, rollback-utg, update-command-center, restart, start, stop, reset-slot, set-offline, deploy-utg,
           deploy-agent, utg-logs or agent-logs
  version  for deploy-utg and deploy-agent: a version that can be deployed; the generally available one when empty
  hours    for set-offline: 1, 4, 8, 12, 16, 20 or 24
  label    for utg-logs and agent-logs: a case number or a short text
  from, to  for utg-logs and agent-logs: the time from which, and to which, logs are sent
  at       when it runs: now; 2026-12-01 03:30 (in the time zone); 2026-12-01T03:30:00Z; the next midnight when empty
The columns nickname and account, which filter --csv writes, are for people and not read.

With --send, <file.csv>.outcome.csv says what became of each line: accepted with the id of its task, failed with the
reason, unknown, or sent where the run was cut off. Running it again sends only what failed or was withdrawn. What is
unknown is looked up first and sent only where the service does not have it, so nothing is sent twice as long as that
file is kept. It remembers the time zone, the account and the console too: a run with others is refused.

  --account <id>      the account; UTGs below it count as well
  --send              send
  --status            how the tasks that were created stand now; ends with 1 where one failed or is no longer there
  --cancel            withdraw the tasks that were created and have not begun; ends with 1 where one stays
  --task, --version, --hours, --label, --from, --to, --at
                      stand for that column in every line that has nothing in it
  --outcome <file>    the outcome file, where it is not <file.csv>.outcome.csv
  --json              the answer as JSON
  --time-zone <zone>  such as Europe/Berlin; this machine's when not given
  --site-time         times are read by each UTG's own clocks, as its machine reports its time zone: 2026-12-01 02:00 is
                      2 AM there. One that clocks skip is the moment they jump to, one that comes twice its first. The
                      next midnight is that of each site. Before sending it shows what that is in --time-zone
  --unknown-zone <zone>
                      with --site-time: the zone of UTGs whose own is not known; leave-out sends them nothing. Without
                      it such lines are problems
  --spread <minutes>  lines of one instant run evenly over so many minutes, up to 1440, and not all at once
  --batch <n>         how many tasks go into one call, 1 to 1000 (100); the service takes all of a call or none

- stands for a file that is piped in, and needs --outcome:
  npm run -s filter -- --list utgs --account 12 --csv 'utgVersion < 5.0.0.3018' |
    npm run -s schedule -- - --account 12 --task restart --at '2026-12-01 03:30' --outcome restarts.csv --send`

const largestBatch = 1000

const batchSizeOf = (given: string | undefined) => {
  const size = given === undefined ? 100 : /^\d{1,4}$/u.test(given) ? Number(given) : 0
  return size >= 1 && size <= largestBatch
    ? Effect.succeed(size)
    : Effect.fail(wrongUsage(`--batch must be a whole number from 1 to ${largestBatch}, not "${given}".`))
}

const timeZoneOf = (given: string | undefined) => {
  const timeZone = given ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  return isTimeZone(timeZone)
    ? Effect.succeed(timeZone)
    : Effect.fail(wrongUsage(`--time-zone must be a time zone such as Europe/Berlin, not "${timeZone}".`))
}

const spreadOf = (given: string | undefined) => {
  const minutes = given === undefined ? 0 : /^\d{1,4}$/u.test(given) ? Number(given) : -1
  return minutes >= 0 && minutes <= longestSpread
    ? Effect.succeed(minutes)
    : Effect.fail(wrongUsage(`--spread must be a whole number of minutes up to ${longestSpread}, not "${given}".`))
}

const withoutZoneOf = (given: string | undefined): Effect.Effect<WithoutZone | null, Problem> => {
  if (given === undefined) return Effect.succeed(null)
  if (given === "leave-out") return Effect.succeed("leaveOut")
  const zone = isTimeZone(given) ? given : siteZone(given)
  return zone === null
    ? Effect.fail(wrongUsage(`--unknown-zone must be leave-out or a time zone such as Europe/Berlin, not "${given}".`))
    : Effect.succeed({ zone })
}

/** By whose clocks times are read, and by those of whom they are shown. */
const clocksOf = Effect.fn("clocksOf")(function* ({ texts, flags }: Given) {
  const here = yield* timeZoneOf(texts["time-zone"])
  const withoutZone = yield* withoutZoneOf(texts["unknown-zone"])
  if (withoutZone !== null && !flags.has("site-time")) {
    yield* Effect.fail(wrongUsage("--unknown-zone needs --site-time: without it all times are read in one zone."))
  }
  const clocks: Clocks = flags.has("site-time") ? { withoutZone } : { zone: here }
  return { clocks, here }
})

/** What is said for all lines is wrong once, and not with each of them. */
const mustBeTime = (at: string, clocks: Clocks): Effect.Effect<void, Problem> => {
  const isOne = "zone" in clocks
  const problem = timeProblem(at.trim(), {
    timeZone: isOne ? clocks.zone : "UTC",
    skipped: isOne ? "refused" : "moved"
  })
  return problem === null ? Effect.void : Effect.fail(wrongUsage(`--at: ${problem}`))
}

interface Job {
  readonly file: string
  readonly outcomePath: string
  readonly plan: Plan
  readonly place: Place
  readonly batchSize: number
  readonly clocks: Clocks
  /** The zone of whoever runs it. */
  readonly here: string
  readonly asJson: boolean
}

const byLine = (left: LineProblem, right: LineProblem): number => left.line - right.line

/** The lines as they stand, with all that keeps them from being sent. */
const settleJob = Effect.fn("settleJob")(function* ({ plan, outcomePath, place, clocks }: Job, now: Date) {
  const earlier = yield* keptOutcomes(outcomePath, place)
  yield* mustReadTimesAlike(earlier, clocks, outcomePath)
  const settled = settle(plan.planned, earlier)
  const problems = [
    ...plan.problems,
    ...changedAfterSending(settled, outcomePath),
    ...passedBeforeSending(settled, now)
  ].toSorted(byLine)
  return { earlier, settled, problems }
})

const show = Effect.fn("show")(function* (job: Job, io: Io) {
  const { settled, problems } = yield* settleJob(job, io.now())
  const { leftOut } = job.plan
  if (!job.asJson) printLeftOut(io, job.file, leftOut)
  const here = "zone" in job.clocks ? null : job.here
  if (problems.length === 0) printPlan(io, { settled, leftOut, here }, job.asJson)
  else printProblems(io, job.file, problems, job.asJson)
  return problems.length === 0 ? succeeded : failed
})

const send = Effect.fn("send")(function* (job: Job, io: Io) {
  const { file, outcomePath, place, batchSize, asJson } = job
  const businessEntityId = place.account
  const { earlier, settled, problems } = yield* settleJob(job, io.now())
  if (problems.length > 0) {
    printProblems(io, file, problems, asJson)
    return failed
  }
  printLeftOut(io, file, job.plan.leftOut)
  const changed = yield* sendFile({ businessEntityId, outcomePath, batchSize, settled, earlier, now: io.now() })
  const done = settled.flatMap((each) => (isDone(each) && each.earlier !== null ? [each.earlier] : []))
  const lines = [...done, ...changed].toSorted((left, right) => left.line - right.line)
  printOutcomes(io, lines, outcomePath, done.length, asJson)
  return lines.every(({ outcome }) => outcome === "accepted") ? succeeded : failed
})

const placeOf = ({ account }: Session, { env }: Io): Place => ({ account: account.id, console: consoleAddress(env) })

const follow = Effect.fn("follow")(function* (outcomePath: string, session: Session, io: Io) {
  const earlier = yield* keptOutcomes(outcomePath, placeOf(session, io))
  if (earlier.length === 0) yield* Effect.fail(refused(`There is no ${outcomePath}, so nothing was sent yet.`))
  const followed = yield* needed("The tasks could not be read.", followLines(earlier, session, io))
  return { earlier, followed }
})

const status = Effect.fn("status")(function* (outcomePath: string, session: Session, io: Io, asJson: boolean) {
  yield* mustBeAllowed("follow", session, io)
  const { followed } = yield* follow(outcomePath, session, io)
  return printStatus(io, followed, outcomePath, asJson)
})

const cancel = Effect.fn("cancel")(function* (outcomePath: string, session: Session, io: Io, asJson: boolean) {
  const { earlier, followed } = yield* follow(outcomePath, session, io)
  return printWithdrawn(io, yield* withdrawLines(followed, earlier, outcomePath), outcomePath, asJson)
})

const actions = ["send", "status", "cancel"] as const

const defaultsOf = (texts: Given["texts"]): Defaults =>
  Object.fromEntries(
    columns.flatMap((name) => {
      const given = texts[name]?.trim() ?? ""
      return given === "" ? [] : [[name, given]]
    })
  )

const work = Effect.fn("schedule")(function* (given: Given, io: Io, token: string) {
  const { texts, flags, positionals } = given
  const [file = ""] = positionals
  const asJson = flags.has("json")
  const [action, ...others] = actions.filter((name) => flags.has(name))
  if (others.length > 0) yield* Effect.fail(wrongUsage("--send, --status and --cancel exclude each other."))
  const outcomePath = yield* outcomePathOf(file, texts["outcome"])
  const accountId = yield* readAccountId(texts["account"])
  const batchSize = yield* batchSizeOf(texts["batch"])
  const { clocks, here } = yield* clocksOf(given)
  yield* mustBeTime(texts["at"] ?? "", clocks)
  const spreadMinutes = yield* spreadOf(texts["spread"])
  const session = yield* openSession(token, accountId, io)
  if (action === "status") return yield* status(outcomePath, session, io, asJson)
  if (action === "cancel") {
    yield* mustBeAllowed("withdraw", session, io)
    return yield* whileAlone(outcomePath, io, cancel(outcomePath, session, io, asJson))
  }
  yield* mustBeAllowed("schedule", session, io)
  const place = placeOf(session, io)
  const plan = yield* checkFile({ file, defaults: defaultsOf(texts), clocks, spreadMinutes, place }, session, io)
  const job: Job = { file, outcomePath, plan, place, batchSize, clocks, here, asJson }
  return yield* action === "send" ? whileAlone(outcomePath, io, send(job, io)) : show(job, io)
})

export const run = makeRun({
  usage,
  positionals: ["file.csv"],
  texts: [
    "account",
    "time-zone",
    "unknown-zone",
    "spread",
    "batch",
    "outcome",
    ...columns.filter((name) => name !== "utg")
  ],
  flags: [...actions, "site-time", "json"],
  work
})
