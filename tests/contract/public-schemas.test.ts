import { readFileSync } from "node:fs"
import { withDefaults } from "@command-center/domain/component-config/defaults"
import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { withValueAt } from "@command-center/domain/settings/setting-path"
import {
  type SettingField,
  type SettingsSection,
  settingsOutline
} from "@command-center/domain/settings/settings-outline"
import { type SettingsSchema, settingsSchema } from "@command-center/domain/settings/settings-schema"
import { settingIssues } from "@command-center/domain/settings/verdict"
import { customizeValidator } from "@rjsf/validator-ajv8"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const modules = new URL("../../node_modules/", import.meta.url)

const read = (file: string): JsonObject => {
  const json: unknown = JSON.parse(readFileSync(new URL(file, modules), "utf8"))
  return isJsonObject(json) ? json : {}
}

/** Schemas that nobody here wrote: of the tools that this repository is made with. */
const biome = read("@biomejs/biome/configuration_schema.json")
const knip = read("knip/schema.json")
const oxlint = read("oxlint/configuration_schema.json")
const report = read("mutation-testing-report-schema/dist/src/mutation-testing-report-schema.json")
const stryker = read("@stryker-mutator/core/schema/stryker-schema.json")

const partOf = (root: JsonObject, name: string): readonly [string, JsonObject, unknown] => {
  const parts = root["$defs"] ?? root["definitions"]
  return [name, root, isJsonObject(parts) ? parts[name] : undefined]
}

/** Those that are forms as a whole, and parts of those that are not. */
const forms: ReadonlyArray<readonly [name: string, root: JsonObject, at: unknown]> = [
  ["knip", knip, knip],
  ["stryker", stryker, stryker],
  ["mutation testing report", report, report],
  ...[
    "JsFormatterConfiguration",
    "FormatterConfiguration",
    "VcsConfiguration",
    "HtmlFormatterConfiguration",
    "A11y"
  ].map((name) => partOf(biome, name)),
  ...["OxlintOptions", "NoMagicNumbersConfig", "RequireParamConfig", "RestrictTemplateExpressionsConfig"].map((name) =>
    partOf(oxlint, name)
  )
]

const fieldsIn = (section: SettingsSection): ReadonlyArray<SettingField> => [
  ...section.fields,
  ...section.sections.flatMap(fieldsIn)
]

const ajv = customizeValidator()

/** The verdict of ajv on values of a schema; it compiles the schema once, as long as it is the same object. */
const ajvVerdicts = ({ root, at }: SettingsSchema, values: ReadonlyArray<unknown>): ReadonlyArray<boolean> => {
  const whole: JsonObject = { ...at, definitions: root["definitions"] ?? {}, $defs: root["$defs"] ?? {} }
  return values.map((value) => {
    const { errors = [], validationError } = ajv.rawValidation(whole, value)
    expect(validationError).toBeUndefined()
    return errors.length === 0
  })
}

const wrongValues = [0, -1, "", "x", true, null, [], [1], {}, { x: 1 }]

/** The defaults, and the defaults with each field in turn set to something, right or wrong. */
const valuesOf = (schema: SettingsSchema): ReadonlyArray<unknown> => {
  const given = withDefaults(schema.at, undefined, schema.root)
  return [
    given,
    ...fieldsIn(settingsOutline(schema)).map(({ path }, at) =>
      withValueAt(given, path, wrongValues[at % wrongValues.length])
    )
  ]
}

describe("a schema of a public project", () => {
  it.each(forms)(
    "%s is a form: its outline names its settings, its defaults are valid and come back",
    (_name, root, at) => {
      const schema = Result.getOrThrow(settingsSchema(root, at))
      const fields = fieldsIn(settingsOutline(schema))
      expect(fields.length).toBeGreaterThan(4)
      expect(fields.filter(({ title, schema: own }) => title === "" || Object.keys(own).length === 0)).toEqual([])
      const given = withDefaults(schema.at, undefined, schema.root)
      // What must be given and has no default is left to give.
      expect(settingIssues(schema, given).filter(({ keyword }) => keyword !== "required")).toEqual([])
      expect(JSON.parse(JSON.stringify(given))).toEqual(given)
    }
  )

  it.each(forms)("%s has the verdicts of ajv, whatever a field is set to", (_name, root, at) => {
    const schema = Result.getOrThrow(settingsSchema(root, at))
    const values = valuesOf(schema)
    expect(values.map((value) => settingIssues(schema, value).length === 0)).toEqual(ajvVerdicts(schema, values))
  })

  it.each<[string, JsonObject, string]>([
    ["biome", biome, "The schema has more than 5,000 settings."],
    ["oxlint", oxlint, "The schema has more than 5,000 settings."]
  ])("%s is too large for a form, and says so", (_name, root, sentence) =>
    expect(Result.flip(settingsSchema(root))).toEqual(Result.succeed(sentence))
  )
})
