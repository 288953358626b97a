import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import type { RolloutSummary } from "@command-center/domain/rollout/rollout-record"
import type { SnapshotFrom } from "xstate"
import { rolloutMachine } from "../rollout/rollout.machine.ts"

type Value = SnapshotFrom<typeof rolloutMachine>["value"]
type LeafOf<V> = V extends string
  ? V
  : { [K in keyof V & string]: `${K}.${LeafOf<NonNullable<V[K]>>}` }[keyof V & string]
/** A state of the chart that has none within it: "underWay.watching". */
export type ChartState = LeafOf<Value>

const { chart } = rolloutPageMessages

interface Place {
  readonly label: string
  /** Null for a state that every wave goes through: these are always drawn. Any other is drawn before this state, and only while the rollout is in it. */
  readonly before: ChartState | null
}

const row = (label: string): Place => ({ label, before: null })
const aside = (label: string, before: ChartState): Place => ({ label, before })

/** Where each state of the chart is drawn; null for one that is left at once. A state that is missing here does not compile. */
const places: Readonly<Record<ChartState, Place | null>> = {
  planned: row(chart.planned),
  "underWay.next": null,
  "underWay.running": row(chart.running),
  "underWay.watching": row(chart.watching),
  "underWay.deciding": row(chart.deciding),
  "underWay.passed": null,
  "underWay.goneOn": null,
  "underWay.waiting.approval": aside(chart.approval, "underWay.running"),
  "underWay.waiting.time": aside(chart.time, "underWay.running"),
  "underWay.waiting.rights": aside(chart.rights, "underWay.running"),
  "underWay.waiting.signOn": aside(chart.signOn, "underWay.running"),
  "underWay.waiting.service": aside(chart.service, "underWay.running"),
  "underWay.waiting.person": aside(chart.person, "done"),
  "underWay.waiting.joining": null,
  "underWay.waiting.newTargets": aside(chart.newTargets, "done"),
  "paused.held": aside(chart.held, "underWay.running"),
  "paused.gate": aside(chart.gate, "done"),
  failed: aside(chart.failed, "done"),
  stopping: aside(chart.stopping, "done"),
  stopped: aside(chart.stopped, "done"),
  done: row(chart.done)
}

interface ChartNode {
  readonly path: ReadonlyArray<string>
  readonly states: Readonly<Record<string, ChartNode>>
}

const leavesOf = (node: ChartNode): ReadonlyArray<string> => {
  const inner = Object.values(node.states)
  return inner.length === 0 ? [node.path.join(".")] : inner.flatMap(leavesOf)
}

const isState = (path: string): path is ChartState => path in places

/** The states of the chart itself, in its order. */
export const chartStates: ReadonlyArray<ChartState> = leavesOf(rolloutMachine.root).filter(isState)

/** In which state of the chart a rollout is, by what is told of it. */
export const chartStateOf = ({ state, waitingFor }: Pick<RolloutSummary, "state" | "waitingFor">): ChartState => {
  if (state === "running" || state === "watching") return `underWay.${state}`
  if (state === "paused") return waitingFor?.reason === "gate" ? "paused.gate" : "paused.held"
  if (state !== "waiting") return state
  return chartStates.find((each) => each === `underWay.waiting.${waitingFor?.reason}`) ?? "underWay.waiting.person"
}

export interface ChartStep {
  readonly state: ChartState
  readonly label: string
  readonly isCurrent: boolean
}

/** The states that a wave goes through, as the chart has them, with the one that the rollout is in. */
export const chartSteps = (rollout: Pick<RolloutSummary, "state" | "waitingFor">): ReadonlyArray<ChartStep> => {
  const current = chartStateOf(rollout)
  const before = places[current]?.before ?? null
  const step = (state: ChartState): ReadonlyArray<ChartStep> => {
    const place = places[state]
    return place === null ? [] : [{ state, label: place.label, isCurrent: state === current }]
  }
  const isEnded = current === "stopped"
  return chartStates.flatMap((state) => {
    const own = places[state]?.before === null ? step(state) : []
    const shown = isEnded && state === "done" ? [] : own
    return state === before ? [...step(current), ...shown] : shown
  })
}
