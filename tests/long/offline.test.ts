import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { selectIsOffline } from "@command-center/machines/shell/shell.selectors"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { type AnyEventObject, type AnyMachineSnapshot, createActor, fromPromise, SimulatedClock } from "xstate"
import { makeOpenScreens } from "../../apps/console/src/app/unsaved-work.ts"
import { models } from "../model/support/registry.ts"
import { awaitingIn, draftOf, replayed } from "./support/awaiting.ts"
import { cases } from "./support/budget.ts"
import { eachCase } from "./support/each-case.ts"
import { randomCases } from "./support/random-cases.ts"
import { shareOf } from "./support/seeded-share.ts"

const flows = {
  reading: ["list-screen", "record-screen", "dashboard"],
  writing: [
    "add-user",
    "clone-profile",
    "edit-config",
    "edit-utg",
    "form-upload",
    "installation-wizard",
    "new-profile",
    "new-template",
    "push",
    "schedule-task"
  ]
} as const

/** What ends a flow, or is told by its own actors. */
const leftOut = /^(?:cancel|close|discard|upload\.|refresh\.|rows\.|page\.|user\.)/u
const steps = {
  lost: fc.constant({ kind: "connection.lost" } as const),
  returned: fc.constant({ kind: "connection.returned" } as const),
  slept: fc.constant({ kind: "page.woken" } as const),
  waited: fc.record({ kind: fc.constant("waited" as const), time: fc.integer({ min: 1, max: 3_000 }) }),
  done: fc.record({ kind: fc.constant("done" as const), pick: fc.nat() })
}
type Step = { readonly kind: "done"; readonly pick: number } | Exclude<StepOf[keyof StepOf], { readonly kind: "done" }>
type StepOf = {
  readonly [Kind in keyof typeof steps]: (typeof steps)[Kind] extends fc.Arbitrary<infer One> ? One : never
}

const failure = { _tag: "Unreachable", sentence: "The service could not be reached." }
/** As any call fails, and the steps of a new installation. */
const unreached = Result.fail({ ...failure, step: "InstallationNotCreated", call: failure, created: null })
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const steady = 1_000

/** The real shell and a real flow on one clock: calls answer as the connection is. */
const worldOf = (name: string) => {
  const model = models[name]
  if (model === undefined) throw new Error(`there is no machine ${name}`)
  const clock = new SimulatedClock()
  const calls: Array<string> = []
  let isOnline = true
  const actors = Object.keys(model.machine.implementations.actors).map((src) => {
    const [good] = Object.values(model.outcomes[src] ?? {})
    const logic = fromPromise(async () => {
      calls.push(src)
      await settled()
      const unanswered = new Promise(() => undefined)
      if (isOnline) return good ?? unanswered
      // An operation has calls of its own, and goes on when they are answered.
      return good === undefined || Result.isResult(good) ? unreached : unanswered
    })
    return [src, logic] as const
  })
  const given = model.inputs[0]
  const input = name === "list-screen" && typeof given === "object" ? { ...given, refreshEvery: null } : given
  const flow = createActor(model.machine.provide({ actors: Object.fromEntries(actors) }), { input, clock })
  const shell = createActor(shellMachine, { clock })
  const screens = makeOpenScreens()
  screens.opened(flow)
  shell.on("readAnew", () => screens.readAnew())
  flow.start()
  shell.start()
  return {
    model,
    calls,
    snapshot: (): AnyMachineSnapshot => flow.getSnapshot(),
    isOffline: () => selectIsOffline(shell.getSnapshot()),
    isOnline: () => isOnline,
    tell: (kind: "connection.lost" | "connection.returned" | "page.woken") => {
      if (kind !== "page.woken") isOnline = kind === "connection.returned"
      shell.send({ type: kind })
    },
    send: (event: AnyEventObject) => flow.send(event),
    wait: (time: number) => clock.increment(time),
    /** Whatever was asked is answered. */
    rest: async () => {
      for (let before = -1; before !== calls.length; ) {
        before = calls.length
        for (let turn = 0; turn < 6; turn += 1) await settled()
      }
    },
    stop: () => [flow, shell].map((actor) => actor.stop())
  }
}

