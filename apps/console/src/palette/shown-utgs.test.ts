import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { utgActions } from "@command-center/domain/utg/utg-actions"
import { expect, it } from "vitest"
import { makeShownUtgs, type UtgOpening } from "./shown-utgs.ts"

const [action] = utgActions
if (action === undefined) throw new Error("There is no action.")

const opening: UtgOpening = { action, targets: { ids: [7], rows: [sampleUtg({ componentId: 7 })] } }

it("a dialog opens on the list that is shown, and else on the one that is gone to with its state, once", () => {
  const utgs = makeShownUtgs()
  const opened: Array<UtgOpening> = []
  const leave = utgs.shown({ businessEntityId: 12, targets: () => null, open: (each) => opened.push(each) })
  expect(utgs.open(12, opening)).toBeNull()
  expect(opened).toEqual([opening])

  leave()
  const state = utgs.open(12, opening)
  expect([utgs.take(null), utgs.take({ opening: 99 }), utgs.take({ intent: "schedule" })]).toEqual([null, null, null])
  expect(utgs.take(state)).toEqual(opening)
  expect(utgs.take(state)).toBeNull()
})

it("what was kept for a navigation that never came is not opened by a later one", () => {
  const utgs = makeShownUtgs()
  const given = utgs.open(12, opening)
  const later = utgs.open(12, { ...opening, targets: { ids: [8], rows: null } })
  expect(utgs.take(given)).toBeNull()
  expect(utgs.take(later)?.targets.ids).toEqual([8])
})

it("actions are offered for what the account's page shows", () => {
  const utgs = makeShownUtgs()
  const targets = { named: "counter 1", targets: opening.targets }
  utgs.shown({ businessEntityId: 12, targets: () => targets, open: null })
  expect([utgs.targets(12), utgs.targets(13)]).toEqual([targets, null])
  expect(utgs.open(12, opening)).not.toBeNull()
})
