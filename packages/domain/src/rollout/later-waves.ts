import { highestId } from "./plan-id.ts"
import type { Limit, RolloutOutline, WavePlan } from "./rollout-plan.ts"

/** What a wave begins with that was not planned: at once, within the allowed hours, for all that it is given. */
const begunAtOnce = (wave: WavePlan): WavePlan => ({
  ...wave,
  size: { percent: 100 },
  // A date has passed by then; an hour of the sites comes again.
  start: wave.start.kind === "siteHour" && wave.start.reading.length <= 5 ? wave.start : { kind: "now" }
})

/**
 * The rules of a retry: those of the wave whose failed targets it sends anew. Whoever asks for it approves it, unless
 * that takes somebody else than the creator.
 */
export const retryWave = (wave: WavePlan): WavePlan => ({
  ...begunAtOnce(wave),
  then: wave.then === "stop" ? "waitForPerson" : wave.then,
  approval: wave.approval.byAnother ? wave.approval : { required: false, byAnother: false }
})

const nothingAllowed: Limit = { share: null, count: null }

/** The rules of the last, open wave of a growing rollout: the gate and the hours of the last one planned. */
export const openWave = ({ waves }: Pick<RolloutOutline, "waves">): WavePlan => {
  const last = waves.at(-1)
  if (last !== undefined) return { ...begunAtOnce(last), then: "advance" }
  return {
    size: { percent: 100 },
    start: { kind: "now" },
    spreadMinutes: 0,
    watchMinutes: 0,
    gate: { failed: nothingAllowed, unconfirmed: nothingAllowed, silent: nothingAllowed },
    then: "advance",
    approval: { required: false, byAnother: false }
  }
}

/**
 * Who joins a growing rollout: of what matches its filter now, those that never were in it, each once; and none whose
 * id a plan may not have.
 */
export const newcomers = <T extends { readonly id: number }>(
  matching: ReadonlyArray<T>,
  taken: ReadonlySet<number>
): ReadonlyArray<T> => {
  const joined = new Map<number, T>()
  for (const target of matching) {
    if (target.id <= highestId && !taken.has(target.id) && !joined.has(target.id)) joined.set(target.id, target)
  }
  return [...joined.values()]
}
