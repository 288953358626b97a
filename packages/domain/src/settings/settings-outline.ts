import { settingLabel } from "../component-config/setting-label.ts"
import { type JsonObject, jsonText } from "../json/json-field.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { settingsMessages } from "../message/settings-messages.ts"
import { isSecretSetting } from "./secret-settings.ts"
import { type FieldKind, kindOf, partsOfSetting, rangeOf, type SettingParts, unitOf } from "./setting-parts.ts"
import { pathKey, type SettingPath } from "./setting-path.ts"
import type { SettingsSchema } from "./settings-schema.ts"

/** A setting as a form shows it: one field. */
export interface SettingField {
  readonly path: SettingPath
  readonly name: string
  /** As the schema has it, else its name in words. */
  readonly title: string
  readonly help: string | null
  readonly kind: FieldKind
  readonly isSecret: boolean
  readonly isRequired: boolean
  readonly isReadOnly: boolean
  /** "seconds", "MB": as its title or its name says. */
  readonly unit: string | null
  /** "1 to 65535" */
  readonly range: string | null
  readonly default: unknown
  readonly schema: JsonObject
}

/** Settings under one heading. */
export interface SettingsSection {
  readonly path: SettingPath
  readonly title: string
  readonly help: string | null
  readonly fields: ReadonlyArray<SettingField>
  readonly sections: ReadonlyArray<SettingsSection>
  /** Which of its settings are there depends on their values: it is shown as one. Its fields are all there may be. */
  readonly isWhole: boolean
  readonly schema: JsonObject
}

const nameAt = (path: SettingPath): string => String(path.at(-1) ?? "")

const titleOf = (parts: SettingParts, path: SettingPath): string =>
  jsonText(parts.said("title")) ?? (path.length === 0 ? settingsMessages.general : settingLabel(nameAt(path)))

const fieldOf = (parts: SettingParts, path: SettingPath, isRequired: boolean, isSecret: boolean): SettingField => {
  const title = titleOf(parts, path)
  return {
    path,
    name: nameAt(path),
    title,
    help: jsonText(parts.said("description")),
    kind: kindOf(parts),
    isSecret,
    isRequired,
    isReadOnly: parts.said("readOnly") === true,
    unit: unitOf(nameAt(path), title, parts),
    range: rangeOf(parts),
    default: parts.said("const") ?? parts.said("default"),
    schema: parts.schema
  }
}

interface Place {
  readonly path: SettingPath
  readonly isBelowSecret: boolean
}

const sectionOf = (parts: SettingParts, root: JsonObject, { path, isBelowSecret }: Place): SettingsSection => {
  const fields: Array<SettingField> = []
  const sections: Array<SettingsSection> = []
  for (const [name, schema] of parts.properties) {
    const [inner, at] = [partsOfSetting(schema, root), [...path, name]]
    const isSecret =
      isBelowSecret || isSecretSetting(name, { format: inner.said("format"), writeOnly: inner.said("writeOnly") })
    if (inner.properties.size > 0 && inner.isSection && !inner.isChoice) {
      sections.push(sectionOf(inner, root, { path: at, isBelowSecret: isSecret }))
    } else fields.push(fieldOf(inner, at, parts.required.has(name), isSecret))
  }
  return {
    path,
    title: titleOf(parts, path),
    help: jsonText(parts.said("description")),
    fields,
    sections,
    isWhole: parts.isConditional,
    schema: parts.schema
  }
}

/** The sections and fields of a schema, in its order. Remembered by identity. */
export const settingsOutline = memoizedByObject(
  ({ at, root }: SettingsSchema): SettingsSection =>
    sectionOf(partsOfSetting(at, root), root, { path: [], isBelowSecret: false })
)

const isFound = (words: ReadonlyArray<string>, texts: ReadonlyArray<string | null>): boolean => {
  const text = texts.filter(Boolean).join("\n").toLowerCase()
  return words.every((word) => text.includes(word))
}

const foundIn = (
  section: SettingsSection,
  words: ReadonlyArray<string>,
  above: ReadonlyArray<string | null>
): ReadonlyArray<string> => {
  const texts = [...above, section.title, nameAt(section.path), section.help]
  return [
    ...section.fields
      .filter(({ title, name, help }) => isFound(words, [...texts, title, name, help]))
      .map(({ path }) => pathKey(path)),
    ...section.sections.flatMap((each) => foundIn(each, words, texts))
  ]
}

/**
 * The keys of the paths of the fields that have all words of the search in their title, name or help, or in those of
 * the sections in which they stand. A search for nothing finds all.
 */
export const foundSettings = (outline: SettingsSection, search: string): ReadonlySet<string> => {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean)
  return new Set(foundIn({ ...outline, title: "", help: null }, words, []))
}
