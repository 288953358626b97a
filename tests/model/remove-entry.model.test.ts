import { makeRemoveEntryMachine } from "@command-center/machines/remove-entry/remove-entry.machine"
import {
  selectCanConfirm,
  selectChangesMeanwhile,
  selectFailure,
  selectIsOpen,
  selectKind,
  selectQuestion
} from "@command-center/machines/remove-entry/remove-entry.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

interface Held {
  readonly config: unknown
  readonly revisionId: number
}

const [till, bar] = [
  { cdType: "12", taskDesc: "Till" },
  { cdType: "148", taskDesc: "Bar" }
]
const heldWith = (revisionId: number, ...apiInterface: ReadonlyArray<unknown>): Held => ({
  config: { utgGlobal: { retries: revisionId }, apiInterfaceConfig: { apiInterface } },
  revisionId
})
const held = heldWith(1, till, bar)
const removal = { held, entry: { kind: "apiInterface", at: 0, json: till }, name: "Till" } as const
const ofDevice = { held, entry: { kind: "device", at: 0, json: {} }, name: "Lane 1" } as const

const machine = makeRemoveEntryMachine<Held>()
const input = { businessEntityId: 42, canEdit: true }
const saved = Result.succeed({ kind: "saved" })
const newer = heldWith(2, bar, till)
const movedOn = (to: Held) => Result.succeed({ kind: "movedOn", held: to })
const open = { type: "removal.opened", removal } as const

const opened = async () => {
  const driver = actorDriver(machine, input)
  await driver.perform(open)
  return driver
}
const saving = async () => {
  const driver = await opened()
  await driver.perform({ type: "confirm" })
  return driver
}

describe("deleting an entry", () => {
  it("asks first, and says what goes", async () => {
    const driver = actorDriver(machine, input)
    const asked = () => {
      const now = driver.snapshot()
      return [selectIsOpen(now), selectKind(now), selectQuestion(now), selectChangesMeanwhile(now)]
    }
    expect(asked()).toEqual([false, null, "", null])
    await driver.perform(open)
    const question = 'The API interface "Till" and all its settings will be deleted from the configuration.'
    expect([...asked(), selectFailure(driver.snapshot())]).toEqual([true, "apiInterface", question, null, null])
    await driver.perform({ type: "cancel" })
    expect([driver.running(), driver.emitted(), selectIsOpen(driver.snapshot())]).toEqual([[], [], false])
  })

  it("saves the configuration without it, and nothing else of it changed", async () => {
    const driver = await saving()
    expect(driver.inputOf("saveConfig")).toEqual({ businessEntityId: 42, held, config: heldWith(1, bar).config })
    await driver.settle("saveConfig", saved)
    expect([driver.state(), driver.emitted()]).toEqual([
      "browsing",
      [{ type: "toast", kind: "success", text: "The data was successfully updated." }]
    ])
  })

  it("is not done without the edit right [B6-12]", async () => {
    const driver = actorDriver(machine, { ...input, canEdit: false })
    await driver.perform(open)
    expect([driver.state(), driver.running()]).toEqual(["browsing", []])
  })

  it.each([
    [removal, "Unable to update the Api Interface. The service is down for maintenance."],
    [ofDevice, "Unable to update the Device. The service is down for maintenance."]
  ])("that fails says so, and can be tried again", async (of, text) => {
    const driver = actorDriver(machine, input)
    const config = { apiInterfaceConfig: { apiInterface: [till] }, deviceConfig: { device: [{}] } }
    await driver.perform({ type: "removal.opened", removal: { ...of, held: { config, revisionId: 1 } } })
    await driver.perform({ type: "confirm" })
    await driver.settle("saveConfig", Result.fail(failures.refused))
    expect([driver.emitted(), selectFailure(driver.snapshot()), selectCanConfirm(driver.snapshot())]).toEqual([
      [{ type: "toast", kind: "danger", text }],
      "The service is down for maintenance.",
      true
    ])
  })
})

describe("where the configuration moved on", () => {
  it("shows what was changed, and deletes from the newer one when asked again", async () => {
    const driver = await saving()
    await driver.settle("saveConfig", movedOn(newer))
    expect([driver.state(), driver.running(), driver.emitted()]).toEqual(["confirming", [], []])
    expect(selectChangesMeanwhile(driver.snapshot())?.map(({ path, kind }) => [path, kind])).toEqual([
      ["utgGlobal / retries", "changed"],
      ["apiInterfaceConfig / apiInterface", "moved"]
    ])
    await driver.perform({ type: "confirm" })
    expect(driver.inputOf("saveConfig")).toEqual({ businessEntityId: 42, held: newer, config: heldWith(2, bar).config })
  })

  it("deletes nothing where the entry is gone, and says so", async () => {
    const driver = await saving()
    await driver.settle("saveConfig", movedOn(heldWith(3, bar)))
    await driver.perform({ type: "confirm" })
    expect([driver.state(), driver.running(), selectCanConfirm(driver.snapshot())]).toEqual(["confirming", [], false])
    expect(selectQuestion(driver.snapshot())).toBe(
      "The configuration was changed by someone else since you opened it: the entry is gone or is no longer the same. Nothing was deleted."
    )
  })
})
