import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"
import { editing, type Submitted } from "./support/edited.ts"
import { type Edited, editedRecords } from "./support/edited-records.ts"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.chain.id

let estate: Estate
let submitted: Submitted
beforeAll(async () => {
  estate = await openEstate()
  submitted = editing(estate)
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

/** It is done, and its answer never comes. */
const lost = ({ path }: Edited) => ({ path, method: "PUT", kind: "status", status: 504, acts: true }) as const
const putsOf = (lines: ReadonlyArray<string | undefined>) => lines.filter((line) => line === "PUT").length
const save = ({ machine, subject, draft, submits }: Edited) =>
  submitted(machine, { businessEntityId: account, subject, canEdit: true }, draft, submits)

it.each(editedRecords)(
  "the %s that was saved although its answer was lost is saved, and sent once",
  async (_, open) => {
    const edited = await open(estate, "Saved unheard")
    estate.sandbox.faults.add(lost(edited))
    const saved = await save(edited)
    expect([putsOf(saved.lines), saved.failure, await edited.read()]).toEqual([1, null, edited.typed])
  }
)

it.each(editedRecords)(
  "the %s that was not saved is kept as it was typed, and says what was looked up",
  async (_, open) => {
    const edited = await open(estate, "Not there yet")
    estate.sandbox.faults.add({ path: edited.path, method: "PUT", kind: "status", status: 503, times: 1 })
    const failed = await save(edited)
    expect([failed.value, failed.draft, failed.failure]).toMatchObject([
      { editing: "changed" },
      edited.draft,
      { lookUp: "notDone", sentence: expect.stringContaining("A check showed that it was not done") }
    ])
    expect(await edited.read()).not.toEqual(edited.typed)
    await failed.next(edited.submits ?? [{ type: "submit" }])
    expect(await edited.read()).toEqual(edited.typed)
  }
)

it.each(editedRecords)("the %s of which nobody knows is looked up before it is sent again", async (kind, open) => {
  const edited = await open(estate, `Nobody knows the ${kind}`)
  const { add, clear } = estate.sandbox.faults
  add({ path: edited.path, method: "PUT", kind: "status", status: 502, acts: true, times: 1 })
  add({ path: edited.path, method: "GET", kind: "status", status: 403 })
  if (edited.isReadFirst) add({ path: edited.path, method: "GET", kind: "none", times: 1 })
  const unknown = await save(edited)
  clear()
  expect([unknown.value, unknown.failure]).toMatchObject([
    { editing: "changed" },
    { lookUp: "failed", sentence: expect.stringContaining("Whether it was done could not be checked.") }
  ])
  const again = await estate.askedBy(async () => {
    expect(await unknown.next(edited.submits ?? [{ type: "submit" }])).toEqual({ editing: "unchanged" })
  })
  // A configuration of an older revision may be sent: the service takes it no second time, and answers 409.
  const puts = again.filter(({ line }) => line.startsWith("PUT")).length
  expect([puts, await edited.read()]).toEqual([edited.isReadFirst ? 0 : 1, edited.typed])
})

it.each(editedRecords)(
  "the %s that a colleague changed while its answer was lost is not called not done: which change holds is asked",
  async (_, open) => {
    const edited = await open(estate, "Changed once more")
    estate.sandbox.faults.add({ ...lost(edited), delayMs: 2000, times: 1 })
    const saving = save(edited)
    await vi.waitFor(async () => expect(await edited.read()).toEqual(edited.typed), { timeout: 20_000 })
    const there = await edited.changeMeanwhile()
    const asking = await saving
    expect([asking.value, asking.failure, await edited.read()]).toEqual(["movedOn", null, there])
  }
)
