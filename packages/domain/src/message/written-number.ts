import { amountMessages } from "./amount-messages.ts"

/** A number as the language writes it, without groups: "2.5", in German "2,5". */
export const numberText = (value: number): string => String(value).replace(".", amountMessages.decimal)

const inGroups = /^[-+]?(?:\d+|(?=\.\d)|\d{1,3}(?: \d{3})+)(?:\.\d*)?$/u

/** The number that a text stands for as the language writes it, in groups of three digits or without; null for any other text. */
export const typedNumber = (typed: string): number | null => {
  const text = typed.trim()
  const { thousands, decimal } = amountMessages
  const plain = text.replaceAll(thousands, " ").replaceAll(decimal, ".")
  const value = Number(plain.replaceAll(" ", ""))
  return /\s/u.test(text) || !inGroups.test(plain) || !Number.isFinite(value) ? null : value
}
