import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type AnyEventObject, type AnyMachineSnapshot, createActor, waitFor } from "xstate"
import { type Estate, openEstate } from "../contract/support/estate.ts"
import { eachCase } from "./support/each-case.ts"
import { sharedPairs } from "./support/seeded-share.ts"
import { type SendingFlow, sendingFlows } from "./support/sending-flows.ts"
import { writeKinds } from "./support/write-kinds.ts"
import { type OwnUtg, ownUtgs } from "./support/written.ts"

const statuses = [400, 401, 403, 404, 409, 412, 413, 422, 429, 500, 502, 503, 504]

let estate: Estate
let utgs: ReadonlyArray<OwnUtg>
beforeAll(async () => {
  estate = await openEstate()
  utgs = await ownUtgs(estate)
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const kept = ["draft", "typed", "profile", "targets", "row"] as const
const keptOf = ({ context }: AnyMachineSnapshot): string =>
  JSON.stringify(kept.map((key): unknown => Reflect.get(Object(context), key)))

/** Why it was not done, as the dialog tells it. */
const toldOf = ({ context }: AnyMachineSnapshot, emitted: ReadonlyArray<unknown>): string => {
  const told: ReadonlyArray<unknown> = ["error", "failure", "refusal"].map((key) => Reflect.get(Object(context), key))
  return JSON.stringify([...told, ...emitted])
}

let turn = 0

const tryOne = async (flow: SendingFlow, status: number) => {
  turn += 1
  const utg = utgs[turn % utgs.length]
  const kind = writeKinds.find(({ name }) => name === flow.kind)
  if (utg === undefined || kind === undefined) throw new Error(`There is nothing to ${flow.kind} with.`)
  const write = await kind.make(estate, turn, utg)
  const subject = { turn, utg, estate, id: Number(/\d+$/u.exec(write.path)?.[0] ?? 0) }
  const before = await write.count()
  const effects = async () => Math.abs((await write.count()) - before)
  const emitted: Array<{ readonly type: string }> = []
  const open = async () => {
    const opened = createActor(flow.dialog(estate), { input: flow.input(subject) })
    opened.on("*", (event) => emitted.push(event))
    opened.start()
    await waitFor(opened, (snapshot) => !snapshot.hasTag("busy"), { timeout: 10_000 })
    for (const event of await flow.typed(subject)) opened.send(event)
    return opened
  }
  let actor = await open()
  const now = (): AnyMachineSnapshot => actor.getSnapshot()
  const rests = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"), { timeout: 10_000 })
  const typed = keptOf(now())
  const { faults } = estate.sandbox
  faults.add({ kind: "status", status, body: '{"message":"Held back."}', path: write.path, method: write.method })
  actor.send(flow.sends)
  now().children["operation"]?.on("*", (event: AnyEventObject) => emitted.push(event))
  await rests()
  const struck = faults.list()[0]?.struck
  faults.clear()
  expect(`requests: ${struck}, effects: ${await effects()}`).toBe("requests: 1, effects: 0")
  const told = toldOf(now(), emitted)
  expect(told, "why is told").toMatch(
    status < 502 && status !== 401 ? /Held back\.|Failed to/u : /sentence|text|unauthorized/iu
  )
  expect(
    emitted.filter(({ type }) => type === "unauthorized"),
    "401 goes to the session"
  ).toHaveLength(status === 401 ? 1 : 0)
  const isOver = now().status === "done"
  expect(isOver && flow.closes !== true, "the dialog stays").toBe(false)
  // What a click deletes says so and goes: the row is there to be chosen again.
  if (isOver) actor = await open()
  expect(keptOf(now()), "what was typed and chosen stays").toBe(typed)
  // What is not confirmed is looked up by hand first, and gone back to where it is not there.
  for (const type of ["check", "retry"]) {
    if (!now().can(flow.sends) && now().can({ type })) actor.send({ type })
    await rests()
  }
  expect(now().can(flow.sends), "it can be sent again by hand").toBe(true)
  actor.send(flow.sends)
  await rests()
  expect(await effects(), "sent again by hand, it is done once").toBe(1)
  actor.stop()
}

it("keeps the form and the selection under every status, tells why, and is sent again by hand, once", async () => {
  await eachCase(
    "Every call × every status",
    sharedPairs(sendingFlows, statuses).filter(([{ isBulk }, status]) => isBulk !== true || status < 502),
    ([flow, status]) => `${flow.kind} in its dialog, ${status}`,
    ([flow, status]) => tryOne(flow, status)
  )
}, 300_000)
