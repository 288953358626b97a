import { decisionText } from "@command-center/domain/rollout/gate"
import { waitingMessages } from "@command-center/domain/rollout/rollout-messages"
import type { JournalKind, WaitReason, WaveFigures } from "@command-center/domain/rollout/rollout-record"
import { assign, emit, setup } from "xstate"
import {
  currentFigures,
  decisionOf,
  isGateLost,
  isPassed,
  mayApprove,
  momentOf,
  needsApproval,
  ownLine,
  startsAt,
  stepLine,
  withFigures,
  withJoined,
  withNext,
  withRetry,
  withWatch
} from "./rollout.changes.ts"
import type { JournalEmitted, RolloutContext, RolloutEvent, RolloutInput, RolloutPerson } from "./rollout.types.ts"

interface Sent {
  readonly at: string
  readonly lastRunAt: string | null
}

const allHeld = { rights: true, signOn: true, service: true } as const

/** What a rollout is made of; its chart stands in rollout.machine.ts. */
export const rolloutSetup = setup({
  types: {
    input: {} as RolloutInput,
    context: {} as RolloutContext,
    events: {} as RolloutEvent,
    emitted: {} as JournalEmitted,
    tags: {} as "sends"
  },
  guards: {
    hasNext: ({ context }) => context.queue.length > 0,
    waitsForPerson: ({ context }) => {
      const wave = context.waves[context.current - 1]
      const isAsked = context.isAttended || wave?.plan.then === "waitForPerson"
      return isAsked && context.queue.length > 0
    },
    isAttended: ({ context }) => context.isAttended,
    ends: ({ context }) => context.waves[context.current - 1]?.plan.then === "stop",
    isGrowing: ({ context }) => context.isGrowing,
    needsApproval: ({ context }) => needsApproval(context),
    mayApprove: ({ context }, by: RolloutPerson) => mayApprove(context, by),
    startsLater: ({ context, event }) =>
      (startsAt(context) ?? "") !== "" && !isDue(startsAt(context), momentOf(event, context)),
    isDue: ({ context }, at: string) => isDue(startsAt(context), at),
    /** A rollout that grows can be started with nobody in it. */
    isBeforeWaves: ({ context }) => context.current === 0,
    isBegun: ({ context }) => context.isBegun,
    isSent: ({ context }) => context.isSent,
    isWatchOver: ({ context }, read: { readonly at: string; readonly figures: WaveFigures }) =>
      read.figures.wave === context.current && isDue(context.watchUntil, read.at),
    isLost: ({ context }, figures: WaveFigures) => isGateLost(context, figures),
    isPassed: ({ context }) => isPassed(context),
    isOverridden: ({ context }) => context.gate === "overridden",
    isCurrent: ({ context }, figures: WaveFigures) => figures.wave === context.current,
    mayRetry: ({ context }, targets: number) => targets > 0 && context.isSent,
    lacksRights: ({ context }) => !context.holds.rights,
    lacksSignOn: ({ context }) => !context.holds.signOn,
    lacksService: ({ context }) => !context.holds.service,
    isHeldUp: ({ context }) => Object.values(context.holds).includes(false),
    isHeld: (_, held: boolean) => held
  },
  actions: {
    setSince: assign(({ context, event }) => ({ since: momentOf(event, context) })),
    takeNext: assign(({ context }) => withNext(context)),
    addRetry: assign(({ context }, targets: number) => withRetry(context, targets)),
    addJoined: assign(({ context }, targets: number) => withJoined(context, targets)),
    setFigures: assign(({ context }, figures: WaveFigures) => withFigures(context, figures)),
    setSent: assign(({ context }, { at, lastRunAt }: Sent) => withWatch(context, at, lastRunAt)),
    watchAnew: assign(({ context, event }) => withWatch(context, momentOf(event, context), null)),
    setApproved: assign({ isApproved: true }),
    setEarly: assign({ isEarly: true }),
    setBegun: assign({ isBegun: true }),
    setSeen: assign({ gate: "seen" }),
    override: assign({ gate: "overridden" }),
    setRights: assign(({ context }, rights: boolean) => ({ holds: { ...context.holds, rights } })),
    setSignOn: assign(({ context }, signOn: boolean) => ({ holds: { ...context.holds, signOn } })),
    setService: assign(({ context }, service: boolean) => ({ holds: { ...context.holds, service } })),
    tryAgain: assign({ holds: allHeld }),
    // Tasks are deleted with the sign-in of whoever stops the rollout, so what the creator lost no longer holds it up.
    setDeleting: assign((_, deletesTasks: boolean) => ({ deletesTasks, holds: allHeld })),
    tell: emit(({ context, event }, kind: JournalKind) => stepLine(kind, context, event)),
    tellOwn: emit(({ context }, kind: JournalKind) =>
      ownLine(kind, context, { note: null, figures: currentFigures(context) })
    ),
    tellWaiting: emit(({ context }, reason: WaitReason) =>
      ownLine("waiting", context, { note: waitingMessages.for[reason], figures: null })
    ),
    tellGate: emit(({ context }, kind: JournalKind) => {
      const [figures, decision] = [currentFigures(context), decisionOf(context)]
      const note = figures === null || decision === null ? null : decisionText(figures, decision)
      return ownLine(kind, context, { note, figures })
    })
  }
})

function isDue(time: string | null, at: string): boolean {
  return time === null || Date.parse(at) >= Date.parse(time)
}
