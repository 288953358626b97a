import { describe, expect, it } from "vitest"
import { begunKind, kindTitle } from "./setting-kinds.ts"
import { settingIssues } from "./verdict.ts"

const told = (schema: object, value: unknown): ReadonlyArray<string> => {
  const root = { ...schema }
  return settingIssues({ root, at: root }, value).map(({ path, message }) => `${path.join("/")}: ${message}`)
}

const port = { type: "integer", minimum: 1 }
const tcp = { type: "object", properties: { host: { type: "string" }, port }, required: ["host", "port"] }
const serial = { type: "object", properties: { com: { type: "string", minLength: 2 } }, required: ["com"] }
const missing = "This field is required."

describe("what is wrong with a value of several kinds", () => {
  const none = ": Invalid input. Must match exactly one of the forms the schema allows."
  it.each([
    [{}, [none]],
    [{ other: 1 }, [none]],
    [{ host: "a" }, [`port: ${missing}`]],
    [{ host: "" }, [`host: ${missing}`, `port: ${missing}`]],
    [{ host: "a", port: 0 }, ["port: Input contains less than minimum value 1"]],
    [{ com: "" }, [`com: ${missing}`]],
    [{ com: "com1" }, []]
  ])("is what the kind that knows it has to say: %j", (value, issues) =>
    expect(told({ oneOf: [{ $ref: "#/definitions/tcp" }, serial], definitions: { tcp } }, value)).toEqual(issues)
  )

  it("is what the kind of its constant has to say", () => {
    const of = (kind: string) => ({ properties: { kind: { const: kind }, speed: port }, required: ["kind", "speed"] })
    expect(told({ anyOf: [of("a"), of("b")] }, { kind: "b" })).toEqual([`speed: ${missing}`])
  })
})

describe("what a kind begins with", () => {
  it("is what was kept, what the schema gives, and an empty text where one is required", () => {
    const properties = { kind: { const: "tcp" }, host: { type: "string" }, port: { ...port, default: 80 }, note: {} }
    expect(begunKind({ properties, required: ["host"] }, { host: undefined, speed: 3 })).toEqual({
      kind: "tcp",
      host: "",
      port: 80,
      speed: 3
    })
    expect(begunKind({ properties, required: ["host"] }, { host: "a" })).toMatchObject({ host: "a" })
  })

  it("is nothing for a value that its schema does not give", () => {
    expect(begunKind({ type: "string" }, undefined)).toBeUndefined()
    expect(begunKind({ type: "integer", default: 3 }, undefined)).toBe(3)
  })
})

it("names a kind by its title, else by its constant, else by its place", () => {
  expect(kindTitle({ title: "TCP", properties: { kind: { const: "tcp" } } }, 1)).toBe("TCP")
  expect(kindTitle({ properties: { speed: port, kind: { const: "tcp" } } }, 1)).toBe("tcp")
  expect(kindTitle({ type: "string" }, 2)).toBe("Kind 2")
})
