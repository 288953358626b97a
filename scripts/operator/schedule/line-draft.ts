import { hasPassed } from "@command-center/domain/task/run-time"
import { defaultScheduleDraft, type ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { fourPartVersion } from "@command-center/domain/version/four-part-version"
import type { Product, VersionChoices } from "@command-center/domain/version/version-product"
import { Result } from "effect"
import { readInstant, type Skipped } from "./run-time.ts"
import { type OptionColumn, offlineHoursOf, type TaskChoice, taskChoices } from "./task-choices.ts"
import type { FileLine } from "./task-file.ts"

export interface Moment {
  readonly now: Date
  /** By whose clocks its times are read. */
  readonly timeZone: string
  readonly skipped: Skipped
  readonly versions: VersionChoices
}

type Cells = FileLine["cells"]
type Checked<A> = Result.Result<A, ReadonlyArray<string>>

const optionColumns: ReadonlyArray<OptionColumn> = ["version", "hours", "label", "from", "to"]

const optionProblems = (name: string, { needs, takes }: TaskChoice, cells: Cells): ReadonlyArray<string> =>
  optionColumns.flatMap((column) => {
    if (needs.includes(column)) return cells[column] === "" ? [`The task ${name} needs the column ${column}.`] : []
    return cells[column] === "" || takes.includes(column) ? [] : [`The task ${name} takes no ${column}.`]
  })

const productOf = (text: string, products: ReadonlyArray<Product>): Checked<string> => {
  const found = products.find(({ version }) => version === text || fourPartVersion(version) === text)
  if (found !== undefined) return Result.succeed(found.version)
  return Result.fail([`There is no version "${text}". There are ${products.map(({ version }) => version).join(", ")}.`])
}

const versionChange = (
  target: string | undefined,
  text: string,
  { versions }: Moment
): Checked<Partial<ScheduleDraft>> => {
  if (text === "") return Result.succeed({})
  return target === "agent"
    ? Result.map(productOf(text, versions.agent), (agentVersion) => ({ agentVersion }))
    : Result.map(productOf(text, versions.utg), (utgVersion) => ({ utgVersion }))
}

const hoursChange = (text: string): Checked<Partial<ScheduleDraft>> => {
  if (text === "") return Result.succeed({})
  const offlineHours = offlineHoursOf(text)
  return offlineHours === null
    ? Result.fail([`A UTG is not set offline for "${text}" hours. Write 1, 4, 8, 12, 16, 20 or 24.`])
    : Result.succeed({ offlineHours })
}

const logsChange = (
  draft: ScheduleDraft,
  { label, from, to }: Cells,
  { timeZone, skipped }: Moment
): Checked<Partial<ScheduleDraft>> => {
  if (from === "" || to === "") return Result.succeed({})
  const [start, end] = [readInstant(from, timeZone, skipped), readInstant(to, timeZone, skipped)]
  const problems = [start, end].flatMap((read) => (Result.isFailure(read) ? [read.failure] : []))
  if (Result.isFailure(start) || Result.isFailure(end)) return Result.fail(problems)
  const [startDate, endDate] = [start.success.toISOString(), end.success.toISOString()]
  return Result.succeed({ logs: { ...draft.logs, label, startDate, endDate } })
}

const timeChange = (
  at: string,
  { timeZone, skipped }: Pick<Moment, "timeZone" | "skipped">
): Checked<Partial<ScheduleDraft>> => {
  const text = at.toLowerCase()
  if (text === "" || text === "midnight") return Result.succeed({})
  if (text === "now") return Result.succeed({ timing: "immediate" })
  return Result.match(readInstant(at, timeZone, skipped), {
    onSuccess: (instant) => Result.succeed({ timing: "future", runAt: instant.toISOString() }),
    onFailure: (message) => Result.fail([message])
  })
}

/** Why what is given as a time is none; null where it is one. */
export const timeProblem = (at: string, moment: Pick<Moment, "timeZone" | "skipped">): string | null => {
  const change = timeChange(at, moment)
  return Result.isFailure(change) ? change.failure.join(" ") : null
}

/** What to do about a time that has passed. */
export const passedMessage = (at: string): string => `"${at}" has passed. Write a later time, or now.`

/** The problem of a line that cannot have been sent before, where its time has passed. */
export const passedTime = (at: string, moment: Moment): ReadonlyArray<string> => {
  const change = timeChange(at, moment)
  const runAt = Result.isSuccess(change) ? change.success.runAt : undefined
  return typeof runAt === "string" && hasPassed(runAt, moment.now) ? [passedMessage(at)] : []
}

/** What the schedule dialog would hold for a line; all that is wrong with its cells. */
export const draftOfLine = (cells: Cells, moment: Moment): Checked<ScheduleDraft> => {
  const name = cells.task.toLowerCase()
  const choice = taskChoices.get(name)
  if (choice === undefined) {
    const known = [...taskChoices.keys()].join(", ")
    return Result.fail([
      name === "" ? `The task is missing. It is one of ${known}.` : `There is no task "${name}". It is one of ${known}.`
    ])
  }
  const draft = { ...defaultScheduleDraft(moment.now, moment.timeZone, moment.versions), ...choice.draft }
  const changes = [
    versionChange(choice.draft.target, cells.version, moment),
    hoursChange(cells.hours),
    logsChange(draft, cells, moment),
    timeChange(cells.at, moment)
  ]
  const problems = [
    ...optionProblems(name, choice, cells),
    ...changes.flatMap((change) => (Result.isFailure(change) ? change.failure : []))
  ]
  if (problems.length > 0) return Result.fail(problems)
  return Result.succeed(
    changes.reduce<ScheduleDraft>(
      (whole, change) => (Result.isSuccess(change) ? { ...whole, ...change.success } : whole),
      draft
    )
  )
}
