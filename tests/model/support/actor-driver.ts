import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  fromPromise,
  type InputFrom,
  type InspectionEvent,
  SimulatedClock,
  type SnapshotFrom,
  type StateValue
} from "xstate"

interface Held {
  readonly input: unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

const childEvent = /^xstate\.(done|error)\.actor\.(.+)$/
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

interface Shown {
  readonly value: StateValue
  readonly context: unknown
  readonly children: object
}

/** Runs the real machine on a simulated clock, with every actor held open until the path settles it. */
export const actorDriver = <M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
  inspect?: (event: InspectionEvent) => void
) => {
  const logic: AnyStateMachine = machine
  const pending = new Map<string, Held>()
  const emitted: Array<AnyEventObject> = []
  const clock = new SimulatedClock()
  const held = fromPromise<unknown, unknown>(
    ({ self, input: given }) =>
      new Promise((resolve, reject) => pending.set(self.id, { input: given, resolve, reject }))
  )
  const actors = Object.fromEntries(Object.keys(logic.implementations.actors).map((name) => [name, held]))
  const actor = createActor(logic.provide({ actors }), { input, clock, ...(inspect === undefined ? {} : { inspect }) })
  const now = (): Shown => actor.getSnapshot()
  actor.on("*", (event: AnyEventObject) => {
    emitted.push(event)
  })
  actor.start()

  const perform = async (event: AnyEventObject) => {
    const [, kind, id] = childEvent.exec(event.type) ?? []
    if (id !== undefined && !(id in now().children)) throw new Error(`${logic.id} does not wait for ${id}.`)
    if (id === undefined) actor.send(event)
    else if (kind === "done") pending.get(id)?.resolve(event["output"])
    else pending.get(id)?.reject(event["error"])
    await settled()
  }
  return {
    actor,
    state: () => now().value,
    context: () => now().context,
    snapshot: (): SnapshotFrom<M> => actor.getSnapshot() as SnapshotFrom<M>,
    /** Everything emitted so far, the events of the start included. */
    emitted: () => [...emitted],
    /** What the child of this id was last given. */
    inputOf: (id: string) => pending.get(id)?.input,
    running: (): ReadonlyArray<string> => Object.keys(now().children),
    isRunning: (id: string) => id in now().children,
    perform,
    settle: (id: string, output: unknown) => perform({ type: `xstate.done.actor.${id}`, output }),
    /** The answer of a child that nobody waits for any more. */
    settleLate: async (id: string, output: unknown) => {
      pending.get(id)?.resolve(output)
      await settled()
    },
    crash: (id: string) => perform({ type: `xstate.error.actor.${id}`, error: "defect" }),
    advance: async (milliseconds: number) => {
      clock.increment(milliseconds)
      await settled()
    }
  }
}
