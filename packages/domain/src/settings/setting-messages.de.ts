import { settingLabel } from "../component-config/setting-label.ts"
import { lostNumberIssue } from "../json/kept-number.ts"
import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import type { draftMessages, issueMessages, rangeMessages, schemaMessages } from "./setting-messages.ts"

const counted = (count: unknown, one: string, many: string): string =>
  `${String(count)} ${Number(count) === 1 ? one : many}`

/** As each follows "Hier muss" and stands before "stehen". */
const typeNames: Readonly<Record<string, string>> = {
  string: "Text",
  number: "eine Zahl",
  integer: "eine ganze Zahl",
  boolean: "Ja oder Nein",
  array: "eine Liste",
  object: "eine Gruppe von Einstellungen",
  null: "nichts"
}

const formatNames: Readonly<Record<string, string>> = {
  date: "ein Datum wie 2026-11-21",
  time: "eine Uhrzeit mit Zeitzone wie 10:30:00Z",
  "date-time": "ein Datum mit Uhrzeit wie 2026-11-21T10:30:00Z",
  duration: "eine Dauer wie PT15M",
  email: "eine E-Mail-Adresse",
  hostname: "ein Hostname",
  ipv4: "eine IPv4-Adresse",
  ipv6: "eine IPv6-Adresse",
  uri: "eine Adresse wie https://example.com",
  "uri-reference": "eine Adresse",
  url: "eine Adresse wie https://example.com",
  uuid: "eine UUID",
  regex: "ein regulärer Ausdruck"
}

