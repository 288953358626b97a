import { expect, it } from "vitest"
import { draftForOthers } from "./draft-for-others.ts"
import { firstDraft, newHours, newWave, type PlanDraft } from "./plan-draft.ts"

const now = new Date("2026-11-21T10:00:00.000Z")
const given = { list: "utgs", targets: 40_000, seed: 7, now, timeZone: "America/New_York" } as const
const typed = (change: Partial<PlanDraft>, targets = 0): PlanDraft => ({
  ...firstDraft({ ...given, targets }),
  name: "Restart all",
  ...change
})

it.each([0, 4, 5, 49, 50])("many targets get a canary though the plan was begun for %i", (targets) => {
  const { name, waves } = draftForOthers(typed({}, targets), given)
  expect([name, waves]).toEqual(["Restart all", firstDraft(given).waves])
})

it("keeps what was typed: waves, hours, order and what UTGs are given", () => {
  const waves = [newWave({ watch: "30" }), newWave()]
  const draft = typed({ waves, hours: [newHours], order: "random" })
  const offline = { ...draft.action, choice: "setOffline", hours: 4 } as const
  expect(draftForOthers({ ...draft, action: offline }, given)).toEqual({ ...draft, action: offline })
})

it("asks anew what was said of the targets: whether others join by their filter, and who has no time zone", () => {
  const { isGrowing, withoutZone } = draftForOthers(typed({ isGrowing: true, withoutZone: "leaveOut" }), given)
  expect([isGrowing, withoutZone]).toEqual([false, null])
})

it("sends no form and no PCI version that was chosen for other devices", () => {
  const devices = { ...given, list: "devices" } as const
  const { action } = firstDraft(devices)
  const chosen = {
    ...action,
    form: { id: 7, businessEntityId: 42 },
    firmware: "4.1",
    deviceChoice: "lane3000",
    pciVersion: 5
  }
  expect(draftForOthers(typed({ action: chosen }), devices).action).toEqual({ ...action, firmware: "4.1" })
})

it("begins with the first change of the list that the targets are of, where the typed one is none for it", () => {
  const devices = { ...given, list: "devices" } as const
  const draft = draftForOthers(typed({}), devices)
  expect([draft.name, draft.action]).toEqual(["Restart all", firstDraft(devices).action])
})
