import type { AwaitedTurn } from "@command-center/domain/rollout/awaited-turn"
import type { WaveTurn, WaveTurns } from "@command-center/domain/rollout/told-times"
import type { SnapshotFrom } from "xstate"
import { startsAt } from "./rollout.changes.ts"
import type { rolloutMachine } from "./rollout.machine.ts"
import { selectAwaits, selectState, selectWaiting } from "./rollout.selectors.ts"

type Snapshot = SnapshotFrom<typeof rolloutMachine>

/** What the whole rollout waits for, so that nobody knows when its next wave comes. */
const heldBy = (snapshot: Snapshot): ReadonlyArray<AwaitedTurn> => {
  const state = selectState(snapshot)
  if (state === "planned") return ["start"]
  const reason = selectWaiting(snapshot)?.reason
  const isHeld =
    state === "paused" || state === "failed" || reason === "rights" || reason === "signOn" || reason === "service"
  return isHeld ? ["hold"] : []
}

/** The wave it is in and those that follow it in their turn, each with what has to come first of which nobody knows when. */
export const selectTurns = (snapshot: Snapshot): WaveTurns => {
  const { waves, current, queue, isBegun, isAttended } = snapshot.context
  const held = heldBy(snapshot)
  const rulesOf = (wave: number | undefined) => waves.find((each) => each.wave === wave)?.plan
  const isApproved = !selectAwaits(snapshot).includes("approval")
  const own: ReadonlyArray<WaveTurn> =
    current === 0
      ? []
      : [
          {
            wave: current,
            awaits: [...held, ...(isApproved ? [] : ["approval" as const])],
            isDue: startsAt(snapshot.context) === null
          }
        ]
  const turns = [...own]
  for (const wave of queue) {
    const before = turns.at(-1)
    const isFirst = before === undefined || (before.wave === current && isBegun)
    const follows: ReadonlyArray<AwaitedTurn> = before !== undefined && before.awaits.length > 0 ? ["wave"] : []
    const isAsked = before !== undefined && (isAttended || rulesOf(before.wave)?.then === "waitForPerson")
    turns.push({
      wave,
      awaits: [
        ...(isFirst ? held : follows),
        ...(isAsked ? ["person" as const] : []),
        ...(rulesOf(wave)?.approval.required === true ? ["approval" as const] : [])
      ],
      isDue: false
    })
  }
  return { turns, current }
}
