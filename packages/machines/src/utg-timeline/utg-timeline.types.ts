import type { TimelineFilter } from "@command-center/domain/timeline/timeline"

export interface UtgTimelineContext {
  readonly filter: TimelineFilter
  /** How many entries are shown at most. */
  readonly shown: number
}

export type UtgTimelineEvent =
  | { readonly type: "filter.chosen"; readonly filter: TimelineFilter }
  | { readonly type: "more.asked" }
