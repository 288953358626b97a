import { format as known } from "@cfworker/json-schema"
import { Result } from "effect"
import { safePattern } from "./safe-pattern.ts"

type IsOfFormat = (value: unknown) => boolean

const ofTexts =
  (isOfFormat: (text: string) => boolean): IsOfFormat =>
  (value) =>
    typeof value !== "string" || isOfFormat(value)

const ofNumbers =
  (isOfFormat: (number: number) => boolean): IsOfFormat =>
  (value) =>
    typeof value !== "number" || isOfFormat(value)

/** Longer than anything that has one of these formats; what the expressions below take grows with the text. */
const longText = 1000

const short = (expression: RegExp): IsOfFormat => ofTexts((text) => text.length <= longText && expression.test(text))

const byte = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)"
const percent = "(?:\\d?\\d%|100%)+"
const rgb = (part: string): string => `rgb\\(\\s*${part}\\s*,\\s*${part}\\s*,\\s*${part}\\s*\\)`
const colorNames =
  "aqua|black|blue|fuchsia|gray|green|lime|maroon|navy|olive|orange|purple|red|silver|teal|white|yellow"

const safely = (pattern: string): IsOfFormat => {
  const expression = safePattern(pattern)
  return ofTexts((text) => expression?.test(text) === true)
}

const isIso = (name: "time" | "date-time"): IsOfFormat =>
  ofTexts((text) => known[name]?.(text) === true || known[name]?.(`${text}Z`) === true)

/**
 * Formats that ajv, as rjsf sets it up, reads in another way than our library, or that the library does not know. All
 * others are the library's; those that neither knows say nothing.
 */
const formats: ReadonlyMap<string, IsOfFormat> = new Map([
  [
    "email",
    short(
      /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iu
    )
  ],
  [
    "hostname",
    short(/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*\.?$/iu)
  ],
  ["ipv4", short(new RegExp(`^(?:${byte}\\.){3}${byte}$`, "u"))],
  ["uuid", short(/^(?:urn:uuid:)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/iu)],
  ["duration", short(/^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|(?:\d+W)?)$/u)],
  ["byte", ofTexts((text) => text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/u.test(text))],
  ["regex", ofTexts((text) => !/[^\\]\\Z/u.test(text) && Result.isSuccess(Result.try(() => new RegExp(text))))],
  ["iso-time", isIso("time")],
  ["iso-date-time", isIso("date-time")],
  ["int32", ofNumbers((number) => Number.isInteger(number) && number <= 2 ** 31 - 1 && number >= -(2 ** 31))],
  ["int64", ofNumbers(Number.isInteger)],
  ["data-url", safely("^data:(?:[a-z]+/[a-z0-9+.-]+)?;(?:name=.*;)?base64,.*$")],
  ["color", safely(`^(?:#?(?:[\\dA-Fa-f]{3}){1,2}\\b|${colorNames}|${rgb(byte)}|${rgb(percent)})$`)]
])

/** The test of a format that is read as ajv reads it; undefined where the library decides. */
export const formatOf = (format: unknown): IsOfFormat | undefined =>
  typeof format === "string" ? formats.get(format) : undefined
