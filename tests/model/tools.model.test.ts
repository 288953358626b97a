import { Result } from "effect"
import { expect, it } from "vitest"
import { assign, emit, fromPromise, setup } from "xstate"
import { effectLines } from "./support/effects.ts"
import { modelled } from "./support/machine-model.ts"
import { measure, untaken } from "./support/measure.ts"

let drawn = 0

const faulty = setup({
  types: { events: {} as { type: "go" } | { type: "add" }, context: {} as { numbers: Array<number>; drawn: number } },
  guards: {
    isNever: () => false,
    isOdd: () => {
      drawn += 1
      return drawn % 2 === 1
    }
  },
  actions: { draw: assign({ drawn: () => Math.random() }), count: assign(({ context }) => ({ drawn: context.drawn })) }
}).createMachine({
  id: "faulty",
  context: { numbers: [], drawn: 0 },
  initial: "first",
  states: {
    first: { on: { add: { guard: "isOdd", actions: "count" }, go: { target: "trap", actions: "draw" } } },
    trap: { on: { go: { guard: "isNever", target: "island" } } },
    island: {}
  }
})

it("finds what is never taken, reached or left, and what says something else the second time", async () => {
  const measured = await measure(
    modelled(faulty, {
      inputs: [undefined],
      user: { go: [{}], add: [{}] },
      outcomes: {},
      project: ({ value }) => value
    })
  )
  const { explored, run } = measured
  expect({
    untaken: untaken(measured),
    ...explored,
    paths: null,
    recorded: null,
    impure: run.impure.toSorted()
  }).toEqual({
    untaken: expect.arrayContaining(["trap --go [isNever]--> island"]),
    paths: null,
    recorded: null,
    unreached: ["island"],
    stuck: ["trap"],
    impure: ["action draw", "guard isOdd"]
  })
  expect(run.astray).toEqual([expect.stringContaining("as context after go")])
})

const silent = setup({
  types: { context: {} as { canEdit: boolean }, emitted: {} as { type: "toast"; text: string } },
  actors: {
    look: fromPromise<Result.Result<null, { readonly _tag: string; readonly sentence: string }>>(() =>
      Promise.resolve(Result.succeed(null))
    )
  },
  actions: { grant: assign({ canEdit: true }), tell: emit({ type: "toast", text: `Unable: ${String(undefined)}` }) }
}).createMachine({
  id: "silent",
  context: { canEdit: false },
  initial: "calling",
  states: {
    calling: {
      invoke: { id: "look", src: "look", onDone: { target: "done", actions: ["grant", "tell"] }, onError: "done" }
    },
    done: { type: "final" }
  }
})

it("finds what no machine may do, and says what each does", async () => {
  const outcomes = {
    look: {
      unauthorized: Result.fail({ _tag: "Unauthorized", sentence: "Who?" }),
      refused: Result.fail({ _tag: "Refused", sentence: "Closed." })
    }
  }
  const { broken, explored } = await measure(modelled(silent, { inputs: [undefined], user: {}, outcomes }))
  expect(broken.toSorted()).toEqual([
    'a 401 goes to the session: not after look: unauthorized in "done"',
    'a failure is told, or kept to be told: not after look: refused in "done"',
    'a toast says something: not after look: refused in "done"',
    'a toast says something: not after look: unauthorized in "done"',
    'rights stay as they were given: not after look: refused in "done"',
    'rights stay as they were given: not after look: unauthorized in "done"'
  ])
  expect(explored.recorded.flatMap(({ shown }) => shown.map(({ effect }) => effectLines(effect)))).toEqual([
    ["canEdit: false → true", 'emits toast {"text":"Unable: undefined"}'],
    []
  ])
})

const changing = setup({
  types: { events: {} as { type: "add" }, context: {} as { numbers: Array<number> } },
  actions: {
    add: assign(({ context }) => {
      context.numbers.push(1)
      return { numbers: context.numbers }
    })
  }
}).createMachine({ id: "changing", context: { numbers: [] }, on: { add: { actions: "add" } } })

it("lets no action change what it is given", async () => {
  const model = modelled(changing, { inputs: [undefined], user: { add: [{}] }, outcomes: {}, project: () => null })
  await expect(measure(model)).resolves.toMatchObject({
    run: { impure: [expect.stringMatching(/^action add: TypeError/u)] }
  })
})
