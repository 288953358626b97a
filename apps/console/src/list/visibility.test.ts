import { expect, it } from "vitest"
import { tellVisibility } from "./visibility.ts"

it("tells at once and at each change whether anybody can see the page, until it is stopped", () => {
  const told: Array<string> = []
  const page = Object.defineProperty(document.implementation.createHTMLDocument(), "hidden", {
    value: true,
    writable: true
  })
  const turn = (hidden: boolean) => {
    Object.assign(page, { hidden })
    page.dispatchEvent(new Event("visibilitychange"))
  }
  const stop = tellVisibility({ send: ({ type }) => told.push(type) }, page)
  turn(false)
  turn(true)
  stop()
  turn(false)
  expect(told).toEqual(["page.hidden", "page.shown", "page.hidden"])
})
