import type { JsonObject } from "../json/json-field.ts"

type Met = (value: unknown, said: unknown) => boolean

const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/u.test(text)

const typeMet = (value: unknown, type: unknown): boolean => {
  if (type === "integer") return Number.isInteger(value)
  if (type === "array") return Array.isArray(value)
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value)
  return type === typeof value
}

const ofNumbers =
  (isMet: (value: number, said: number) => boolean): Met =>
  (value, said) =>
    typeof value !== "number" || isMet(value, Number(said))

const ofTexts =
  (isMet: (value: string, said: number) => boolean): Met =>
  (value, said) =>
    typeof value !== "string" || isMet(value, Number(said))

const ofLists =
  (isMet: (count: number, said: number) => boolean): Met =>
  (value, said) =>
    !Array.isArray(value) || isMet(value.length, Number(said))

/** Where a keyword is plainly met; where one is not, it may still be. */
const met: ReadonlyMap<string, Met> = new Map<string, Met>([
  ["type", typeMet],
  ["const", (value, said) => typeof value !== "object" && value === said],
  ["enum", (value, said) => typeof value !== "object" && Array.isArray(said) && said.includes(value)],
  ["minimum", ofNumbers((value, least) => value >= least)],
  ["maximum", ofNumbers((value, most) => value <= most)],
  ["exclusiveMinimum", ofNumbers((value, bound) => value > bound)],
  ["exclusiveMaximum", ofNumbers((value, bound) => value < bound)],
  [
    "multipleOf",
    ofNumbers((value, step) => Number.isSafeInteger(value) && Number.isInteger(step) && value % step === 0)
  ],
  ["minLength", ofTexts((value, least) => value.length >= least && isAscii(value))],
  ["maxLength", ofTexts((value, most) => value.length <= most)],
  ["minItems", ofLists((count, least) => count >= least)],
  ["maxItems", ofLists((count, most) => count <= most)],
  ["format", (value) => typeof value !== "string"]
])

/** A test that is true only where a value plainly meets all rules: what a form holds nearly always. */
export const plainlyMet = (rules: JsonObject): ((value: unknown) => boolean) => {
  const checks = Object.keys(rules).map((keyword) => [met.get(keyword), rules[keyword]] as const)
  return (value) => {
    for (const [isMet, said] of checks) if (isMet === undefined || !isMet(value, said)) return false
    return true
  }
}
