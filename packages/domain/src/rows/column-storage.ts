import { isJsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { layoutVersion } from "./column-text.ts"
import { type ColumnLayout, type ColumnSetting, columnWidths, defaultLayout, isDensity, withPlace } from "./columns.ts"

/** A layout as it was stored, and the parts of it that were left aside, for one notice. */
export interface StoredLayout {
  readonly layout: ColumnLayout
  /** Names of parts, never their values. */
  readonly ignored: ReadonlyArray<string>
}

const isWidth = (value: unknown): value is number =>
  typeof value === "number" && value >= columnWidths.least && value <= columnWidths.most

/** The setting as far as it can be read; each part alone falls back to the usual. */
const settingOf = (key: string, given: Readonly<Record<string, unknown>>, ignored: Set<string>): ColumnSetting => {
  const flag = (name: string, otherwise: boolean): boolean => {
    const value = given[name]
    if (typeof value === "boolean") return value
    if (value !== undefined) ignored.add(`${key}.${name}`)
    return otherwise
  }
  const width = given["width"] ?? null
  if (width !== null && !isWidth(width)) ignored.add(`${key}.width`)
  return {
    key,
    isShown: flag("isShown", true),
    isPinned: flag("isPinned", false),
    width: isWidth(width) ? width : null
  }
}

const settingsOf = (
  keys: ReadonlyArray<string>,
  columns: unknown,
  ignored: Set<string>
): ReadonlyArray<ColumnSetting> => {
  if (!Array.isArray(columns)) {
    if (columns !== undefined) ignored.add("columns")
    return []
  }
  const settings: Array<ColumnSetting> = []
  columns.forEach((given: unknown, index) => {
    const key = isJsonObject(given) ? given["key"] : undefined
    const isKnown = typeof key === "string" && keys.includes(key) && settings.every((each) => each.key !== key)
    if (isKnown && isJsonObject(given)) settings.push(settingOf(key, given, ignored))
    else ignored.add(`columns[${index}]`)
  })
  return settings
}

/** The layout with all columns: those that it lacks stand where the documents have them, behind the one before them. */
export const withMissing = (keys: ReadonlyArray<string>, layout: ColumnLayout): ColumnLayout =>
  keys.reduce((grown, key, index) => {
    if (grown.columns.some((column) => column.key === key)) return grown
    const before = grown.columns.findIndex((column) => column.key === keys[index - 1])
    const added = { ...grown, columns: [...grown.columns, ...defaultLayout([key]).columns] }
    return withPlace(added, key, before + 1)
  }, layout)

/**
 * The layout of a stored text for the columns there are now. Never throws: what is broken or of another version is left
 * aside piece by piece and named in `ignored`; a layout that would show nothing is the default one.
 */
export const readLayout = (keys: ReadonlyArray<string>, text: string | null): StoredLayout => {
  const usual = defaultLayout(keys)
  if (text === null) return { layout: usual, ignored: [] }
  const stored = jsonIn(text)
  if (!isJsonObject(stored)) return { layout: usual, ignored: ["layout"] }
  if (stored["version"] !== layoutVersion) return { layout: usual, ignored: ["version"] }
  const ignored = new Set<string>()
  const { density = usual.density } = stored
  if (!isDensity(density)) ignored.add("density")
  const columns = settingsOf(keys, stored["columns"], ignored)
  const layout = withMissing(keys, { density: isDensity(density) ? density : usual.density, columns })
  if (layout.columns.some(({ isShown }) => isShown)) return { layout, ignored: [...ignored] }
  return { layout: { ...layout, columns: usual.columns }, ignored: [...ignored, "columns"] }
}
