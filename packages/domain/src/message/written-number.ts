import { amountMessages } from "./amount-messages.ts"

/** All digits of a number that is very small or large, which JavaScript writes as a power of ten: 1e-7. */
const inDigits = (written: string): string => {
  const [, sign = "", whole = "", part = "", power] = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/u.exec(written) ?? []
  if (power === undefined) return written
  const point = whole.length + Number(power)
  const digits = `${whole}${part}`
  return point > 0 ? `${sign}${digits.padEnd(point, "0")}` : `${sign}0.${"0".repeat(-point)}${digits}`
}

/** A number as the language writes it, without groups: "2.5", in German "2,5". */
export const numberText = (value: number): string => inDigits(String(value)).replace(".", amountMessages.decimal)

const inGroups = /^[-+]?(?:\d+|(?=\.\d)|\d{1,3}(?: \d{3})+)(?:\.\d*)?$/u

/** The number that a text stands for as the language writes it, in groups of three digits or without; null for any other text. */
export const typedNumber = (typed: string): number | null => {
  const text = typed.trim()
  const { thousands, decimal } = amountMessages
  const plain = text.replaceAll(thousands, " ").replaceAll(decimal, ".")
  const value = Number(plain.replaceAll(" ", ""))
  return /\s/u.test(text) || !inGroups.test(plain) || !Number.isFinite(value) ? null : value
}
