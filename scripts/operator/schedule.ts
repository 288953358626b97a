import { Effect, Result } from "effect"
import { failed, type Io, succeeded } from "./command/io.ts"
import { type Given, makeRun } from "./command/make-run.ts"
import { wrongUsage } from "./command/problem.ts"
import { openSession, readAccountId } from "./command/session.ts"
import { checkFile } from "./schedule/checked-file.ts"
import { mustBeAllowed } from "./schedule/may-schedule.ts"
import { readOutcomes } from "./schedule/outcome-file.ts"
import type { PlannedTask } from "./schedule/plan.ts"
import { printOutcomes, printPlan, printProblems } from "./schedule/print-schedule.ts"
import { isTimeZone } from "./schedule/run-time.ts"
import { sendFile } from "./schedule/send-file.ts"
import { whileAlone } from "./schedule/sending-lock.ts"
import { changedAfterSending, isDone, passedBeforeSending, type Settled, settle } from "./schedule/settle.ts"
import type { LineProblem } from "./schedule/task-file.ts"

const usage = `Usage: npm run schedule -- <file.csv> --account <id> [--send] [--json] [--time-zone <zone>] [--batch <n>]

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

With --send, <file.csv>.outcome.csv says what became of each line: accepted with the id of its task, failed with the
reason, unknown, or sent where the run was cut off. Running it again sends only what failed. What is unknown is looked
up first and sent only where the service does not have it, so nothing is sent twice as long as that file is kept.

  --account <id>      the account; UTGs below it count as well
  --send              send
  --json              the answer as JSON
  --time-zone <zone>  such as Europe/Berlin; this machine's when not given
  --batch <n>         how many tasks go into one call, 1 to 1000 (100); the service takes all of a call or none`

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

interface Job {
  readonly file: string
  readonly outcomePath: string
  readonly planned: ReadonlyArray<PlannedTask>
  readonly businessEntityId: number
  readonly batchSize: number
  readonly asJson: boolean
}

const problemsOf = (settled: ReadonlyArray<Settled>, outcomePath: string, now: Date): ReadonlyArray<LineProblem> =>
  [...changedAfterSending(settled, outcomePath), ...passedBeforeSending(settled, now)].toSorted(
    (left, right) => left.line - right.line
  )

const show = Effect.fn("show")(function* ({ file, outcomePath, planned, asJson }: Job, io: Io) {
  const settled = settle(planned, yield* readOutcomes(outcomePath))
  const problems = problemsOf(settled, outcomePath, io.now())
  if (problems.length === 0) printPlan(io, settled, asJson)
  else printProblems(io, file, problems, asJson)
  return problems.length === 0 ? succeeded : failed
})

const send = Effect.fn("send")(function* (job: Job, io: Io) {
  const { file, outcomePath, planned, businessEntityId, batchSize, asJson } = job
  const earlier = yield* readOutcomes(outcomePath)
  const settled = settle(planned, earlier)
  const problems = problemsOf(settled, outcomePath, io.now())
  if (problems.length > 0) {
    printProblems(io, file, problems, asJson)
    return failed
  }
  const changed = yield* sendFile({ businessEntityId, outcomePath, batchSize, settled, earlier, now: io.now() })
  const done = settled.flatMap((each) => (isDone(each) && each.earlier !== null ? [each.earlier] : []))
  const lines = [...done, ...changed].toSorted((left, right) => left.line - right.line)
  printOutcomes(io, lines, outcomePath, done.length, asJson)
  return lines.every(({ outcome }) => outcome === "accepted") ? succeeded : failed
})

const work = Effect.fn("schedule")(function* ({ texts, flags, positionals }: Given, io: Io, token: string) {
  const [file = ""] = positionals
  const asJson = flags.has("json")
  const accountId = yield* readAccountId(texts["account"])
  const batchSize = yield* batchSizeOf(texts["batch"])
  const timeZone = yield* timeZoneOf(texts["time-zone"])
  const session = yield* openSession(token, accountId)
  yield* mustBeAllowed(session)
  const checked = yield* checkFile(file, timeZone, session, io)
  if (Result.isFailure(checked)) {
    printProblems(io, file, checked.failure, asJson)
    return failed
  }
  const outcomePath = `${file}.outcome.csv`
  const job: Job = { file, outcomePath, planned: checked.success, businessEntityId: accountId, batchSize, asJson }
  return yield* flags.has("send") ? whileAlone(outcomePath, send(job, io)) : show(job, io)
})

export const run = makeRun({
  usage,
  positionals: ["file.csv"],
  texts: ["account", "time-zone", "batch"],
  flags: ["send", "json"],
  work
})
