import type { SessionBack } from "@command-center/machines/actor-logic/session-back"
import type { AnyEventObject, AnyStateMachine, InputFrom, SnapshotFrom } from "xstate"
import type { ActorNames, UserEvent } from "../../walks/support/step-names.ts"

type Given<Event, Type> = Event extends { readonly type: infer Types }
  ? Type extends Types
    ? Omit<Event, "type">
    : never
  : never
type OneOrMore<Value> = readonly [Value, ...ReadonlyArray<Value>]

/** Total by type: a new event or actor does not compile until somebody says what may come with it. */
export interface MachineSpec<M extends AnyStateMachine> {
  readonly inputs: OneOrMore<InputFrom<M>>
  /** By event type, what comes with it: one per class of values that the machine treats alike. */
  readonly user: { readonly [Type in UserEvent<M>["type"]]: OneOrMore<Given<UserEvent<M>, Type>> }
  /** By actor, then by name, what it may end with. That it may also break is known of every actor. */
  readonly outcomes: { readonly [Name in ActorNames<M>]: Readonly<Record<string, unknown>> }
  /** What actors send while they run, as the machine hears it: their snapshots, or what it raises for itself. */
  readonly heard?: ReadonlyArray<AnyEventObject>
  /** States that are not left, though they are not final, and why that is right. */
  readonly rests?: Readonly<Record<string, string>>
  /** What of the context tells states apart; all of it when left out. */
  readonly project?: (snapshot: SnapshotFrom<M>) => unknown
  /** Transitions that no defect causes, and yet nobody at a page and no service: why, and as docs/transitions names them. */
  readonly unreachable?: Readonly<Record<string, ReadonlyArray<string>>>
}

export interface MachineModel {
  readonly machine: AnyStateMachine
  readonly inputs: ReadonlyArray<unknown>
  readonly user: ReadonlyArray<AnyEventObject>
  readonly outcomes: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly rests: Readonly<Record<string, string>>
  readonly project: ((snapshot: never) => unknown) | null
  readonly unreachable: Readonly<Record<string, ReadonlyArray<string>>>
}
export interface Model<M extends AnyStateMachine> extends MachineModel {
  readonly machine: M
}

/** What the console tells each flow that has an answer to it; no person does it. */
export const back: SessionBack = { type: "session.back" }

const mayEdit = (input: unknown): input is { readonly canEdit: boolean } =>
  typeof input === "object" && input !== null && "canEdit" in input && input.canEdit === true

/** Whoever opens it without the right to edit, too, where that is given and no input of the spec does without. */
const withoutRight = (inputs: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const [editor] = inputs.every(mayEdit) ? inputs : []
  return mayEdit(editor) ? [{ ...editor, canEdit: false }] : []
}

export const modelled = <M extends AnyStateMachine>(machine: M, spec: MachineSpec<M>): Model<M> => {
  const user: Readonly<Record<string, ReadonlyArray<object>>> = spec.user
  return {
    machine,
    inputs: [...spec.inputs, ...withoutRight(spec.inputs)],
    user: [
      ...Object.entries(user).flatMap(([type, payloads]) => payloads.map((payload) => ({ ...payload, type }))),
      ...(spec.heard ?? []),
      ...(machine.events.includes(back.type) ? [back] : [])
    ],
    outcomes: spec.outcomes,
    rests: spec.rests ?? {},
    project: spec.project ?? null,
    unreachable: spec.unreachable ?? {}
  }
}
