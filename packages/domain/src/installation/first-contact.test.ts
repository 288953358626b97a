import { expect, it } from "vitest"
import { sampleUtg } from "../utg/sample-utg.ts"
import { contactsOf, firstContact } from "./first-contact.ts"

const awaited = { businessEntityId: 42, nickname: "Till 4" }
const at = "2026-11-21T09:00:00.000Z"
const utg = (
  componentId: number,
  componentNickname: string,
  machineStatusEntityLastKnownCommunication: string | null
) => sampleUtg({ componentId, componentNickname, businessEntityId: 43, machineStatusEntityLastKnownCommunication })

it("is the report of a UTG with the installation's name that had not reported before", () => {
  const before = contactsOf(awaited, [utg(1, "Till 4", at), utg(2, "Till 4", null), utg(3, "Till 40", at)])
  expect(before.map(({ componentId }) => componentId)).toEqual([1])
  expect(firstContact(before, contactsOf(awaited, [utg(1, "Till 4", "2026-11-21T09:05:00.000Z")]))).toBeNull()
  const now = contactsOf(awaited, [utg(1, "Till 4", at), utg(2, "Till 4", at), utg(9, "Till 4", at)])
  expect(firstContact(before, now)).toEqual({ componentId: 9, businessEntityId: 43, at })
  expect(firstContact(before, contactsOf(awaited, [utg(2, "Till 4", at)]))?.componentId).toBe(2)
  const two = contactsOf(awaited, [utg(1, "Till 4", at), utg(2, "Till 4", at)])
  expect(firstContact(two, two)).toBeNull()
})
