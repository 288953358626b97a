import { type GateDecision, gateDecision, isLost } from "@command-center/domain/rollout/gate"
import { openWave, retryWave } from "@command-center/domain/rollout/later-waves"
import type { WavePlan } from "@command-center/domain/rollout/rollout-plan"
import { byRollout, type JournalKind, type WaveFigures } from "@command-center/domain/rollout/rollout-record"
import { approvalRefusal } from "@command-center/domain/rollout/waiting"
import type {
  JournalEmitted,
  RolloutContext,
  RolloutEvent,
  RolloutInput,
  RolloutPerson,
  RolloutWave
} from "./rollout.types.ts"

const minuteMs = 60_000

export const contextOf = ({ outline, counts, creatorId, isAttended, at }: RolloutInput): RolloutContext => ({
  creatorId,
  isAttended,
  isGrowing: outline.growing !== null,
  waves: outline.waves.map((plan, index) => ({
    wave: index + 1,
    kind: "planned",
    plan,
    targets: counts[index] ?? 0
  })),
  // What has no targets is not begun: a growing rollout may start with nobody.
  queue: outline.waves.flatMap((_, index) => (counts[index] ? [index + 1] : [])),
  current: 0,
  isApproved: false,
  isEarly: false,
  isBegun: false,
  isSent: false,
  gate: "judged",
  watchUntil: null,
  figures: {},
  holds: { rights: true, signOn: true, service: true },
  since: at,
  deletesTasks: false
})

export const currentWave = ({ waves, current }: RolloutContext): RolloutWave | null => waves[current - 1] ?? null
const rulesOf = (context: RolloutContext): WavePlan | null => currentWave(context)?.plan ?? null

/** When an event came; a chart that begins has none. */
export const momentOf = (event: RolloutEvent, context: RolloutContext): string =>
  "at" in event ? event.at : context.since

/** The next wave in its turn, of which nothing has happened yet. */
export const withNext = ({ queue: [current = 0, ...queue] }: RolloutContext): Partial<RolloutContext> => ({
  queue,
  current,
  isApproved: false,
  isEarly: false,
  isBegun: false,
  isSent: false,
  gate: "judged",
  watchUntil: null
})

/** The failed targets of the wave it is in become a wave of their own, in turn before all others. */
export const withRetry = (context: RolloutContext, targets: number): Partial<RolloutContext> => {
  const rules = rulesOf(context)
  if (rules === null) return {}
  const wave: RolloutWave = {
    wave: context.waves.length + 1,
    kind: "retry",
    plan: retryWave(rules),
    targets,
    retries: context.current
  }
  return { waves: [...context.waves, wave], queue: [wave.wave, ...context.queue] }
}

/** Who joins comes into the last, open wave, which is begun again for them where it had begun. */
export const withJoined = (context: RolloutContext, targets: number): Partial<RolloutContext> => {
  const { waves, queue, current, isBegun } = context
  const open = waves.findLast(({ kind }) => kind === "open")
  if (open !== undefined) {
    const isAhead = queue.includes(open.wave) || (current === open.wave && !isBegun)
    return {
      waves: waves.map((wave) => (wave === open ? { ...wave, targets: wave.targets + targets } : wave)),
      queue: isAhead ? queue : [...queue, open.wave]
    }
  }
  const planned = waves.filter(({ kind }) => kind === "planned").map(({ plan }) => plan)
  const wave: RolloutWave = { wave: waves.length + 1, kind: "open", plan: openWave({ waves: planned }), targets }
  return { waves: [...waves, wave], queue: [...queue, wave.wave] }
}

export const withFigures = ({ figures }: RolloutContext, read: WaveFigures): Partial<RolloutContext> => ({
  figures: { ...figures, [read.wave]: read }
})

const later = (at: string, other: string | null): number =>
  Math.max(Date.parse(at), other === null ? Number.NEGATIVE_INFINITY : Date.parse(other))

/** A wave is watched from its last run on, for as long as its plan says. */
export const withWatch = (context: RolloutContext, at: string, lastRunAt: string | null): Partial<RolloutContext> => ({
  isSent: true,
  watchUntil: new Date(later(at, lastRunAt) + (rulesOf(context)?.watchMinutes ?? 0) * minuteMs).toISOString()
})

/** The figures of the wave it is in, as they were last read. */
export const currentFigures = ({ current, figures }: RolloutContext): WaveFigures | null => figures[current] ?? null

/** What the gate of the wave it is in says of its figures; null where there are none. */
export const decisionOf = (context: RolloutContext): GateDecision | null => {
  const [rules, figures] = [rulesOf(context), currentFigures(context)]
  return rules === null || figures === null ? null : gateDecision(rules.gate, figures)
}

/** Whether its gate cannot be passed any more, and nobody has seen that yet. */
export const isGateLost = (context: RolloutContext, read: WaveFigures): boolean => {
  const rules = rulesOf(context)
  return context.gate === "judged" && rules !== null && read.wave === context.current && isLost(rules.gate, read)
}

export const isPassed = (context: RolloutContext): boolean => decisionOf(context)?.isPassed === true

/** When a wave may begin that has a time; null for one that begins in its turn, or was hurried. */
export const startsAt = (context: RolloutContext): string | null => {
  const start = rulesOf(context)?.start
  return start?.kind === "at" && !context.isEarly && !context.isBegun ? start.at : null
}

export const needsApproval = (context: RolloutContext): boolean =>
  rulesOf(context)?.approval.required === true && !context.isApproved

export const mayApprove = (context: RolloutContext, by: RolloutPerson): boolean => {
  const approval = rulesOf(context)?.approval
  return approval === undefined || approvalRefusal(approval, { creatorId: context.creatorId, personId: by.id }) === null
}

const waveOf = ({ current }: RolloutContext): number | null => (current === 0 ? null : current)

/** A line of the journal about a step that a person has taken. */
export const stepLine = (kind: JournalKind, context: RolloutContext, event: RolloutEvent): JournalEmitted => ({
  type: "journal",
  kind,
  wave: waveOf(context),
  by: "by" in event ? event.by.name : byRollout,
  note: "note" in event ? event.note : null,
  figures: null
})

/** A line of the journal about what the rollout has done or decided by itself. */
export const ownLine = (
  kind: JournalKind,
  context: RolloutContext,
  { note, figures }: Pick<JournalEmitted, "note" | "figures">
): JournalEmitted => ({ type: "journal", kind, wave: waveOf(context), by: byRollout, note, figures })
