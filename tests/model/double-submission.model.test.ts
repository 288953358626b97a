import { describe, expect, it } from "vitest"
import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import { adjacencyMapToArray, getAdjacencyMap } from "xstate/graph"
import { models } from "./specs/all.ts"
import type { MachineModel } from "./support/machine-model.ts"

/** The actors that change something outside of the page, but for an operation's own calls: those its tests count. */
const writing: ReadonlySet<string> = new Set([
  "assignProfile",
  "assignRole",
  "create",
  "createForm",
  "createTasks",
  "createUser",
  "deleteRow",
  "giveUser",
  "markUploaded",
  "operation",
  "push",
  "removeEntry",
  "removeOthers",
  "setUpInstallation",
  "update",
  "uploadFile"
])
/** What takes the place of a call that is called off: a form is marked as uploaded all the same (document 2 §4). */
const replacing: ReadonlySet<string> = new Set(["cancel: uploadFile > markUploaded"])

/** What actors answer and tell, and no user does. */
const ofActors = /^(?:xstate|upload)\./u

const most = 40_000

interface Running {
  readonly status: string
  readonly children: Readonly<Record<string, { readonly src: unknown }>>
}
const running = (snapshot: AnyMachineSnapshot): Running => snapshot
const writingIn = (snapshot: AnyMachineSnapshot) =>
  Object.entries(running(snapshot).children).filter(([, { src }]) => writing.has(String(src)))

const plain = (_: string, value: unknown): unknown => {
  if (value instanceof Map) return [...value.entries()]
  return value instanceof Set ? [...value] : value
}

const keyOf = (model: MachineModel) => (snapshot: AnyMachineSnapshot) => {
  const { value, context, children }: Readonly<Record<"value" | "context" | "children", unknown>> = snapshot
  const facts = model.project === null ? context : model.project(snapshot as never)
  return JSON.stringify([value, facts, Object.keys(children ?? {})], plain)
}

/** Every call that a user's event begins while another one is under way; empty where none can be sent twice. */
const secondCalls = (model: MachineModel, input: unknown) => {
  const { machine, user, outcomes } = model
  const serializeState = keyOf(model)
  let busy = 0
  const events = (snapshot: AnyMachineSnapshot): ReadonlyArray<AnyEventObject> =>
    running(snapshot).status !== "active"
      ? []
      : [
          ...user,
          ...Object.entries(running(snapshot).children).flatMap(([id, { src }]) =>
            Object.values(outcomes[String(src)] ?? {}).map((output) => ({
              type: `xstate.done.actor.${id}`,
              actorId: id,
              output
            }))
          )
        ]
  const states = getAdjacencyMap(machine, {
    input,
    events,
    serializeState,
    limit: most
  })
  const found = adjacencyMapToArray(states).flatMap(({ state, event, nextState }) => {
    const before = writingIn(state)
    if (before.length === 0 || ofActors.test(event.type)) return []
    busy += 1
    const known = new Set<unknown>(before.map(([, ref]) => ref))
    return writingIn(nextState)
      .filter(([, ref]) => !known.has(ref))
      .map(([id]) => `${event.type}: ${before.map(([each]) => each).join(", ")} > ${id}`)
      .filter((text) => !replacing.has(text))
  })
  return { found: [...new Set(found)], busy }
}

const writers = Object.entries(models).filter(([, { outcomes }]) =>
  Object.keys(outcomes).some((name) => writing.has(name))
)

describe("while a call is under way", () => {
  it("there are flows that call", () => expect(writers.map(([name]) => name)).toContain("form-upload"))

  it.each(writers)("nothing that the user does makes %s call again", (_, model) => {
    const results = model.inputs.map((input) => secondCalls(model, input))
    expect(results.flatMap(({ found }) => found)).toEqual([])
    expect(results.some(({ busy }) => busy > 0)).toBe(true)
  })
})
