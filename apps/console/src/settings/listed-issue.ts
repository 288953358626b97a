import { settingLabel } from "@command-center/domain/component-config/setting-label"
import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import { pathKey } from "@command-center/domain/settings/setting-path"
import type { ListedIssue } from "./issue-list.view.tsx"
import { type ListedSection, sectionWith } from "./section-list.ts"

/** Something that is wrong, with the setting's name as its form shows it. */
export const listedIssue = (
  listed: ReadonlyMap<string, ListedSection>,
  { path, message }: SettingIssue
): ListedIssue => {
  const section = sectionWith(listed, path)?.section
  const field = section?.fields.find((each) => pathKey(each.path) === pathKey(path))
  const inside = path.slice(section?.path.length ?? 0)
  const own =
    field?.title ?? inside.map((step) => (typeof step === "number" ? step + 1 : settingLabel(step))).join(" / ")
  const around = section === undefined || section.path.length === 0 ? "" : section.title
  return { path, message, title: [around, own].filter((part) => part !== "").join(" / ") }
}
