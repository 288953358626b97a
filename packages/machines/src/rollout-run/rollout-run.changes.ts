import type { JournalEntry, Rollout, RolloutSummary, WaveFigures } from "@command-center/domain/rollout/rollout-record"
import type { RolloutRunContext, ToldChange } from "./rollout-run.types.ts"

/** How many targets are shown at first, with each request for more, and at most. */
export const targetCounts = { atFirst: 100, further: 300, most: 1000 } as const

const withSummary = (rollout: Rollout, { waves, ...summary }: RolloutSummary): Rollout => ({
  ...rollout,
  ...summary,
  waves
})

const withWave = (rollout: Rollout, figures: WaveFigures): Rollout => ({
  ...rollout,
  waves: rollout.waves.map((each) => (each.wave === figures.wave ? figures : each))
})

/** Entries come once each, in their order, whichever way they came. */
export const withEntries = (
  journal: ReadonlyArray<JournalEntry>,
  entries: ReadonlyArray<JournalEntry>
): ReadonlyArray<JournalEntry> =>
  [...new Map([...journal, ...entries].map((entry) => [entry.seq, entry])).values()].toSorted(
    (one, other) => one.seq - other.seq
  )

/** What is known with a change that was told. A wave that is new brings its times with the next reading. */
export const withChange = (
  { rollout, targets, journal }: RolloutRunContext,
  change: ToldChange
): Partial<RolloutRunContext> => {
  switch (change.event) {
    case "rollout":
      return rollout === null ? {} : { rollout: withSummary(rollout, change.data), isStale: true }
    case "wave":
      return rollout === null ? {} : { rollout: withWave(rollout, change.data), isStale: true }
    case "target":
      return targets === null
        ? {}
        : {
            targets: {
              ...targets,
              targets: targets.targets.map((each) => (each.id === change.data.id ? { ...each, ...change.data } : each))
            }
          }
    case "journal":
      return { journal: withEntries(journal, [change.data]) }
  }
}

/** The rollout has a wave whose plan is not known here: a retry, or one for those that joined. */
export const hasNewWave = ({ rollout }: RolloutRunContext): boolean =>
  rollout !== null && rollout.waves.length > rollout.times.length
