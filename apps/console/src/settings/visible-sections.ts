import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { blocksOf, foundBlocks, type SettingsBlock } from "./blocks.ts"
import type { ListedSection } from "./section-list.ts"

/** A section with the forms of it that are shown. */
export interface VisibleSection {
  readonly listed: ListedSection
  readonly blocks: ReadonlyArray<SettingsBlock>
}

/** All sections, or, where something is searched, those with what was found. */
export const visibleSections = (
  schema: SettingsSchema,
  listed: ReadonlyArray<ListedSection>,
  found: ReadonlySet<string> | null
): ReadonlyArray<VisibleSection> => {
  if (found === null) return listed.map((each) => ({ listed: each, blocks: blocksOf(schema, each.section) }))
  const keys = [...found]
  const isIn = ({ key }: ListedSection): boolean => keys.some((each) => each === key || each.startsWith(`${key}/`))
  return listed.flatMap((each) => {
    if (each.section.isWhole && each.key !== "" && !isIn(each)) return []
    const blocks = foundBlocks(schema, each.section, found)
    return blocks.length === 0 ? [] : [{ listed: each, blocks }]
  })
}
