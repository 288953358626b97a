import type { LoadRows } from "@command-center/api/rows/row-source"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { AlertedView, AlertRule } from "@command-center/domain/alerts/alert-rule"
import { type AlertCount, type AlertCounts, quietReadEvery } from "@command-center/domain/alerts/alert-state"
import { noFacets } from "@command-center/domain/facets/facet-choices"
import { toPredicates } from "@command-center/domain/filter/filter-predicates"
import { readListAddress } from "@command-center/domain/rows/list-address"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { type Failure, isUnauthorized } from "@command-center/machines/actor-logic/failure"
import type { CountsOutcome } from "@command-center/machines/alerts/alerts.types"
import { Result } from "effect"
import type { Console } from "../app/console.ts"
import { failureOf } from "../app/from-effect.ts"
import { listPageOf } from "../routes/pages.tsx"
import type { HeldList } from "./alert-desk.ts"

type Counts = Pick<Console, "openRows" | "alerts" | "tags" | "timeZone" | "now">

/** What of an account's rows a view shows: those the service gives for the conditions, and which of them. */
interface ViewQuestion {
  readonly predicates: LoadRows["predicates"]
  readonly narrowing: Narrowing
  /** Whether it is narrowed by what the user has put on the rows, too. */
  readonly isByLabels: boolean
}

interface Asked extends AlertedView {
  readonly question: ViewQuestion
}

/** What the list asks for when it shows the view. */
const questionOf = async ({ timeZone, now }: Counts, { area, query }: AlertedView): Promise<ViewQuestion> => {
  const page = await listPageOf(area)()
  const addressed = page.addressed({ now: now(), timeZone })
  const { place } = readListAddress(addressed, query)
  const facets = place?.facets ?? noFacets
  return {
    predicates: toPredicates(addressed.properties, place?.filter ?? addressed.defaultFilter, timeZone),
    narrowing: { search: place?.search ?? "", facets },
    isByLabels: page.labelsKey !== null && Object.hasOwn(facets, page.labelsKey)
  }
}

/** Whether rows were asked for as the view asks for its own. */
const isOf = (
  { list, businessEntityId, predicates }: HeldList,
  { area, businessEntityId: wanted, question }: Asked
): boolean =>
  list === area && businessEntityId === wanted && JSON.stringify(predicates) === JSON.stringify(question.predicates)

const labelsNotRead: Failure = { _tag: "Unreadable", sentence: tagActionMessages.notRead }

/** Rows without what the user has put on them would be counted as none, which is not what the view shows. */
const canCount = async ({ tags }: Counts, { isByLabels }: ViewQuestion): Promise<boolean> =>
  !isByLabels || (await tags.areRead())

/** Of rows that are there anyway, where they are no older than those of a quiet read would be. */
const countHeld = async (console: Counts, asked: Asked): Promise<number | null> => {
  const since = console.now().getTime() - quietReadEvery
  const held = console.alerts.held().findLast((each) => each.loadedAt > since && isOf(each, asked))
  return held === undefined ? null : (await held.ids(asked.question.narrowing)).length
}

/** Reads the list as a screen would, for one view or for several that ask for the same rows. */
const readFor = async (
  console: Counts,
  asked: readonly [Asked, ...ReadonlyArray<Asked>],
  signal: AbortSignal
): Promise<Result.Result<ReadonlyArray<number>, ApiError>> => {
  const [{ area, businessEntityId, question }] = asked
  const rows = (await listPageOf(area)()).openRows(console.openRows)
  try {
    const loaded = await rows.load({ businessEntityId, predicates: question.predicates }, signal)
    if (Result.isFailure(loaded)) return Result.fail(loaded.failure)
    const ids = await Promise.all(asked.map(({ question: { narrowing } }) => rows.ids(narrowing)))
    return Result.succeed(ids.map(({ length }) => length))
  } finally {
    rows.close()
  }
}

const countOf = ({ revision }: AlertRule, count: number): AlertCount => ({ revision, count })

/** How many rows a view shows now. */
export const countView = async (
  console: Counts,
  view: AlertedView,
  signal: AbortSignal
): Promise<Result.Result<number, Failure>> => {
  const asked = { ...view, question: await questionOf(console, view) }
  if (!(await canCount(console, asked.question))) return Result.fail(labelsNotRead)
  const held = await countHeld(console, asked)
  if (held !== null) return Result.succeed(held)
  const read = await readFor(console, [asked], signal)
  return Result.mapBoth(read, { onSuccess: ([count = 0]) => count, onFailure: failureOf })
}

/** What rows that were just loaded say of rules; nothing of a rule that asks for others. */
export const countsOf = async (
  console: Counts,
  rules: ReadonlyArray<AlertRule>,
  held: HeldList
): Promise<AlertCounts> => {
  const ofList = rules.filter((rule) => rule.area === held.list && rule.businessEntityId === held.businessEntityId)
  const counts = await Promise.all(
    ofList.map(async (rule) => {
      const question = await questionOf(console, rule)
      if (!isOf(held, { ...rule, question }) || !(await canCount(console, question))) return []
      return [[rule.id, countOf(rule, (await held.ids(question.narrowing)).length)] as const]
    })
  )
  return Object.fromEntries(counts.flat())
}

/** Reads what the rules' views show, each list once, one after the other. */
export const readCounts = async (
  console: Counts,
  rules: ReadonlyArray<AlertRule>,
  signal: AbortSignal
): Promise<CountsOutcome> => {
  const counts: Record<string, AlertCount> = {}
  const failures: Record<string, string> = {}
  const groups = new Map<string, [Asked & AlertRule, ...Array<Asked & AlertRule>]>()
  for (const rule of rules) {
    const asked = { ...rule, question: await questionOf(console, rule) }
    if (!(await canCount(console, asked.question))) {
      failures[rule.id] = labelsNotRead.sentence
      continue
    }
    const held = await countHeld(console, asked)
    const key = JSON.stringify([rule.area, rule.businessEntityId, asked.question.predicates])
    const group = groups.get(key)
    if (held !== null) counts[rule.id] = countOf(rule, held)
    else if (group === undefined) groups.set(key, [asked])
    else group.push(asked)
  }
  for (const group of groups.values()) {
    const read = await readFor(console, group, signal)
    const failure = Result.isFailure(read) ? failureOf(read.failure) : null
    if (failure !== null && isUnauthorized(failure)) return Result.fail(failure)
    const numbers = Result.getOrElse(read, (): ReadonlyArray<number> => [])
    group.forEach((rule, at) => {
      const count = numbers[at]
      if (count !== undefined) counts[rule.id] = countOf(rule, count)
      else failures[rule.id] = failure?.sentence ?? ""
    })
  }
  return Result.succeed({ counts, failures })
}