const or = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} oder ${names.slice(-1).join()}`

const typed = (types: unknown): string =>
  or((Array.isArray(types) ? types : [types]).map((type) => typeNames[String(type)] ?? String(type)))

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value))

const mostListed = 8

const choices = (values: unknown): string => {
  const listed = Array.isArray(values) ? values.map(shown) : []
  return listed.length === 0 || listed.length > mostListed
    ? "Wählen Sie einen der vorgegebenen Werte."
    : `Zulässig ist ${or(listed)}.`
}

const { badInput, invalid, rangeOverflow, rangeUnderflow, stepMismatch, tooLong, typeMismatch, valueMissing } =
  constraintMessagesInGerman

const isNumeric = (type: unknown): boolean => type === "integer" || type === "number"

const otherType = (types: unknown, value: unknown): string => {
  const isNumberWanted = [types].flat().some(isNumeric)
  if (isNumberWanted && typeof value === "number" && Number.isFinite(value)) return stepMismatch(1)
  if (!isNumberWanted || typeof value !== "string") return followedBy(typeMismatch, `Hier muss ${typed(types)} stehen.`)
  return lostNumberIssue(value) ?? followedBy(badInput, `Hier muss ${typed(types)} stehen.`)
}

const invalidSince = (more: string): string => followedBy(invalid, more)

export const issueMessagesInGerman = {
  required: valueMissing,
  type: otherType,
  enum: (values) => invalidSince(choices(values)),
  const: (value) => invalidSince(`Zulässig ist nur ${shown(value)}.`),
  minimum: (least) => rangeUnderflow(String(least)),
  maximum: (most) => rangeOverflow(String(most)),
  exclusiveMinimum: (bound) =>
    followedBy(rangeUnderflow(String(bound)), `Der Wert muss größer als ${String(bound)} sein.`),
  exclusiveMaximum: (bound) =>
    followedBy(rangeOverflow(String(bound)), `Der Wert muss kleiner als ${String(bound)} sein.`),
  multipleOf: (step) => stepMismatch(String(step)),
  minLength: (least) =>
    invalidSince(`Nötig ${Number(least) === 1 ? "ist" : "sind"} mindestens ${String(least)} Zeichen.`),
  maxLength: (most) => tooLong(String(most)),
  pattern: (pattern) => invalidSince(`Die erwartete Form ist nicht eingehalten: ${String(pattern)}`),
  format: (format) => followedBy(typeMismatch, `Hier muss ${formatNames[String(format)] ?? String(format)} stehen.`),
  minItems: (least) =>
    invalidSince(`Nötig ${Number(least) === 1 ? "ist" : "sind"} mindestens ${counted(least, "Eintrag", "Einträge")}.`),
  maxItems: (most) =>
    invalidSince(`Zulässig ${Number(most) === 1 ? "ist" : "sind"} höchstens ${counted(most, "Eintrag", "Einträge")}.`),
  uniqueItems: invalidSince("Kein Eintrag darf doppelt vorkommen."),
  minProperties: (least) =>
    invalidSince(
      `Nötig ${Number(least) === 1 ? "ist" : "sind"} mindestens ${counted(least, "Einstellung", "Einstellungen")}.`
    ),
  maxProperties: (most) =>
    invalidSince(
      `Zulässig ${Number(most) === 1 ? "ist" : "sind"} höchstens ${counted(most, "Einstellung", "Einstellungen")}.`
    ),
  additionalProperties: invalidSince("Das Schema hat diese Einstellung nicht."),
  propertyNames: invalidSince("Eine Einstellung darf diesen Namen nicht haben."),
  dependencies: (name) => followedBy(valueMissing, `${settingLabel(name)} ist gesetzt und braucht diesen Wert.`),
  contains: invalidSince("Mindestens ein Eintrag muss so sein, wie es das Schema verlangt."),
  not: invalidSince("Dieser Wert ist nicht zulässig."),
  anyOf: invalidSince("Der Wert muss einer der Formen entsprechen, die das Schema zulässt."),
  oneOf: invalidSince("Der Wert muss genau einer der Formen entsprechen, die das Schema zulässt."),
  false: invalidSince("Hier darf nichts gesetzt sein."),
  endless: "Das Schema verweist hier auf sich selbst."
} as const satisfies Translation<typeof issueMessages>

export const schemaMessagesInGerman = {
  notObject: "Das Schema ist kein JSON-Objekt.",
  noSettings: "Das Schema nennt keine Einstellungen.",
  tooLarge: "Das Schema ist größer als 2 MB.",
  tooDeep: "Das Schema ist tiefer als 64 Ebenen verschachtelt.",
  tooMany: (most) => `Das Schema hat mehr als ${countText(most)} Einstellungen.`,
  refusedName: "Das Schema verwendet den Namen __proto__.",
  unknownInterface: "Das Schema beschreibt keine API-Schnittstellen.",
  keyword: (keyword, subject) => `${subject} enthält ein ungültiges Schlüsselwort von JSON Schema: ${keyword}`,
  pattern: (pattern, subject) =>
    `${subject} enthält ein Muster, das kein gültiger regulärer Ausdruck ist oder zu lange dauern könnte: ${pattern}`,
  reference: (reference, subject) => `${subject} verweist auf etwas, das es nicht enthält: ${reference}`,
  endless: (reference, subject) => `${subject} verweist endlos auf sich selbst: ${reference}`,
  newer: (keyword, subject) =>
    `${subject} enthält ein Schlüsselwort, das es in JSON Schema draft 7 nicht gibt: ${keyword}`,
  subject: (names) => (names.length === 0 ? "Das Schema" : `Das Schema bei ${names.join(" / ")}`)
} as const satisfies Translation<typeof schemaMessages>

export const rangeMessagesInGerman = {
  between: (least, most) => `${String(least)} bis ${String(most)}`,
  least: (least) => `mindestens ${String(least)}`,
  most: (most) => `höchstens ${String(most)}`,
  more: (bound) => `mehr als ${String(bound)}`,
  less: (bound) => `weniger als ${String(bound)}`,
  both: (one, other) => `${one}, ${other}`,
  steps: (step) => `in Schritten von ${String(step)}`,
  characters: (range) => `${range} Zeichen`,
  entries: (range) => `${range} Einträge`
} as const satisfies Translation<typeof rangeMessages>

export const draftMessagesInGerman = {
  isBack: (time) => `Ihre Änderungen vom ${time} sind wieder da.`,
  drop: "Änderungen verwerfen",
  withoutSecrets: "Eingegebene Passwörter und Schlüssel werden nicht aufbewahrt."
} as const satisfies Translation<typeof draftMessages>
