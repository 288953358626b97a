import { customizeValidator } from "@rjsf/validator-ajv8"
import { Ajv } from "ajv"
import addFormats from "ajv-formats"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isValid } from "./verdict.ts"

const ajv = new Ajv({ strict: false })
addFormats(ajv)
const rjsf = customizeValidator()

const dates = ["2026-11-21", "2026-02-30", "2026-13-01", "26-1-1", "0000-01-01", "2024-02-29"]
const times = ["10:30:00Z", "10:30:00", "10:30:00+25:00", "23:59:60Z", "10:30:60Z", "10:30:00.5-05:30", "24:00:00Z"]
const moments = ["2026-11-21T10:30:00Z", "2026-11-21 10:30:00Z", "2026-11-21t10:30:00z", "2026-11-21T10:30:00"]
const durations = ["P1D", "PT15M", "P", "PT", "P1W", "P1Y2W", "P1Y1D", "PT1H30M", "-P1D"]
const mails = ["a@b", "a@b.c", "a.b+c@d.example", "a b@c.d", '"a b"@c.d', ".a@b.c", "a..b@c.d", "a@[1.2.3.4]", "A@B.C"]
const hosts = [
  "localhost",
  "a-b.example.com",
  "-a.b",
  "a-.b",
  "a_b.c",
  "a.",
  "a..b",
  "EXAMPLE.COM",
  `${"a".repeat(64)}.b`
]
const addresses = ["1.2.3.4", "256.1.1.1", "01.2.3.4", "1.2.3", "::1", "fe80::1%eth0", "1::2::3", "::ffff:1.2.3.4"]
const locations = [
  "https://example.com/a?b=c#d",
  "http://a",
  "//a/b",
  "/a/b",
  "a b",
  "https://[::1]:80/",
  "urn:x:y",
  "a"
]
const ids = ["123e4567-e89b-12d3-a456-426614174000", "urn:uuid:123e4567-e89b-12d3-a456-426614174000", "123e4567"]
const others = ["", "^a$", "(", "{a", "\\\\Z", "/a/b~0", "/a~", "#/a", "1/a", "YQ==", "YQ", "é", "x".repeat(254)]

const texts = [
  ...dates,
  ...times,
  ...moments,
  ...durations,
  ...mails,
  ...hosts,
  ...addresses,
  ...locations,
  ...ids,
  ...others
]

const formats = "date time date-time iso-time iso-date-time duration email hostname ipv4 ipv6 uri"
  .concat(" uri-reference uri-template uuid regex json-pointer relative-json-pointer byte password")
  .split(" ")

describe("a format", () => {
  it.each(formats)("%s takes the texts that ajv takes", (format) => {
    const byAjv = ajv.compile({ format })
    const verdicts = texts.map((text) => [text, isValid({ format }, text, {})])
    expect(verdicts).toEqual(texts.map((text) => [text, byAjv(text)]))
  })

  it.each(["int32", "int64", "float", "double"])("%s takes the numbers that ajv takes", (format) => {
    const byAjv = ajv.compile({ format })
    const numbers = [0, -1, 1.5, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), -(2 ** 31) - 1, 2 ** 40, "a"]
    expect(numbers.map((each) => isValid({ format }, each, {}))).toEqual(numbers.map((each) => byAjv(each)))
  })

  it.each<[string, ReadonlyArray<string>]>([
    [
      "color",
      ["#fff", "fff", "#ffff", "#00FF7f", "red", "Red", "rgb(1, 22,255)", "rgb(1,2,256)", "rgb(1%,20%,100%)", ""]
    ],
    [
      "data-url",
      ["data:image/png;base64,YQ==", "data:;base64,", "data:image/png;name=a.png;base64,YQ==", "data:text", ""]
    ]
  ])("%s takes what rjsf takes", (format, some) => {
    expect(some.map((text) => [text, isValid({ format }, text, {})])).toEqual(
      some.map((text) => [text, rjsf.rawValidation({ format }, text).errors === undefined])
    )
  })

  it("takes what ajv takes of any text made of the same parts", () => {
    const parts = fc.constantFrom(
      "a",
      "1",
      "-",
      ".",
      "@",
      ":",
      "/",
      "T",
      "Z",
      "P",
      "%",
      "é",
      " ",
      "2026-11-21",
      "10:00:00"
    )
    const made = fc.array(parts, { maxLength: 8 }).map((all) => all.join(""))
    const compiled = formats.map((format) => [format, ajv.compile({ format })] as const)
    fc.assert(
      fc.property(made, (text) => {
        const verdicts = compiled.map(([format]) => [format, isValid({ format }, text, {})])
        expect(verdicts).toEqual(compiled.map(([format, byAjv]) => [format, byAjv(text)]))
      }),
      { numRuns: 1000 }
    )
  })
})
