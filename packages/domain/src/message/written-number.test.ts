import fc from "fast-check"
import { afterEach, expect, it } from "vitest"
import { speak } from "../language/translatable.ts"
import { amountMessagesInGerman } from "./amount-messages.de.ts"
import { amountMessages } from "./amount-messages.ts"
import { numberText, typedNumber } from "./written-number.ts"

const english = { ...amountMessages }
const inGerman = () => speak("de", (name) => (name === "amountMessages" ? amountMessagesInGerman : undefined))
afterEach(() => {
  speak("en", (name) => (name === "amountMessages" ? english : undefined))
  speak("en", () => undefined)
})

it("is read as the language writes it", () => {
  const typed = ["2.5", "2,5", "1,000", "1.000", " 12 ", "-3", "1,00", "1 000", "", "ten", "1.2.3", "1e3", ".5"]
  expect(typed.map(typedNumber)).toEqual([2.5, null, 1000, 1, 12, -3, null, null, null, null, null, null, 0.5])
  inGerman()
  expect(typed.map(typedNumber)).toEqual([null, 2.5, 1, 1000, 12, -3, 1, null, null, null, null, null, null])
  expect(["1.234.567,5", "1.23.456", "9".repeat(400)].map(typedNumber)).toEqual([1_234_567.5, null, null])
})

it("a number that is very small or large is written in digits, and read the same", () => {
  expect([1e-7, -1.25e-8, 1e21, 1.5e22].map(numberText)).toEqual([
    "0.0000001",
    "-0.0000000125",
    `1${"0".repeat(21)}`,
    `15${"0".repeat(21)}`
  ])
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(typedNumber(numberText(value))).toBe(value + 0)
    })
  )
})

it.each(["English", "German"])("what is written is read the same, in %s", (language) => {
  if (language === "German") inGerman()
  fc.assert(
    fc.property(fc.integer(), fc.nat(4), (whole, places) => {
      const value = Number((whole / 10 ** places).toFixed(places))
      expect(typedNumber(numberText(value))).toBe(value)
    })
  )
})
