import { Result } from "effect"
import type * as fc from "fast-check"
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateNode,
  createActor,
  fromPromise,
  SimulatedClock
} from "xstate"
import type { MachineModel } from "../../model/support/machine-model.ts"

/** One call of a machine: what it asked, of whom, and whether its answer was good. */
export interface Answer {
  readonly screen: object
  readonly id: string
  readonly number: number
  readonly question: string
  readonly isGood: boolean
}

const asksRows = /^(?:load|find|read|count|collect)/u

/** Whether an actor reads something that is shown. */
export const isReader = (src: string): boolean => asksRows.test(src)

const isResult = (value: unknown): value is Result.Result<unknown, unknown> => Result.isResult(value)

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Whose answer an object is part of: answers are told apart by identity, as equal ones may belong to different calls. */
const makeOwners = () => {
  const owners = new WeakMap<object, Answer>()
  const owned = (value: unknown, answer: Answer): unknown => {
    if (typeof value !== "object" || value === null) return value
    if (isResult(value))
      return Result.isSuccess(value)
        ? Result.succeed(owned(value.success, answer))
        : Result.fail(owned(value.failure, answer))
    if (value instanceof Map) {
      const copy = new Map(value)
      owners.set(copy, answer)
      return copy
    }
    if (!Array.isArray(value) && !isPlain(value)) return value
    const copy = Array.isArray(value)
      ? value.map((each) => owned(each, answer))
      : Object.fromEntries(Object.entries(value).map(([key, each]) => [key, owned(each, answer)]))
    owners.set(copy, answer)
    return copy
  }
  const ownersIn = (root: unknown): ReadonlySet<Answer> => {
    const found = new Set<Answer>()
    const seen = new Set<object>()
    const look = (value: unknown) => {
      if (typeof value !== "object" || value === null || seen.has(value)) return
      seen.add(value)
      const owner = owners.get(value)
      if (owner !== undefined) found.add(owner)
      for (const each of Object.values(value)) look(each)
    }
    look(root)
    return found
  }
  return { owned, ownersIn }
}

const { owned, ownersIn } = makeOwners()

export { ownersIn }

const outcomeFor = (all: ReadonlyArray<unknown>, number: number): unknown => {
  const good = all.filter((each) => !isResult(each) || Result.isSuccess(each))
  const from = number % 4 === 0 ? all : good
  return from[number % Math.max(1, from.length)]
}

/** An input for an account, wherever it has one. */
const forAccount = (input: unknown, account: number): unknown => {
  if (typeof input !== "object" || input === null) return input
  const given = Object.entries(input).map(([key, value]) => {
    if (key === "businessEntityId") return [key, account]
    return [key, key === "offer" ? forAccount(value, account) : value]
  })
  return Object.fromEntries(given)
}

export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === "function" ? "function" : each)) ?? "nothing"

const contextOf = (actor: AnyActorRef): unknown => Reflect.get(Object(actor.getSnapshot()), "context")

/** What the machine would ask of an actor now, by the chart's own words; none where it would not. */
const questionsNow = (root: AnyStateNode, actor: AnyActorRef, id: string): ReadonlyArray<string> => {
  const nodes: ReadonlyArray<AnyStateNode> = [root, ...Object.values(root.states)]
  return nodes.flatMap((node) => [
    ...node.invoke.flatMap((invoked) => {
      if (invoked.id !== id) return []
      const { input } = invoked
      return [
        textOf(
          typeof input === "function" ? input({ context: contextOf(actor), event: { type: "" }, self: actor }) : input
        )
      ]
    }),
    ...(node === root ? [] : questionsNow(node, actor, id))
  ])
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !isResult(value)

/** The answer to a question of several parts has as many: each is about its own. */
const answeredTo = (question: unknown, outcome: unknown, answer: Answer): unknown =>
  isRecord(outcome) && isRecord(question) && Object.keys(outcome).every((key) => key in question)
    ? Object.fromEntries(
        Object.entries(outcome).map(([key, part]) => [key, owned(part, { ...answer, question: textOf(question[key]) })])
      )
    : owned(outcome, answer)

/** Whether an answer may be given to a question, where not every one may. */
export type Fits = (question: unknown, answer: unknown) => boolean

/** A real machine of an account; its calls are answered when the scheduler lets them, those that it left too. */
export const openMachine = (
  model: MachineModel,
  account: number,
  scheduler: fc.Scheduler,
  numbers: () => number,
  fits: Fits
) => {
  const screen = {}
  const clock = new SimulatedClock()
  const told: Array<Answer> = []
  const calls: Array<string> = []
  let isLeft = false
  const afterLeaving: Array<string> = []
  const emitted: Array<unknown> = []
  const actors = Object.keys(model.machine.implementations.actors).map((src) => {
    const logic = fromPromise<unknown, unknown>(async ({ input, self, signal }) => {
      const number = numbers()
      calls.push(self.id)
      if (isLeft) afterLeaving.push(`${self.id} was called`)
      await scheduler.schedule(Promise.resolve(), `${self.id} told ${number}`)
      const outcome = outcomeFor(
        Object.values(model.outcomes[src] ?? {}).filter((each) => fits(input, each)),
        number
      )
      if (outcome === undefined) return new Promise(() => undefined)
      const isGood = !isResult(outcome) || Result.isSuccess(outcome)
      const answer: Answer = { screen, id: self.id, number, question: textOf(input), isGood }
      const answered = answeredTo(input, outcome, answer)
      // A call that was left is answered all the same, and nobody is to hear of it.
      if (!signal.aborted && ownersIn(answered).size > 0) told.push(answer)
      return answered
    })
    return [src, logic] as const
  })
  const machine = model.machine.provide({ actors: Object.fromEntries(actors) })
  const inputs = model.inputs
  const actor = createActor(machine, { clock, input: forAccount(inputs[account % inputs.length], account) })
  actor.on("*", (event) => {
    emitted.push(event)
    if (isLeft) afterLeaving.push(`${event.type} was told`)
  })
  actor.start()
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot()
  return {
    screen,
    account,
    actor,
    told,
    calls,
    afterLeaving,
    snapshot,
    /** Whose answers are shown, and were told since this was last asked. */
    shown: () => ownersIn([actor.getSnapshot().context, emitted.splice(0)]),
    wait: (milliseconds: number) => clock.increment(milliseconds),
    leave: () => {
      isLeft = true
      actor.stop()
    },
    questionsNow: (id: string) => questionsNow(machine.root, actor, id)
  }
}

export type OpenMachine = ReturnType<typeof openMachine>
