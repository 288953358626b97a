import { decisionText, gateDecision, isLost } from "@command-center/domain/rollout/gate"
import type { WavePlan } from "@command-center/domain/rollout/rollout-plan"
import {
  byRollout,
  type JournalEntry,
  type RolloutState,
  type Waiting,
  type WaitReason,
  type WaveFigures
} from "@command-center/domain/rollout/rollout-record"
import { waitingFor } from "@command-center/domain/rollout/waiting"
import type { FlowEvent, FlowInput, FlowStep, FlowWave, StepBy } from "./flow.ts"

interface Kept extends FlowInput {
  readonly state: RolloutState
  readonly waves: ReadonlyArray<FlowWave>
  /** Those that come after the one it is in. */
  readonly next: ReadonlyArray<number>
  readonly wave: number | null
  readonly waiting: Waiting | null
  readonly isApproved: boolean
  readonly watchUntil: string | null
  /** Where a pause or a hindrance found it. */
  readonly before: Pick<Kept, "state" | "waiting" | "wakeAt"> | null
  readonly wakeAt: string | null
}

type Entry = Omit<JournalEntry, "seq">
type Went = readonly [kept: Kept, journal: ReadonlyArray<Entry>]

const minuteMs = 60_000

/** A rollout of which nothing has begun. */
export const beginFlow = (input: FlowInput): unknown => {
  const waves = input.outline.waves.map((plan, at): FlowWave => ({ wave: at + 1, kind: "planned", plan }))
  const kept: Kept = {
    ...input,
    state: "planned",
    waves,
    next: waves.map(({ wave }) => wave),
    wave: null,
    waiting: null,
    isApproved: false,
    watchUntil: null,
    before: null,
    wakeAt: null
  }
  return kept
}

const planOf = (kept: Kept): WavePlan | null => kept.waves.find(({ wave }) => wave === kept.wave)?.plan ?? null

const said = (kept: Kept, at: string, kind: Entry["kind"], more: Partial<Entry> = {}): Entry => ({
  at,
  by: byRollout,
  kind,
  wave: kept.wave,
  note: null,
  figures: null,
  ...more
})

const waits = (kept: Kept, reason: WaitReason, at: string, until: string | null = null): Kept => ({
  ...kept,
  state: reason === "gate" || reason === "paused" ? "paused" : "waiting",
  waiting: waitingFor(reason, { since: at, until }, planOf(kept)?.approval ?? null),
  wakeAt: until
})

const runs = (kept: Kept, at: string): Went => {
  const running: Kept = { ...kept, state: "running", waiting: null, wakeAt: at }
  return [running, [said(running, at, "waveStarted")]]
}

/** The wave it is in, begun where nothing stands before it. */
const entered = (kept: Kept, at: string): Went => {
  const plan = planOf(kept)
  if (plan === null) return [kept, []]
  if (plan.approval.required && !kept.isApproved) {
    const waiting = waits(kept, "approval", at)
    return [waiting, [said(waiting, at, "waiting")]]
  }
  if (plan.start.kind === "at" && Date.parse(plan.start.at) > Date.parse(at)) {
    const waiting = waits(kept, "time", at, new Date(plan.start.at).toISOString())
    return [waiting, [said(waiting, at, "waiting")]]
  }
  return runs(kept, at)
}

const nextWave = (kept: Kept, at: string, isByPerson: boolean): Went => {
  const [wave, ...next] = kept.next
  if (wave === undefined) {
    const done: Kept = { ...kept, state: "done", waiting: null, wakeAt: null }
    return [done, [said(done, at, "done")]]
  }
  const there: Kept = { ...kept, wave, next, isApproved: false, watchUntil: null, before: null }
  if (!kept.isTokenLasting && !isByPerson) {
    const before = { ...kept, before: null }
    return [{ ...waits(before, "person", at) }, [said(kept, at, "waiting")]]
  }
  return entered(there, at)
}

const decided = (kept: Kept, plan: WavePlan, figures: WaveFigures, at: string): Went => {
  const decision = gateDecision(plan.gate, figures)
  const note = decisionText(figures, decision)
  if (!decision.isPassed) return [waits(kept, "gate", at), [said(kept, at, "gateNotPassed", { note, figures })]]
  const passed = said(kept, at, "gatePassed", { note, figures })
  if (plan.then === "waitForPerson" && kept.next.length > 0) return [waits(kept, "person", at), [passed]]
  if (plan.then === "stop" && kept.next.length > 0) {
    const stopped: Kept = { ...kept, state: "stopped", waiting: null, wakeAt: null }
    return [stopped, [passed, said(stopped, at, "stopped")]]
  }
  const [after, journal] = nextWave(kept, at, false)
  return [after, [passed, ...journal]]
}

const isOver = ({ state }: Kept): boolean => state === "stopped" || state === "failed" || state === "done"

const backTo = (kept: Kept, at: string): Kept => {
  const { before } = kept
  if (before === null) return kept
  const wakeAt = before.state === "running" || before.state === "watching" ? at : before.wakeAt
  return { ...kept, ...before, wakeAt, before: null }
}

