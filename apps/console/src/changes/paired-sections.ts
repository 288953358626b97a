import { changedSections } from "@command-center/domain/component-config/changed-sections"
import type { ComparedSetting } from "@command-center/domain/component-config/compared-settings"
import { readablePair } from "@command-center/domain/component-config/readable-value"
import { reviewMessages } from "@command-center/domain/message/review-messages"
import type { PairedSection } from "./settings-table.view.tsx"

/** Settings of two configurations by their sections, as the table shows them. */
export const pairedSections = (settings: ReadonlyArray<ComparedSetting>): ReadonlyArray<PairedSection> =>
  changedSections(settings).map(({ section, changes }) => ({
    name: section === "" ? reviewMessages.whole : (changes[0]?.change.words.slice(0, -1).join(" / ") ?? section),
    count: changes.filter(({ change }) => change.kind !== "same").length,
    settings: changes.map(({ name, change: { path, words, kind, from, to } }, at) => {
      const [shownFrom, shownTo] = readablePair(from, to)
      return { id: `${path} ${at}`, name, title: words.at(-1) ?? name, kind, from: shownFrom, to: shownTo }
    })
  }))
