import { type ComparedSetting, comparedSettings } from "@command-center/domain/component-config/compared-settings"
import { memoizedLast } from "@command-center/domain/memoized/memoized"
import type { SnapshotFrom } from "xstate"
import type { compareMachine } from "./compare.machine.ts"
import type { Compared, ComparedPart, ComparedSide } from "./compare.types.ts"

type Snapshot = SnapshotFrom<typeof compareMachine>

const none: ReadonlyArray<ComparedSetting> = []
const rowsOf = memoizedLast((left: Compared, right: Compared) => comparedSettings(left.config, right.config))
const differing = memoizedLast((rows: ReadonlyArray<ComparedSetting>) => rows.filter(({ kind }) => kind !== "same"))

/** What is known of a side: what it is, what was found, or why nothing was. */
export const selectSide =
  (side: ComparedSide) =>
  (s: Snapshot): ComparedPart =>
    s.context[side]

export const selectIsBusy = (s: Snapshot): boolean => s.hasTag("busy")
/** The configurations have been awaited for long. */
export const selectIsWaitLong = (s: Snapshot): boolean => s.context.isWaitLong
export const selectOnlyDifferences = (s: Snapshot): boolean => s.context.onlyDifferences

/** Both sides are there. */
export const selectIsCompared = ({ context: { left, right } }: Snapshot): boolean =>
  left.found !== null && right.found !== null

const allRows = ({ context: { left, right } }: Snapshot): ReadonlyArray<ComparedSetting> =>
  left.found === null || right.found === null ? none : rowsOf(left.found, right.found)

/** How many settings differ. */
export const selectDifferences = (s: Snapshot): number => differing(allRows(s)).length

/** The settings that are shown: those that differ, or all. */
export const selectRows = (s: Snapshot): ReadonlyArray<ComparedSetting> =>
  s.context.onlyDifferences ? differing(allRows(s)) : allRows(s)
