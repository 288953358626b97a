import { inspectable } from "@command-center/domain/json/inspectable"
import type { AnyActorRef, InspectionEvent, StateValue } from "xstate"

const mostEvents = 20
const mostEnded = 10

interface Seen {
  readonly actor: AnyActorRef
  readonly path: string
  readonly events: ReadonlyArray<{ readonly at: string; readonly event: unknown }>
  readonly hasEnded: boolean
}

/** A machine as the panel shows it: everything in it may be read and copied. */
export interface InspectedMachine {
  readonly id: string
  /** "profilesScreen › newProfile" */
  readonly path: string
  readonly status: string
  readonly state: unknown
  readonly tags: ReadonlyArray<string>
  readonly events: Seen["events"]
  readonly context: unknown
}

interface Told {
  readonly value: StateValue
  readonly status: string
  readonly context: unknown
  readonly tags: ReadonlySet<string>
}

const isTold = (snapshot: unknown): snapshot is Told =>
  typeof snapshot === "object" && snapshot !== null && "value" in snapshot && "context" in snapshot

type Inspected = InspectionEvent["actorRef"]

const isActor = (actor: Inspected): actor is AnyActorRef => "id" in actor && "_parent" in actor

/** The id in the chart; null for an actor that is no machine. */
const machineIdOf = (actor: Inspected): string | null => {
  const logic: unknown = Reflect.get(actor, "logic")
  if (typeof logic !== "object" || logic === null || !("root" in logic) || !("id" in logic)) return null
  return typeof logic.id === "string" ? logic.id : null
}

/** From the root, which has no name but its machine's. */
const pathOf = (actor: AnyActorRef): string =>
  actor._parent === undefined ? (machineIdOf(actor) ?? actor.id) : `${pathOf(actor._parent)} › ${actor.id}`

/** Keeps what live machines are at and what they were last told; nothing of it is masked before it is read. */
export const makeMachineLog = (now: () => Date, secrets: () => ReadonlyArray<string>, changed: () => void) => {
  const machines = new Map<string, Seen>()

  const forgetOldest = () => {
    const ended = [...machines].filter(([, { hasEnded }]) => hasEnded)
    for (const [id] of ended.slice(0, Math.max(0, ended.length - mostEnded))) machines.delete(id)
  }

  const watch = (inspected: InspectionEvent): void => {
    const { actorRef: actor, type } = inspected
    if (type === "@xstate.actor") {
      if (!isActor(actor) || machineIdOf(actor) === null) return
      machines.set(actor.sessionId, { actor, path: pathOf(actor), events: [], hasEnded: false })
    } else {
      const seen = machines.get(actor.sessionId)
      if (seen === undefined) return
      if (type === "@xstate.event") {
        const events = [...seen.events, { at: now().toISOString(), event: inspected.event }].slice(-mostEvents)
        machines.set(actor.sessionId, { ...seen, events })
      }
      if (type === "@xstate.snapshot" && inspected.snapshot.status !== "active") {
        machines.set(actor.sessionId, { ...seen, hasEnded: true })
        forgetOldest()
      }
    }
    changed()
  }

  const read = (): ReadonlyArray<InspectedMachine> =>
    [...machines].map(([id, { actor, path, events }]) => {
      const snapshot: unknown = actor.getSnapshot()
      const told = isTold(snapshot) ? snapshot : { value: "", status: "", context: null, tags: new Set<string>() }
      const masked = secrets()
      return {
        id,
        path,
        status: told.status,
        state: told.value,
        tags: [...told.tags],
        events: events.map(({ at, event }) => ({ at, event: inspectable(event, masked) })),
        context: inspectable(told.context, masked)
      }
    })

  return { watch, read }
}
