import { settingLabel } from "@command-center/domain/component-config/setting-label"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import type { SettingPath } from "@command-center/domain/settings/setting-path"

const placed = /-\d+$/u

/** A name without a title in words; the name of an entry of a list says which one it is. */
export const shownLabel = (label: string, path: SettingPath, title: string | undefined): string => {
  const last = path.at(-1)
  if (typeof last === "number") return settingsMessages.item(title ?? label.replace(placed, ""), last + 1)
  return title === undefined && label === last ? settingLabel(label) : label
}
