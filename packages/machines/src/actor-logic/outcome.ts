import type { Result } from "effect"
import { fromPromise, type PromiseActorLogic } from "xstate"

/** Expected failures are data; only defects reach `onError`. */
export type Outcome<A, E> = Result.Result<A, E>

export type Task<Input, A, E> = PromiseActorLogic<Outcome<A, E>, Input>

/** Placeholder a machine ships with. The app or the test must `provide` the real one. */
export const unprovided = <Input, A, E>(name: string): Task<Input, A, E> =>
  fromPromise(() => Promise.reject(new Error(`actor "${name}" was not provided`)))

/** A guard or an action by its name, given what the actor ended with. */
export const withOutput = <Name extends string>(type: Name) => ({
  type,
  params: <Output>({ event }: { readonly event: { readonly output: Output } }): Output => event.output
})
