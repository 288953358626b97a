import { expect, it } from "vitest"
import { stepOfKey } from "./step-keys.ts"

const pressed = (key: string, held: Partial<KeyboardEvent> = {}, target: EventTarget = document.body) => {
  const none = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false }
  return stepOfKey({ key, ...none, ...held, target })
}

const input = (type: string) => Object.assign(document.createElement("input"), { type })

it("takes steps back and forth by the usual keys", () => {
  expect([pressed("z"), pressed("Z", { shiftKey: true }), pressed("y")]).toEqual(["undo", "redo", "redo"])
  expect(pressed("z", { ctrlKey: false, metaKey: true })).toBe("undo")
  expect([pressed("z", { altKey: true }), pressed("z", { ctrlKey: false }), pressed("x")]).toEqual([null, null, null])
})

it("leaves a text field what it does by itself", () => {
  expect(pressed("z", {}, input("text"))).toBeNull()
  expect(pressed("z", {}, document.createElement("textarea"))).toBeNull()
  expect(pressed("z", {}, input("checkbox"))).toBe("undo")
})