const isRead = (src: string) => /^(?:load|first|view|matching)/u.test(src)

const walk = async (name: string, all: ReadonlyArray<Step>) => {
  const world = worldOf(name)
  const isReading = flows.reading.some((one) => one === name)
  await world.rest()
  for (const step of all) {
    const before = world.calls.length
    const draft = draftOf(world.snapshot())
    if (step.kind === "done") {
      const may = world.model.user.filter((event) => !leftOut.test(event.type) && world.snapshot().can(event))
      const event = may[step.pick % may.length]
      if (event !== undefined) world.send(event)
      await world.rest()
      // What was refused is the user's to send again.
      const writes = world.calls.slice(before).filter((src) => !isRead(src))
      expect(writes, `${event?.type} sends once`).toEqual([...new Set(writes)])
      continue
    }
    if (step.kind === "waited") world.wait(step.time)
    else world.tell(step.kind)
    if (step.kind === "connection.lost") expect(world.isOffline(), "the banner stands").toBe(true)
    await world.rest()
    const started = world.calls.slice(before)
    expect(
      started.filter((src) => !isRead(src)),
      `${step.kind} sends nothing`
    ).toEqual([])
    expect(started.filter((src) => src === "loadRows").length, "one reading at a time").toBeLessThanOrEqual(1)
    expect(draftOf(world.snapshot()), "what was typed stays").toEqual(draft)
  }
  world.tell("connection.lost")
  await world.rest()
  const before = world.calls.length
  // A connection that comes and goes is no reason to read.
  for (const kind of ["connection.returned", "connection.lost", "connection.returned"] as const) world.tell(kind)
  await world.rest()
  expect(world.calls.slice(before), "nothing until it has stayed").toEqual([])
  world.wait(steady)
  await world.rest()
  expect(world.isOffline(), "the banner is gone").toBe(false)
  const started = world.calls.slice(before)
  expect(
    started.filter((src) => !isRead(src)),
    "the return sends nothing"
  ).toEqual([])
  // What the worker holds is looked at without a call.
  const loads = started.filter((src) => /^load(?!ed)/u.test(src))
  const isList = name === "list-screen"
  if (isList) expect(loads, "the list is read anew, once").toEqual(["loadRows"])
  else expect(loads.length, "read anew at most once").toBeLessThanOrEqual(isReading ? 1 : 0)
  if (isReading) expect(JSON.stringify(world.snapshot().value), "nothing stays failed").not.toContain("failed")
  world.stop()
}

it("what was sent in vain is not sent again when the connection is back, in any state that sends", {
  timeout: 300_000
}, async () => {
  const sending = await Promise.all(
    shareOf(flows.writing, 4).map(async (name) => {
      const model = models[name]
      if (model === undefined) throw new Error(`there is no machine ${name}`)
      // An operation ends with a record of its targets, and no failure: its calls have rows of their own.
      return (await awaitingIn(name, model)).filter(({ src }) => !isRead(src) && src !== "operation")
    })
  )
  await eachCase(
    "Offline, flapping, sleep",
    sending.flat(),
    ({ machine, actor, state }) => `${machine} in ${state}, ${actor} sent in vain`,
    async (one) => {
      const driver = await replayed(one)
      await driver.settle(one.actor, unreached)
      const before = driver.running()
      const screens = makeOpenScreens()
      screens.opened(driver.actor)
      screens.readAnew()
      const started = driver.running().filter((id) => !before.includes(id))
      expect(started.filter((id) => !isRead(id))).toEqual([])
    }
  )
})

it("whatever the connection does, what was typed stays, nothing is sent by itself, and what is shown is read anew, once", async () => {
  const names: ReadonlyArray<string> = [...flows.reading, ...flows.writing]
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 2, arbitrary: steps.lost },
    { weight: 2, arbitrary: steps.returned },
    { weight: 1, arbitrary: steps.slept },
    { weight: 2, arbitrary: steps.waited },
    { weight: 4, arbitrary: steps.done }
  )
  await randomCases(
    "Offline, flapping, sleep",
    fc.asyncProperty(fc.constantFrom(...names), fc.array(step, { minLength: 10, maxLength: 40 }), walk),
    cases(400, 60)
  )
}, 300_000)
