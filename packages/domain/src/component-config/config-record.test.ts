import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ComponentConfig, parseConfig, readConfig, withConfig } from "./component-config.ts"
import { configSave } from "./config-save.ts"

const wire = {
  config: '{ "utgGlobal": { "logLevel": "Debug", "big": 12345678901234567890 } }',
  hash: "h",
  isCommitted: true,
  lastUpdatedAt: "2026-11-20T10:00:00.000Z",
  lastUpdatedBy: 7,
  revisionId: "12",
  componentId: 501,
  fromLaterOn: { a: [1] }
}

const recordOf = (json: unknown): ComponentConfig => Result.getOrThrow(readConfig(json))

describe("a component's configuration", () => {
  it("is read with its seven fields, its text parsed, and kept as it came [B3-11]", () =>
    expect(readConfig(wire)).toEqual(
      Result.succeed({
        config: { utgGlobal: { logLevel: "Debug", big: 12_345_678_901_234_567_000 } },
        hash: "h",
        isCommitted: true,
        lastUpdatedAt: "2026-11-20T10:00:00.000Z",
        lastUpdatedBy: "7",
        revisionId: 12,
        componentId: 501,
        json: wire
      })
    ))

  it("is read in PascalCase and without most of its fields", () =>
    expect(readConfig({ Config: null, RevisionId: 1 })).toEqual(
      Result.succeed({
        config: null,
        hash: null,
        isCommitted: null,
        lastUpdatedAt: null,
        lastUpdatedBy: null,
        revisionId: 1,
        componentId: null,
        json: { Config: null, RevisionId: 1 }
      })
    ))

  it.each([
    [
      { ...wire, config: "{" },
      { field: "config", expected: "JSON text" }
    ],
    [
      { ...wire, revisionId: "x" },
      { field: "revisionId", expected: "a number or nothing" }
    ],
    [[wire], { field: "", expected: "an object" }],
    [null, { field: "", expected: "an object" }]
  ])("%# says what could not be read", (json, issue) => expect(readConfig(json)).toEqual(Result.fail(issue)))

  it("is sent with another configuration in place of its own, the rest as it was read", () =>
    expect(withConfig(recordOf(wire), { utgGlobal: {} })).toEqual({ ...wire, config: '{"utgGlobal":{}}' }))

  it("keeps its text to the letter where nothing was changed", () => {
    const record = recordOf(wire)
    expect(withConfig(record, structuredClone(record.config))).toEqual(wire)
  })

  it("is sent as JSON where it came as JSON, and in the letter case in which it came", () => {
    expect(withConfig(recordOf({ Config: { a: 1 }, Note: 1 }), { a: 2 })).toEqual({ Config: { a: 2 }, Note: 1 })
    expect(withConfig(recordOf({ config: null }), { a: 2 })).toEqual({ config: '{"a":2}' })
  })

  it("keeps every unknown field through reading and writing", () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
        fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 }),
        (unknown, config) => {
          const json = { ...unknown, ...wire }
          const sent = withConfig(recordOf(json), config)
          expect({ ...sent, config: null }).toEqual({ ...json, config: null })
          expect(parseConfig(sent["config"])).toEqual(Result.succeed(JSON.parse(JSON.stringify(config))))
        }
      ),
      { numRuns: 1000 }
    )
  })

  it("never throws on a record that is not as it should be", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue({ maxDepth: 1 }),
          fc.record({ config: fc.jsonValue({ maxDepth: 1 }), componentId: fc.jsonValue({ maxDepth: 1 }) })
        ),
        (json) => {
          const sent = Result.map(readConfig(json), (record) => withConfig(record, record.config))
          expect(Result.getOrElse(sent, () => json)).toEqual(json)
        }
      ),
      { numRuns: 1000 }
    )
  })
})

describe("saving a configuration", () => {
  const request = {
    canEdit: true,
    machinePermanentId: "m",
    componentPermanentId: "c",
    record: recordOf(wire),
    config: { apiInterfaceConfig: { apiInterface: [{ listenPort: 1 }] } }
  }
  const twice = { apiInterfaceConfig: { apiInterface: [{ listenPort: 1 }, { listenPort: 1 }] } }

  it("sends the record with the new configuration to both ids", () =>
    expect(configSave(request)).toEqual(
      Result.succeed({
        machinePermanentId: "m",
        componentPermanentId: "c",
        componentConfig: { ...wire, config: '{"apiInterfaceConfig":{"apiInterface":[{"listenPort":1}]}}' }
      })
    ))

  it.each([
    [{ canEdit: false, machinePermanentId: null }, "You are not authorized to edit this UTG."],
    [{ machinePermanentId: null, componentPermanentId: null }, "Machine permanent ID is undefined"],
    [{ machinePermanentId: "" }, "Machine permanent ID is undefined"],
    [{ componentPermanentId: null, config: twice }, "Component permanent ID is undefined"],
    [{ componentPermanentId: "" }, "Component permanent ID is undefined"],
    [{ config: twice }, "Unable to save due to conflict. All API Interfaces must have a unique Port."]
  ])("with %j says why nothing is sent [B2.config-02 B4-15 B7-16 B7-17]", (changes, sentence) =>
    expect(configSave({ ...request, ...changes })).toEqual(Result.fail(sentence))
  )
})
