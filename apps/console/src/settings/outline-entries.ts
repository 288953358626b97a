import type { OutlineEntry } from "./outline.view.tsx"
import { changeCount, type IssueTexts, issuesOf, type ListedSection } from "./section-list.ts"

const isEmpty = ({ section }: ListedSection): boolean => section.fields.length === 0 && !section.isWhole

/** The outline: sections with what is wrong and what was changed in them and in those inside them. */
export const outlineEntries = (
  listed: ReadonlyArray<ListedSection>,
  issues: ReadonlyMap<string, IssueTexts>,
  saved: unknown,
  value: unknown
): ReadonlyArray<OutlineEntry> => {
  const changes = new Map<string, number>()
  const wrong = new Map<string, number>()
  const add = (counts: Map<string, number>, keys: ReadonlyArray<string>, count: number) => {
    if (count > 0) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + count)
  }
  for (const { section, key, parents } of listed) {
    add(changes, [...parents, key], changeCount(section, saved, value))
    add(wrong, [...parents, key], issuesOf(issues, key).size)
  }
  return listed
    .filter((each) => each.key !== "" || !isEmpty(each))
    .map(({ section, key, parents }) => ({
      key,
      title: section.title,
      depth: Math.max(1, parents.length),
      issues: wrong.get(key) ?? 0,
      changes: changes.get(key) ?? 0
    }))
}
