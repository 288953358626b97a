import type { ComponentConfig } from "../component-config/component-config.ts"
import { type ReadableChange, readableDiff, type SettingWords } from "../component-config/readable-diff.ts"

/** An earlier configuration, with what the one after it changed. */
export interface EarlierRevision {
  readonly revision: ComponentConfig
  /** The one that came after it: the next that is kept, or the current one. */
  readonly next: ComponentConfig
}

const number = ({ revisionId }: ComponentConfig): number => revisionId ?? Number.NEGATIVE_INFINITY

/** Earlier configurations, newest first, each with the one after it. What is no earlier than the current one is none. */
export const earlierRevisions = (
  kept: ReadonlyArray<ComponentConfig>,
  current: ComponentConfig
): ReadonlyArray<EarlierRevision> => {
  const earlier = [...new Map(kept.map((revision) => [revision.revisionId, revision])).values()]
    .filter((revision) => revision.revisionId !== null && number(revision) < number(current))
    .toSorted((one, other) => number(other) - number(one))
  return earlier.map((revision, at) => ({ revision, next: earlier[at - 1] ?? current }))
}

/** What the configuration after a revision changed of it, secrets masked. */
export const changesAfter = (
  { revision, next }: EarlierRevision,
  words?: SettingWords
): ReadonlyArray<ReadableChange> => readableDiff(revision.config, next.config, words)
