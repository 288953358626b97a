import { expect, it } from "vitest"
import { assign, setup } from "xstate"
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
  expect({ untaken: untaken(measured), ...explored, paths: null, impure: run.impure.toSorted() }).toEqual({
    untaken: expect.arrayContaining(["trap --go [isNever]--> island"]),
    paths: null,
    unreached: ["island"],
    stuck: ["trap"],
    impure: ["action draw", "guard isOdd"]
  })
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
