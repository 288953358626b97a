import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom
} from "xstate"
import { getShortestPaths, getStateNodes } from "xstate/graph"

export interface ModelSpec<M extends AnyStateMachine> {
  readonly input: InputFrom<M>
  /** One representative per equivalence class; free text would make the graph infinite. */
  readonly user: ReadonlyArray<EventFromLogic<M>>
  /** What each invoked actor may resolve with, keyed by invoke id. */
  readonly outcomes: Readonly<Record<string, ReadonlyArray<unknown>>>
  /** What of the context tells states apart; all of it when left out. Sets and Maps need it. */
  readonly project?: (snapshot: AnyMachineSnapshot) => unknown
  /** The traversal throws when it visits more: a context that grows without bound. */
  readonly limit?: number
}

export interface ModelStep {
  readonly event: AnyEventObject
  readonly state: AnyMachineSnapshot
}

export interface ModelPath {
  readonly name: string
  readonly steps: ReadonlyArray<ModelStep>
}

const delayed = (snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> =>
  snapshot._nodes.flatMap((node) => node.after.map((transition) => ({ type: transition.eventType })))

/** A choice that always leads on is never a state that a path ends in. */
const isPassedThrough = ({ always }: AnyStateNode) => always?.some(({ guard }) => guard === undefined) ?? false

/** `createTestModel` refuses machines with `invoke`, so paths come from the traversal functions. */
export const modelOf = <M extends AnyStateMachine>(machine: M, spec: ModelSpec<M>) => {
  const logic: AnyStateMachine = machine
  const user: ReadonlyArray<AnyEventObject> = spec.user
  const events = (snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> =>
    snapshot.status !== "active"
      ? []
      : [
          ...user.filter((event) => snapshot.can(event)),
          ...delayed(snapshot),
          ...Object.keys(snapshot.children).flatMap((id) => [
            ...(spec.outcomes[id] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, actorId: id, output })),
            { type: `xstate.error.actor.${id}`, actorId: id, error: "defect" }
          ])
        ]
  const serializeState = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([
      snapshot.value,
      Object.keys(snapshot.children).sort(),
      spec.project === undefined ? snapshot.context : spec.project(snapshot)
    ])
  const paths = getShortestPaths(logic, { input: spec.input, events, serializeState, limit: spec.limit ?? 5000 })
  const leaves = getStateNodes(logic).filter(
    (node) => (node.type === "atomic" || node.type === "final") && !isPassedThrough(node)
  )
  return {
    paths: paths.map(({ steps }): ModelPath => {
      const taken = steps.slice(1)
      return { name: taken.map(({ event }) => event.type).join(" > ") || "start", steps: taken }
    }),
    deadEnds: paths
      .filter(({ state }) => state.status === "active" && events(state).length === 0)
      .map(({ state }) => state.value),
    unreached: leaves.filter((leaf) => !paths.some(({ state }) => state._nodes.includes(leaf))).map(({ id }) => id)
  }
}