const heldBack = (kept: Kept, reason: WaitReason, at: string): Kept => ({
  ...waits(kept, reason, at),
  before: kept.before ?? { state: kept.state, waiting: kept.waiting, wakeAt: kept.wakeAt }
})

const advanced = (kept: Kept, event: StepBy): Went | null => {
  const { at, note } = event
  const by = event.by.name
  if (kept.state === "watching" || kept.waiting?.reason === "gate" || kept.waiting?.reason === "person") {
    const [after, journal] = nextWave(kept, at, true)
    return [after, [said(kept, at, "advanced", { by, note }), ...journal]]
  }
  if (kept.waiting?.reason === "approval") {
    const [after, journal] = entered({ ...kept, isApproved: true }, at)
    return [after, [said(kept, at, "approved", { by, note }), ...journal]]
  }
  if (kept.waiting?.reason === "time") {
    const [after, journal] = runs(kept, at)
    return [after, [said(kept, at, "advanced", { by, note }), ...journal]]
  }
  return null
}

const byPerson = (kept: Kept, event: Extract<FlowEvent, StepBy>): Went | null => {
  const { at, note } = event
  const by = event.by.name
  switch (event.type) {
    case "START": {
      if (kept.state !== "planned") return null
      const [after, journal] = nextWave(kept, at, true)
      return [after, [said(kept, at, "started", { by, note }), ...journal]]
    }
    case "ADVANCE":
      return advanced(kept, event)
    case "PAUSE":
      if (isOver(kept) || kept.state === "planned" || kept.state === "paused") return null
      return [heldBack(kept, "paused", at), [said(kept, at, "paused", { by, note })]]
    case "RESUME": {
      const resumed = said(kept, at, "resumed", { by, note })
      if (kept.waiting?.reason === "gate") {
        const [after, journal] = nextWave(kept, at, true)
        return [after, [resumed, ...journal]]
      }
      return kept.before === null ? null : [backTo(kept, at), [resumed]]
    }
    case "STOP":
      if (isOver(kept)) return null
      return [
        { ...kept, state: "stopped", waiting: null, before: null, wakeAt: at },
        [said(kept, at, "stopped", { by, note })]
      ]
    case "RETRY": {
      if (kept.state === "planned" || kept.state === "running" || kept.state === "stopped") return null
      const waves = [...kept.waves, event.wave]
      const there: Kept = { ...kept, waves, wave: event.wave.wave, before: null, watchUntil: null, isApproved: true }
      const [after, journal] = entered(there, at)
      return [after, [said(there, at, "retried", { by, note }), ...journal]]
    }
  }
}

const went = (kept: Kept, event: FlowEvent): Went | null => {
  const { at } = event
  switch (event.type) {
    case "WAKE":
      return kept.waiting?.reason === "time" ? runs(kept, at) : null
    case "SENT": {
      const plan = planOf(kept)
      if (kept.state !== "running" || plan === null) return null
      const from = Math.max(Date.parse(event.lastRunAt), Date.parse(at))
      const watchUntil = new Date(from + plan.watchMinutes * minuteMs).toISOString()
      const watching: Kept = { ...kept, state: "watching", watchUntil, wakeAt: at }
      return [watching, [said(kept, at, "waveSent", { figures: event.figures })]]
    }
    case "FIGURES": {
      const plan = planOf(kept)
      if (kept.state !== "watching" || plan === null || kept.watchUntil === null) return null
      const isWatched = Date.parse(at) >= Date.parse(kept.watchUntil)
      return isWatched || isLost(plan.gate, event.figures)
        ? decided(kept, plan, event.figures, at)
        : [{ ...kept, wakeAt: kept.watchUntil }, []]
    }
    case "HINDERED":
      if (kept.state !== "running" && kept.state !== "watching") return null
      return [heldBack(kept, event.reason, at), [said(kept, at, "waiting", { note: event.reason })]]
    case "UNHINDERED":
      return kept.state === "waiting" && kept.before !== null ? [backTo(kept, at), [said(kept, at, "resumed")]] : null
    case "START":
    case "ADVANCE":
    case "PAUSE":
    case "RESUME":
    case "STOP":
    case "RETRY":
      return byPerson(kept, event)
  }
}

const isKept = (snapshot: unknown): snapshot is Kept =>
  typeof snapshot === "object" && snapshot !== null && "state" in snapshot && "next" in snapshot

/** What an event makes of a rollout; null where it has no step for it. */
export const advanceFlow = (snapshot: unknown, event: FlowEvent): FlowStep | null => {
  if (!isKept(snapshot)) return null
  const after = went(snapshot, event)
  if (after === null) return null
  const [kept, journal] = after
  const { state, wave, waiting, wakeAt } = kept
  return { snapshot: kept, state, wave, waiting, journal, wakeAt }
}

/** Until when the wave it is in is watched. */
export const watchedUntil = (snapshot: unknown): string | null => (isKept(snapshot) ? snapshot.watchUntil : null)
