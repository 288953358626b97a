import type { JournalEntry, Rollout, TargetRecord, WaveFigures } from "@command-center/domain/rollout/rollout-record"
import type { RolloutTold } from "@command-center/domain/rollout/rollout-told"
import type { FoundTargets, RolloutRunContext, ToldChange } from "./rollout-run.types.ts"

/** How many targets are shown at first, with each request for more, and at most. */
export const targetCounts = { atFirst: 100, further: 300, most: 1000 } as const

const withTold = (rollout: Rollout, told: RolloutTold): Rollout => ({
  ...rollout,
  ...told,
  times: told.times ?? rollout.times
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

/** Targets as they were read; what was told of one since they were asked for may be newer than the answer. */
export const withTargets = (
  { targets: known, askedWith }: Pick<RolloutRunContext, "targets" | "askedWith">,
  read: FoundTargets
): FoundTargets => {
  const before = new Set(askedWith?.targets)
  const told = new Map(known?.targets.flatMap((target) => (before.has(target) ? [] : [[target.id, target]])))
  const isNewer = (own: TargetRecord, target: TargetRecord) => Date.parse(own.updatedAt) > Date.parse(target.updatedAt)
  const targets = read.targets.map((target) => {
    const own = told.get(target.id)
    return own !== undefined && isNewer(own, target) ? { ...target, ...own } : target
  })
  return { ...read, targets }
}

/** What is known with a change that was told. A service of before tells no times: a wave that is new brings them with the next reading. */
export const withChange = (
  { rollout, targets, journal }: RolloutRunContext,
  change: ToldChange
): Partial<RolloutRunContext> => {
  switch (change.event) {
    case "rollout":
      return rollout === null ? {} : { rollout: withTold(rollout, change.data), isStale: true }
    case "wave":
      return rollout === null ? {} : { rollout: withWave(rollout, change.data), isStale: true }
    case "target":
      // Of what is not read yet the answer may be from before.
      return targets === null
        ? { isStale: true }
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
