import type { SessionBack } from "@command-center/machines/actor-logic/session-back"
import type { AnyStateMachine, EventFromLogic, StateMachine, StateValue, StateValueFrom } from "xstate"

/** The sources of the actors a machine invokes; by a rule of ours each is the id of its invoke, too. */
export type ActorNames<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actors,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? Actors["src"] & string
    : never

type Plain<Value> = Extract<Value, string>
type Nested<Value> = Exclude<Value, string>
type Keys<Value> = Value extends unknown ? keyof Value & string : never
/** XState gives a compound state by its name alone, too; nothing is ever just in it. */
type Leaves<Value> =
  | Exclude<Plain<Value>, Keys<Nested<Value>>>
  | (Nested<Value> extends infer Part
      ? Part extends unknown
        ? { [Key in keyof Part & string]: Below<Key, NonNullable<Part[Key]>> }[keyof Part & string]
        : never
      : never)
type Below<Key extends string, Value> =
  | `${Key}.${Exclude<Plain<Value>, Keys<Nested<Value>>>}`
  | (Nested<Value> extends infer Part
      ? Part extends unknown
        ? { [Name in keyof Part & string]: Below<`${Key}.${Name}`, NonNullable<Part[Name]>> }[keyof Part & string]
        : never
      : never)

/** A state as the chart's reader names it, "editing.dirty"; of parallel states each part has a name of its own. */
export type StateName<M extends AnyStateMachine> = Leaves<StateValueFrom<M>>
export type DoneName<M extends AnyStateMachine> = `xstate.done.actor.${ActorNames<M>}`
/** What a person does; that the session is back is told to whatever flow has an answer to it (`modelled`). */
export type UserEvent<M extends AnyStateMachine> = Exclude<EventFromLogic<M>, SessionBack>

/** The names of the parts of a state, one unless it is parallel. */
export const statesOf = (value: StateValue): ReadonlyArray<string> =>
  typeof value === "string"
    ? [value]
    : Object.entries(value).flatMap(([key, part]) =>
        part === undefined ? [] : statesOf(part).map((name) => `${key}.${name}`)
      )
