import { isJsonObject, type JsonObject, jsonField, withFields } from "../json/json-field.ts"

/** Sections that have tabs of their own (document 2 §2). */
const elsewhere: ReadonlySet<string> = new Set(["apiInterfaceConfig", "deviceConfig"])

/** Whether a section of a configuration or its schema is edited on a tab of its own: interfaces and devices are. */
const hasOwnTab = (section: string): boolean => elsewhere.has(section.slice(0, 1).toLowerCase() + section.slice(1))

const lowDiskSpaceThreshold = "lowDiskSpaceThresholdMB"
const notSet = -1
const shownWhenNotSet = 2

/** The low disk space threshold as it is shown: 2 where -1 is set (document 2 §4, §9), in megabytes. */
const shownThreshold = (value: unknown): unknown => (Number(value) === notSet ? shownWhenNotSet : value)

const ofSections = (config: JsonObject, isKept: (name: string) => boolean): JsonObject =>
  Object.fromEntries(Object.entries(config).filter(([name]) => isKept(name)))

const withThreshold = (config: JsonObject, change: (value: unknown) => unknown): JsonObject => {
  const global = jsonField(config, "utgGlobal")
  if (!isJsonObject(global)) return config
  const value = jsonField(global, lowDiskSpaceThreshold)
  if (value === undefined) return config
  return withFields(config, { utgGlobal: withFields(global, { [lowDiskSpaceThreshold]: change(value) }) })
}

/** What the Configuration tab edits: the configuration without the sections of other tabs, a threshold of -1 as 2. */
export const globalForm = (config: unknown): JsonObject =>
  isJsonObject(config)
    ? withThreshold(
        ofSections(config, (name) => !hasOwnTab(name)),
        shownThreshold
      )
    : {}

/**
 * The configuration with what was edited on the Configuration tab. Interfaces and devices are as they were, whatever
 * the form holds; a threshold of -1 that still shows 2 stays -1.
 */
export const withGlobalForm = (config: unknown, form: JsonObject): JsonObject => {
  const before: JsonObject = isJsonObject(config) ? config : {}
  const thresholdBefore = jsonField(jsonField(before, "utgGlobal"), lowDiskSpaceThreshold)
  return {
    ...withThreshold(
      ofSections(form, (name) => !hasOwnTab(name)),
      (value) => (value === shownThreshold(thresholdBefore) ? thresholdBefore : value)
    ),
    ...ofSections(before, hasOwnTab)
  }
}

/** A value of a configuration by its path, a threshold of -1 in it as 2 (document 2 §9). */
export const withShownThreshold = (path: ReadonlyArray<string | number>, value: unknown): unknown => {
  const config = path.reduceRight<unknown>((inside, step) => ({ [step]: inside }), value)
  if (path.length > 2 || !isJsonObject(config)) return value
  const shown: unknown = withThreshold(config, shownThreshold)
  return path.reduce((json, step) => (isJsonObject(json) ? json[step] : json), shown)
}

/** The schema of an object with one of its settings replaced; the same where it has no such setting. */
const withSetting = (schema: unknown, name: string, change: (setting: JsonObject) => unknown): unknown => {
  const properties = jsonField(schema, "properties")
  const setting = jsonField(properties, name)
  if (!(isJsonObject(schema) && isJsonObject(properties) && isJsonObject(setting))) return schema
  return withFields(schema, { properties: withFields(properties, { [name]: change(setting) }) })
}

/** A threshold that is shown as 2 has 2 for its default, too. */
const withShownDefault = (section: JsonObject): unknown =>
  withSetting(section, lowDiskSpaceThreshold, (setting) =>
    jsonField(setting, "default") === notSet ? withFields(setting, { default: shownWhenNotSet }) : setting
  )

/**
 * The schema of the Configuration tab: that of the configuration without the sections of other tabs, a threshold's
 * default of -1 as 2 (document 2 §2, §4).
 */
export const globalSchema = (schema: JsonObject): JsonObject => {
  const properties = jsonField(schema, "properties")
  const required = jsonField(schema, "required")
  const part = {
    ...schema,
    ...(isJsonObject(properties) ? { properties: ofSections(properties, (name) => !hasOwnTab(name)) } : {}),
    ...(Array.isArray(required) ? { required: required.filter((name) => !hasOwnTab(String(name))) } : {})
  }
  const shown = withSetting(part, "utgGlobal", withShownDefault)
  return isJsonObject(shown) ? shown : part
}
