/** A source of numbers in [0, 1) that a seed determines. */
export type Random = () => number

export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <A>(random: Random, from: ReadonlyArray<A>): A => {
  const chosen = from[Math.floor(random() * from.length)]
  if (chosen === undefined) throw new Error("There is nothing to choose from.")
  return chosen
}

const texts = [
  "\0",
  "till\0four",
  "\ud800",
  "till \udc00 four",
  "\uffff\u202e💥",
  "",
  " ",
  "x".repeat(300),
  "é".repeat(20_000),
  "9".repeat(400),
  "2147483648",
  "-1",
  "1e400",
  "NaN",
  "null",
  "{}",
  "[1",
  '"',
  "\\u0000",
  "\\ud800",
  '{"note":"\\u0000"}',
  '{"note":"\\ud800"}',
  `${"[".repeat(6000)}${"]".repeat(6000)}`,
  `${'{"a":'.repeat(6000)}1${"}".repeat(6000)}`,
  "%",
  "%00",
  "../..",
  "__proto__",
  "'; drop table person; --",
  "+275000-01-01T00:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "0000-01-01T00:00:00.000Z",
  "0001-01-01T00:00:00.000Z",
  "9999-12-31T23:59:59.999Z",
  "2027-02-30T00:00:00Z",
  "2027-04-31T24:00:00.000Z",
  "12/31/275000",
  "02/30/2026",
  "00000000-0000-0000-0000-00000000000g",
  "999999999.999999999.999999999.999999999"
]
const numbers = [0, -0, -1, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 9_007_199_254_740_992, 1e21, 1e308]

const deep = (): unknown => {
  let value: unknown = 1
  for (let level = 0; level < 1500; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
const deepest = deep()

const anything: ReadonlyArray<unknown> = [
  ...texts,
  ...numbers,
  null,
  true,
  [],
  {},
  [[]],
  ["\0"],
  { "a\0b": 1 },
  { "\udfff": 1 },
  JSON.parse('{"__proto__":{"id":1}}'),
  Array.from({ length: 20_000 }, () => 1),
  deepest
]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const innerJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value with one place in it, found by chance, made hostile: its own, or one of a field, an item, or JSON in a text. */
export const spoilt = (value: unknown, random: Random): unknown => {
  const goesOn = random() < 0.85
  if (goesOn && Array.isArray(value) && value.length > 0) {
    const place = Math.floor(random() * value.length)
    return value.with(place, spoilt(value[place], random))
  }
  if (goesOn && isRecord(value) && Object.keys(value).length > 0) {
    const name = pick(random, Object.keys(value))
    const { [name]: inner, ...others } = value
    const fate = random()
    if (fate < 0.05) return others
    if (fate < 0.1)
      return { ...value, [pick(random, ["\0", "\ud800", "Note", "__proto__", "id"])]: pick(random, anything) }
    return { ...value, [name]: spoilt(inner, random) }
  }
  if (typeof value === "string" && random() < 0.6) {
    const json = innerJson(value)
    if (isRecord(json) || Array.isArray(json)) return JSON.stringify(spoilt(json, random))
  }
  return pick(random, typeof value === "number" && random() < 0.6 ? numbers : anything)
}

const pathParts = [
  "%00",
  "12%00",
  "%ED%A0%80",
  "%",
  "%zz",
  "%FF",
  "%C3%28",
  "2147483648",
  "99999999999999999999",
  "-1",
  "0",
  "1.5",
  "%252e%252e",
  "%2f",
  "%F0%9F%92%A5",
  "null",
  "'",
  "00000000-0000-4000-8000-000000000000",
  "a".repeat(5000)
]

/** The path with one of its segments, or of its query's names and values, made hostile. */
export const spoiltPath = (path: string, random: Random): string => {
  const parts = path.split(/(?<=[/?&=])/u)
  const place = 1 + Math.floor(random() * (parts.length - 1))
  const end = /[/?&=]$/u.exec(parts[place] ?? "")?.[0] ?? ""
  return parts.with(Math.min(place, parts.length - 1), `${pick(random, pathParts)}${end}`).join("")
}

/** Bodies that are no JSON of any record. */
export const brokenBodies: ReadonlyArray<Uint8Array<ArrayBuffer> | string> = [
  "",
  "{",
  "null",
  "[]",
  '"',
  '"text"',
  "\uFEFF{}",
  "[".repeat(100_000),
  `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
  `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
  new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]),
  new Uint8Array([0x22, 0xed, 0xa0, 0x80, 0x22])
]
