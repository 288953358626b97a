import type { SettingPath } from "@command-center/domain/settings/setting-path"

const start = "setting"
export const idSeparator = "/"

/** What the ids of a section's form begin with. */
export const idPrefix = (at: SettingPath): string => [start, ...at].join(idSeparator)

/** An id as the page may have it: without a space, at which lists of ids are cut. */
export const elementId = (id: string): string => encodeURIComponent(id)

/** The id of the control of a setting, or of the group that it is. */
export const settingId = (path: SettingPath): string => elementId(idPrefix(path))

/** The setting of such an id; null of another one. A name that has the separator in it is not told apart. */
export const settingOfId = (id: string): SettingPath | null => {
  if (!id.startsWith(start)) return null
  const [begins, ...path] = decodeURIComponent(id).split(idSeparator)
  return begins === start && path.length > 0 ? path : null
}
