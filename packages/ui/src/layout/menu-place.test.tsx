import { describe, expect, it } from "vitest"
import { placeMenu } from "./menu-place.tsx"

const view = { width: 1440, height: 900 }
const buttonAt = (top: number) => ({ left: 300, right: 400, top, bottom: top + 32 })
const placeOf = (top: number, height: number) => {
  const { left, ...place } = placeMenu(buttonAt(top), { width: 200, height }, view, "start")
  expect(left).toBe(300)
  return place
}

describe("where a menu goes", () => {
  it("is under its button", () => expect(placeOf(200, 300)).toEqual({ top: 236, height: 300 }))
  it("is above its button where there is more room", () => expect(placeOf(700, 300)).toEqual({ top: 396, height: 300 }))
  it("is as high as there is room, so that its last item is inside the window", () => {
    expect(placeOf(200, 884)).toEqual({ top: 236, height: 656 })
    expect(placeOf(620, 884)).toEqual({ top: 8, height: 608 })
  })
})
