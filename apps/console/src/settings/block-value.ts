import { withDefaults } from "@command-center/domain/component-config/defaults"
import { isJsonObject, type JsonObject, jsonField } from "@command-center/domain/json/json-field"
import { isSameJson } from "@command-center/domain/json/same-json"
import { settledDraft } from "@command-center/domain/json/unfinished-json"
import { pathKey, type SettingPath, withValueAt } from "@command-center/domain/settings/setting-path"
import type { SettingsBlock } from "./blocks.ts"
import { withForeignValues } from "./foreign-values.ts"

const empty: JsonObject = {}

const sectionOf = (value: unknown): JsonObject => (isJsonObject(value) ? value : empty)

/** What a block's form is given of the section's value. */
export const blockValue = ({ fields, isWhole }: SettingsBlock, section: unknown): JsonObject => {
  const given = sectionOf(section)
  return isWhole ? given : Object.fromEntries(Object.entries(given).filter(([name]) => fields.has(name)))
}

/** What an entry starts with that was added to a list and of which the schema gives nothing. */
const blank = (schema: unknown): unknown => (jsonField(schema, "type") === "string" ? "" : null)

/** Without members that are not there: a form leaves them undefined. */
const settled = (value: unknown, schema: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = jsonField(schema, "items")
    return value.map((each) => settled(each, items) ?? blank(items))
  }
  if (!isJsonObject(value)) return value
  const properties = jsonField(schema, "properties")
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) =>
      each === undefined ? [] : [[name, settled(each, isJsonObject(properties) ? properties[name] : undefined)]]
    )
  )
}

/** One with the members that the other has besides, in sections too. */
const withMissing = (value: JsonObject, more: unknown, before: unknown): JsonObject => {
  const given = sectionOf(before)
  const added = Object.entries(sectionOf(more)).flatMap(([name, each]): ReadonlyArray<readonly [string, unknown]> => {
    const now = value[name]
    if (now === undefined) return Object.hasOwn(given, name) ? [] : [[name, each]]
    return isJsonObject(now) ? [[name, withMissing(now, each, given[name])]] : []
  })
  return added.length === 0 ? value : { ...value, ...Object.fromEntries(added) }
}

/** What a choice brings along starts with what the schema gives; what was left out before stays so. */
const withNewlyGiven = (schema: JsonObject, before: JsonObject, after: JsonObject): JsonObject =>
  withMissing(
    after,
    withDefaults(schema, settledDraft(after), schema),
    withDefaults(schema, settledDraft(before), schema)
  )

/**
 * The section after its form was changed. What the form did not change is the same as before, and what it knows
 * nothing of stays.
 */
export const changedSection = (block: SettingsBlock, section: unknown, form: unknown): JsonObject => {
  const { fields, isWhole, schema } = block
  const before = sectionOf(section)
  const now = sectionOf(withForeignValues(schema(), blockValue(block, section), settled(form, schema())))
  const names = [...new Set([...Object.keys(now), ...Object.keys(before)])].filter(
    (name) => isWhole || fields.has(name)
  )
  const changed = names.filter((name) => !isSameJson(before[name], now[name]))
  if (changed.length === 0) return before
  const kept = Object.entries(before).filter(([name]) => Object.hasOwn(now, name) || !changed.includes(name))
  const after = { ...Object.fromEntries(kept), ...Object.fromEntries(changedIn(now, changed)) }
  return isWhole ? withNewlyGiven(schema(), before, after) : after
}

/** The section with something set in it, and what that brings along. */
export const putInSection = (
  { isWhole, schema }: SettingsBlock,
  section: unknown,
  path: SettingPath,
  to: unknown
): unknown => {
  const after = withValueAt(section, path, to)
  return isWhole && isJsonObject(after) ? withNewlyGiven(schema(), sectionOf(section), after) : after
}

const changedIn = (now: JsonObject, names: ReadonlyArray<string>) =>
  names.flatMap((name) => (Object.hasOwn(now, name) ? [[name, now[name]] as const] : []))

/** The setting that was changed, so that what is typed into one is one step to undo. */
export const changedSetting = (at: SettingPath, before: unknown, after: unknown): string => {
  if (isJsonObject(before) && isJsonObject(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    const changed = names.filter((name) => !isSameJson(before[name], after[name]))
    const [name] = changed
    if (name !== undefined && changed.length === 1) return changedSetting([...at, name], before[name], after[name])
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const place = before.findIndex((each, index) => !isSameJson(each, after[index]))
    if (place !== -1) return changedSetting([...at, place], before[place], after[place])
  }
  return pathKey(at)
}
