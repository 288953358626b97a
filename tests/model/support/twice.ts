import { isDeepStrictEqual } from "node:util"
import type { AnyStateMachine } from "xstate"

type Called = (...given: ReadonlyArray<unknown>) => unknown

const isCalled = (value: unknown): value is Called => typeof value === "function"
const isPlain = (value: object) => Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype

const frozen = (value: unknown): void => {
  if (typeof value !== "object" || value === null || Object.isFrozen(value) || !isPlain(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) frozen(part)
}

const freezeGiven = ([scope, params]: ReadonlyArray<unknown>) => {
  if (typeof scope === "object" && scope !== null) {
    frozen(Reflect.get(scope, "context"))
    frozen(Reflect.get(scope, "event"))
  }
  frozen(params)
}

/** What an action of many parts asks for, in order; nothing of it is done. */
const asked = (collect: Called, [scope, params]: ReadonlyArray<unknown>): ReadonlyArray<unknown> => {
  const wanted: Array<unknown> = []
  const note = (...given: ReadonlyArray<unknown>) => wanted.push(given)
  const enqueue = new Proxy(note, {
    get:
      (_, name) =>
      (...given: ReadonlyArray<unknown>) =>
        wanted.push([name, given])
  })
  collect({ ...(typeof scope === "object" ? scope : {}), enqueue }, params)
  return wanted
}

/** The machine with every named action and guard called twice on what is frozen: both times must say the same. */
export const twice = (machine: AnyStateMachine, told: (name: string) => void): AnyStateMachine => {
  const again =
    (name: string, call: Called): Called =>
    (...given) => {
      freezeGiven(given)
      try {
        const answer = call(...given)
        if (!isDeepStrictEqual(answer, call(...given))) told(name)
        return answer
      } catch (error) {
        told(`${name}: ${String(error)}`)
        return undefined
      }
    }
  const collecting =
    (name: string, collect: Called): Called =>
    (...given) => {
      freezeGiven(given)
      if (!isDeepStrictEqual(asked(collect, given), asked(collect, given))) told(name)
      return collect(...given)
    }
  const inside = (name: string, part: string, value: unknown): unknown => {
    if (part === "resolve" || part === "execute" || part === "retryResolve") return value
    if (part === "collect" && isCalled(value)) return collecting(name, value)
    if (isCalled(value)) return again(name, value)
    if (part !== "assignment" || typeof value !== "object" || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inside(name, key, each)]))
  }
  const { actions, guards } = machine.implementations
  return machine.provide({
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, action]) => [
        name,
        Object.assign(
          () => undefined,
          Object.fromEntries(
            Object.entries(action ?? {}).map(([part, value]) => [part, inside(`action ${name}`, part, value)])
          )
        )
      ])
    ),
    guards: Object.fromEntries(
      Object.entries(guards).map(([name, guard]) => [
        name,
        isCalled(guard) && !("check" in guard) ? again(`guard ${name}`, guard) : guard
      ])
    )
  })
}
