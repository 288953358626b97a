import type { RolloutState, RolloutSummary } from "./rollout-record.ts"

/** What is looked for in a list of rollouts: all words of a text, and a state where one was chosen. */
export interface SoughtRollouts {
  readonly text: string
  readonly state: RolloutState | null
}

export const everyRollout: SoughtRollouts = { text: "", state: null }

export const isNarrowed = ({ text, state }: SoughtRollouts): boolean => text.trim() !== "" || state !== null

/**
 * Those of rollouts that are in the state and have each word in their name, the name of their account or of who planned
 * them, in the order given.
 */
export const foundRollouts = (
  rollouts: ReadonlyArray<RolloutSummary>,
  { text, state }: SoughtRollouts,
  nameOf: (businessEntityId: number) => string | undefined
): ReadonlyArray<RolloutSummary> => {
  const words = text.toLowerCase().split(/\s+/u).filter(Boolean)
  return rollouts.filter((each) => {
    if (state !== null && each.state !== state) return false
    const said = [each.name, nameOf(each.businessEntityId) ?? "", each.createdBy].join("\n").toLowerCase()
    return words.every((word) => said.includes(word))
  })
}
