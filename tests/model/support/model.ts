import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
  StateValue
} from "xstate"
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from "xstate/graph"

export interface ModelSpec<M extends AnyStateMachine> {
  readonly input: InputFrom<M>
  /** One representative per equivalence class; free text would make the graph infinite. */
  readonly user: ReadonlyArray<EventFromLogic<M>>
  /** What actors send while they run, as the machine hears it. */
  readonly heard?: ReadonlyArray<AnyEventObject>
  /** What each invoked actor may resolve with, keyed by invoke id. */
  readonly outcomes: Readonly<Record<string, ReadonlyArray<unknown>>>
  /** What of the context tells states apart; all of it when left out. Sets and Maps need it. */
  readonly project?: (snapshot: SnapshotFrom<M>) => unknown
  /** The traversal throws when it visits more: a context that grows without bound. */
  readonly limit?: number
}

/** The parts of a snapshot of any machine that a path needs, without the `any` of XState's own type. */
interface Seen {
  readonly value: StateValue
  readonly status: string
  readonly context: unknown
  readonly children: object
  readonly can: (event: AnyEventObject) => boolean
  readonly _nodes: ReadonlyArray<{
    readonly after: ReadonlyArray<{ readonly eventType: string }>
    readonly ownEvents: ReadonlyArray<string>
    readonly path: ReadonlyArray<string>
    readonly on: Readonly<
      Record<
        string,
        ReadonlyArray<{ readonly target?: unknown; readonly actions: ReadonlyArray<unknown>; readonly guard?: unknown }>
      >
    >
  }>
}
const seen = (snapshot: AnyMachineSnapshot): Seen => snapshot

interface ModelStep {
  readonly event: AnyEventObject
  readonly state: Seen
}

interface ModelPath {
  readonly name: string
  readonly steps: ReadonlyArray<ModelStep>
}

const delayed = ({ _nodes }: Seen): ReadonlyArray<AnyEventObject> =>
  _nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

/** A state that has nothing happen by an event, whatever is around it; XState says that it cannot be taken. */
const swallows = ({ _nodes }: Seen, { type }: AnyEventObject): boolean =>
  _nodes.some(({ on }) =>
    (on[type] ?? []).some(
      ({ target, actions, guard }) => target === undefined && actions.length === 0 && guard === undefined
    )
  )

/** A choice that always leads on is never a state that a path ends in. */
const isPassedThrough = ({ always }: AnyStateNode) => always?.some(({ guard }) => guard === undefined) ?? false

const traversalOf = <M extends AnyStateMachine>(spec: ModelSpec<M>) => {
  const user: ReadonlyArray<AnyEventObject> = [...spec.user, ...(spec.heard ?? [])]
  const events = (snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> => {
    const now = seen(snapshot)
    if (now.status !== "active") return []
    return [
      ...user.filter((event) => now.can(event) || swallows(now, event)),
      ...delayed(now),
      ...Object.keys(now.children).flatMap((id) => [
        ...(spec.outcomes[id] ?? []).map((output) => ({ type: `xstate.done.actor.${id}`, actorId: id, output })),
        { type: `xstate.error.actor.${id}`, actorId: id, error: "defect" }
      ])
    ]
  }
  const serializeState = (snapshot: AnyMachineSnapshot) => {
    const { value, children, context } = seen(snapshot)
    const facts = spec.project === undefined ? context : spec.project(snapshot as SnapshotFrom<M>)
    return JSON.stringify([value, Object.keys(children).sort(), facts])
  }
  return { input: spec.input, events, serializeState, limit: spec.limit ?? 5000 }
}

interface ModelTransition {
  readonly from: string
  readonly to: string
  readonly event: AnyEventObject
  readonly source: Seen
  readonly target: Seen
}

/** Every way from a state to the next; `from` and `to` name the states as the paths tell them apart. */
export const transitionsOf = <M extends AnyStateMachine>(machine: M, spec: ModelSpec<M>) => {
  const logic: AnyStateMachine = machine
  const traversal = traversalOf(spec)
  const states = getAdjacencyMap(logic, traversal)
  const transitions = adjacencyMapToArray(states).map(
    ({ state, event, nextState }): ModelTransition => ({
      from: traversal.serializeState(state),
      to: traversal.serializeState(nextState),
      event,
      source: seen(state),
      target: seen(nextState)
    })
  )
  return { initial: Object.keys(states)[0] ?? "", transitions }
}

/** `createTestModel` refuses machines with `invoke`, so paths come from the traversal functions. */
export const modelOf = <M extends AnyStateMachine>(machine: M, spec: ModelSpec<M>) => {
  const logic: AnyStateMachine = machine
  const traversal = traversalOf(spec)
  const paths = getShortestPaths(logic, traversal)
  const leaves = getStateNodes(logic).filter(
    (node) => (node.type === "atomic" || node.type === "final") && !isPassedThrough(node)
  )
  return {
    paths: paths.map(({ steps }): ModelPath => {
      const taken: ReadonlyArray<ModelStep> = steps
        .slice(1)
        .map(({ event, state }: { readonly event: AnyEventObject; readonly state: AnyMachineSnapshot }) => ({
          event,
          state: seen(state)
        }))
      return { name: taken.map(({ event }) => event.type).join(" > ") || "start", steps: taken }
    }),
    deadEnds: paths
      .filter(({ state }) => state.status === "active" && traversal.events(state).length === 0)
      .map(({ state }): StateValue => seen(state).value),
    unreached: leaves.filter((leaf) => !paths.some(({ state }) => state._nodes.includes(leaf))).map(({ id }) => id)
  }
}
