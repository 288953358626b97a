import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { memoizedByObject } from "@command-center/domain/memoized/memoized"
import { pathKey, type SettingPath } from "@command-center/domain/settings/setting-path"
import type { SettingField, SettingsSection } from "@command-center/domain/settings/settings-outline"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { inFormWords } from "./form-keywords.ts"
import { inlining } from "./form-schema.ts"

/** A part of a section that is one small form: a keystroke in it costs no more than that. */
export interface SettingsBlock {
  readonly key: string
  /** The section. */
  readonly at: SettingPath
  readonly title: string
  /** Its settings by name, as far as the outline has them. */
  readonly fields: ReadonlyMap<string, SettingField>
  /** It is the whole section, since one setting decides which others are there. */
  readonly isWhole: boolean
  /** Made when it is shown: most forms of a large configuration never are. */
  readonly schema: () => JsonObject
  /** The same in the words that the form's library knows. */
  readonly formSchema: () => JsonObject
}

const mostFields = 8

const nameOf = ({ name }: SettingField): string => name

const byName = (fields: ReadonlyArray<SettingField>) => new Map(fields.map((field) => [field.name, field] as const))

type Inline = (schema: unknown) => unknown

const plainlyIn = memoizedByObject((root: JsonObject) => inlining(root))
const inWordsIn = memoizedByObject((root: JsonObject) => inlining(root, inFormWords))
const plainly = ({ root }: SettingsSchema): Inline => plainlyIn(root)
const inWords = ({ root }: SettingsSchema): Inline => inWordsIn(root)

const once = (make: () => JsonObject): (() => JsonObject) => {
  let made: JsonObject | null = null
  return () => {
    made ??= make()
    return made
  }
}

const schemaOf = (inline: Inline, fields: ReadonlyArray<SettingField>): JsonObject => {
  const properties = fields.map((field) => {
    const inlined = inline(field.schema)
    return [nameOf(field), { ...(isJsonObject(inlined) ? inlined : {}), title: field.title }] as const
  })
  const required = fields.filter(({ isRequired }) => isRequired).map(nameOf)
  return { type: "object", properties: Object.fromEntries(properties), required }
}

const blockOf = (schema: SettingsSchema, section: SettingsSection, fields: ReadonlyArray<SettingField>) => ({
  key: `${pathKey(section.path)} ${fields.map(nameOf).join(" ")}`,
  at: section.path,
  title: section.title,
  fields: byName(fields),
  isWhole: false,
  schema: once(() => schemaOf(plainly(schema), fields)),
  formSchema: once(() => schemaOf(inWords(schema), fields))
})

const wholeSchemaOf = (inline: Inline, section: SettingsSection): JsonObject => {
  const whole = inline(section.schema)
  const { title: _, description: __, ...inlined } = isJsonObject(whole) ? whole : {}
  return inlined
}

const wholeOf = (schema: SettingsSchema, section: SettingsSection): SettingsBlock => ({
  key: pathKey(section.path),
  at: section.path,
  title: section.title,
  fields: byName(section.fields),
  isWhole: true,
  schema: once(() => wholeSchemaOf(plainly(schema), section)),
  formSchema: once(() => wholeSchemaOf(inWords(schema), section))
})

const none: ReadonlyArray<SettingsBlock> = []
const known = new WeakMap<SettingsSection, ReadonlyArray<SettingsBlock>>()

const blocksFrom = (schema: SettingsSchema, section: SettingsSection, fields: ReadonlyArray<SettingField>) =>
  Array.from({ length: Math.ceil(fields.length / mostFields) }, (_none, at) =>
    blockOf(schema, section, fields.slice(at * mostFields, (at + 1) * mostFields))
  )

/** The small forms of which a section is made; the same ones each time it is asked. */
export const blocksOf = (schema: SettingsSchema, section: SettingsSection): ReadonlyArray<SettingsBlock> => {
  const made = known.get(section)
  if (made !== undefined) return made
  const blocks = section.isWhole ? [wholeOf(schema, section)] : blocksFrom(schema, section, section.fields)
  known.set(section, blocks)
  return blocks
}

/** Those of a section's settings that were found; a section that is one form is shown with all of them. */
export const foundBlocks = (
  schema: SettingsSchema,
  section: SettingsSection,
  found: ReadonlySet<string>
): ReadonlyArray<SettingsBlock> => {
  if (section.isWhole) return blocksOf(schema, section)
  const fields = section.fields.filter(({ path }) => found.has(pathKey(path)))
  if (fields.length === 0) return none
  return fields.length === section.fields.length ? blocksOf(schema, section) : blocksFrom(schema, section, fields)
}
