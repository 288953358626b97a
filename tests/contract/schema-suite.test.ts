import { readdirSync, readFileSync } from "node:fs"
import { settingsCount } from "@command-center/domain/settings/schema-limits"
import { isValid } from "@command-center/domain/settings/verdict"
import { customizeValidator } from "@rjsf/validator-ajv8"
import { Result, Schema } from "effect"
import { describe, expect, it } from "vitest"
import { ajvDeparts, elsewhere, refusedSchemas } from "./support/schema-suite-cases.ts"

const folder = new URL("../schema-suite/draft7/", import.meta.url)

const readGroups = Schema.decodeUnknownSync(
  Schema.Array(
    Schema.Struct({
      description: Schema.String,
      schema: Schema.Union([Schema.Boolean, Schema.Record(Schema.String, Schema.Unknown)]),
      tests: Schema.Array(Schema.Struct({ description: Schema.String, data: Schema.Unknown, valid: Schema.Boolean }))
    })
  )
)

type Group = ReturnType<typeof readGroups>[number]

const groups = readdirSync(folder).flatMap((file) =>
  readGroups(JSON.parse(readFileSync(new URL(file, folder), "utf8"))).map((group) => ({
    name: `${file.replace(".json", "")}: ${group.description}`,
    group
  }))
)

const shared = customizeValidator()

/** What `@rjsf/validator-ajv8` says; "refused" where it cannot use the schema at all. */
const ajvVerdict = ({ schema }: Group, data: unknown): boolean | "refused" => {
  // It knows schemas by their ids, which different groups share.
  const validator = JSON.stringify(schema).includes('"$id"') ? customizeValidator() : shared
  // The types of rjsf leave out that a schema may be true or false.
  const wrapped = typeof schema === "boolean" ? { allOf: [schema] } : schema
  const { errors = [], validationError } = validator.rawValidation(wrapped, data)
  return validationError === undefined ? errors.length === 0 : "refused"
}

const caseName = (group: string, test: string): string => `${group}: ${test}`

describe("the JSON Schema Test Suite, draft 7, required part", () => {
  it("is there as a whole", () => {
    expect([groups.length, groups.reduce((count, { group }) => count + group.tests.length, 0)]).toEqual([257, 927])
  })

  it.each(groups.filter(({ name }) => !elsewhere.has(name)))("$name", ({ name, group }) => {
    const verdicts = group.tests.map(({ description, data }) => [
      caseName(name, description),
      isValid(group.schema, data, group.schema)
    ])
    expect(verdicts).toEqual(
      group.tests.map(({ description, data, valid }) => {
        const title = caseName(name, description)
        const departure = ajvDeparts.get(title)
        const byAjv = ajvVerdict(group, data)
        expect([title, byAjv === valid]).toEqual([title, departure === undefined])
        return [title, departure?.follows === "ajv" ? byAjv : valid]
      })
    )
  })

  it.each(groups.filter(({ name }) => elsewhere.has(name)))("$name: nothing is valid", ({ group }) => {
    expect(group.tests.filter(({ data }) => isValid(group.schema, data, group.schema))).toEqual([])
  })

  it.each(groups.filter(({ name }) => elsewhere.get(name) === "unknown to both"))(
    "$name: ajv refuses it too",
    ({ group }) => {
      expect(new Set(group.tests.map(({ data }) => ajvVerdict(group, data)))).toEqual(new Set(["refused"]))
    }
  )

  it("has schemas that the limits forbid, each for its reason, and no others", () => {
    const refused = groups.flatMap(({ name, group: { schema } }) => {
      if (typeof schema === "boolean") return []
      const count = settingsCount(schema, schema)
      return Result.isFailure(count) ? [[name, count.failure] as const] : []
    })
    expect(new Map(refused)).toEqual(refusedSchemas)
  })
})
