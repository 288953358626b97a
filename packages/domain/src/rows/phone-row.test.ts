import { describe, expect, it } from "vitest"
import { utgList } from "../utg/utg-list.ts"
import { defaultLayout, withPinned, withShown } from "./columns.ts"
import { phoneRow } from "./phone-row.ts"

const layout = defaultLayout(utgList.columns.map(({ key }) => key))

describe("a row on a phone", () => {
  it("shows the state and the two facts that the list names", () => {
    expect(phoneRow(utgList, layout)).toEqual({ state: "utgStatus", facts: ["componentMerchant", "utgVersion"] })
  })

  it("shows what is pinned before them", () => {
    expect(phoneRow(utgList, withPinned(layout, "componentLane", true)).facts).toEqual([
      "componentLane",
      "componentMerchant"
    ])
  })

  it("shows the next column in place of a hidden one, and no hidden state", () => {
    const hidden = withShown(withShown(layout, "componentMerchant", false), "utgStatus", false)
    expect(phoneRow(utgList, hidden)).toEqual({ state: null, facts: ["utgVersion", "agentVersion"] })
  })

  it("shows the first columns where the list names none", () => {
    const { phone: _phone, ...list } = utgList
    expect(phoneRow(list, layout)).toEqual({ state: null, facts: ["componentMerchant", "utgStatus"] })
  })
})
