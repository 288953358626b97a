import type { FieldKind, RowFields } from "./row-fields.ts"

/** Texts that break what takes them for anything but text. Each is shown, searched and sorted as it is. */
export const hostileTexts: ReadonlyArray<string> = [
  "<img src=x onerror=\"document.title='broken'\">",
  "</td></table><script>document.title='broken'</script>",
  "\"><svg/onload=document.title='broken'>",
  "javascript:document.title='broken'",
  "{{7*7}} ${7*7} %s %d",
  "\u0000\u0001\u0007\b\t\n\r\u001b[31m\u007f\u0085",
  "\u202eevil\u202c \u2066left\u2069 \u200e\u200f\u061c",
  "zero\u200bwidth\u200d\ufeff\u2060",
  "\ud800 alone, \udc00 alone",
  "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334a",
  "\u{1F468}\u200d\u{1F469}\u200d\u{1F467} \u{1F1EB}\u{1F1EE} \u{20BB7}",
  "İIıi ßẞ Σσς ŉ ﬁ",
  "=1+1",
  '@SUM(A1)\t",\r\n;',
  "__proto__",
  "constructor",
  "null",
  "",
  "   ",
  "\u2028\u2029"
]

/** One row of so many has a name of 10,000 characters. */
const longEvery = 100
const longText = "Длинное имя ".repeat(833).padEnd(10_000, "!")

const unknownCodes: Readonly<Record<FieldKind, ReadonlyArray<unknown>>> = {
  id: [],
  optionalId: [null, 987_654_321, "-1", ""],
  text: hostileTexts,
  number: [null, -0, 1e21, -999, "99999999999999999999", 0.1],
  date: [null, "", "/Date(-62135596800000+0000)/", "9999-12-31T23:59:59.999Z", "/Date(253402300799999+0000)/"],
  flag: [null, "True", 0, 1, "false"],
  json: [null, [], { __proto__: null, constructor: { prototype: 1 } }, "text", hostileTexts]
}

/** What each kind of field cannot be read from. */
const wrongs: Readonly<Record<FieldKind, unknown>> = {
  id: null,
  optionalId: "12,5",
  text: { toString: "broken" },
  number: "twelve",
  date: "yesterday",
  flag: "maybe",
  json: undefined
}

const noRows: ReadonlyArray<unknown> = [null, 5, "a row", [], [{ id: 1 }], true]

type Wire = Record<string, unknown>

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

const textFor = (index: number, place: number): string =>
  index % longEvery === 0 && place === 0 ? longText : (hostileTexts[(index + place) % hostileTexts.length] ?? "")

/** A row that can be read: strange in every field, some of them missing, some in the other letter case. */
const strangeRow = (fields: RowFields, index: number): Wire => {
  const row: Wire = { unknownField: hostileTexts[index % hostileTexts.length], "": 1 }
  let texts = 0
  for (const [place, [name, kind]] of Object.entries(fields).entries()) {
    const written = index % 7 === 0 ? pascal(name) : name
    const codes = unknownCodes[kind]
    if (kind === "id") row[written] = index % 2 === 0 ? index + 1 : String(index + 1)
    else if ((index + place) % 11 === 0) continue
    else if (kind === "text") {
      row[written] = (index + place) % 13 === 0 ? (place % 2 === 0 ? null : 12.5) : textFor(index, texts)
      texts += 1
    } else row[written] = codes[(index + place) % codes.length]
  }
  return row
}

export interface HostileRows {
  /** As they would come in an answer. */
  readonly rows: ReadonlyArray<unknown>
  /** How many of them a list shows. */
  readonly readable: number
}

/**
 * Rows that no service should send, the same ones each time: markup, control and bidirectional characters, names of
 * 10,000 characters, missing and null fields, wrong types, ids that repeat, unknown codes, and what is no row at all.
 */
export const hostileRows = (fields: RowFields, count: number): HostileRows => {
  const names = Object.entries(fields).filter(([, kind]) => kind !== "json")
  let readable = 0
  const rows = Array.from({ length: count }, (_, index): unknown => {
    if (index % 50 === 49) return noRows[Math.floor(index / 50) % noRows.length]
    const row = strangeRow(fields, index)
    if (index % 50 === 48) {
      const [name = "", kind = "id"] = names[Math.floor(index / 50) % names.length] ?? []
      return { ...row, [name]: wrongs[kind] }
    }
    if (index % 50 === 47) return strangeRow(fields, index - 1)
    readable += 1
    return row
  })
  return { rows, readable }
}
