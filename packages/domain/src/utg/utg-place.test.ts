import { describe, expect, it } from "vitest"
import { sampleUtg } from "./sample-utg.ts"
import { namedUtgs, placeOfUtg } from "./utg-place.ts"

const utg = (componentId: number, componentNickname: string, componentMerchant: string, componentLocation = "") =>
  sampleUtg({ componentId, componentNickname, componentMerchant, componentLocation })

describe("what is acted on, by name", () => {
  it("tells where the only one is, since elsewhere another may have its name", () => {
    expect(namedUtgs([utg(1, "Front Counter 1", "Nine Mile Diner", "Store 1977")])).toEqual([
      { id: 1, name: "Front Counter 1", place: "Nine Mile Diner, Store 1977" }
    ])
  })

  it("tells it of those that share a name, and of no others", () => {
    const rows = [utg(1, "Kiosk 5", "Coffee"), utg(2, "Patio 1", "Coffee"), utg(3, "Kiosk 5", "Car Wash", "Bay 2")]
    expect(namedUtgs(rows).map(({ place }) => place)).toEqual(["Coffee", "", "Car Wash, Bay 2"])
  })

  it("has no place for a UTG of which neither is known", () => {
    expect(placeOfUtg({ componentMerchant: null, componentLocation: "" })).toBe("")
  })
})
