/** What a page asks a list that is gone to from it to open. */
export interface KeptOpening<Opening> {
  /** Keeps it; the state to go with. */
  readonly keep: (opening: Opening) => { readonly opening: number }
  /** What was kept for a navigation with this state, once. */
  readonly take: (state: unknown) => Opening | null
}

const openingOf = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "opening" in state ? state.opening : null

/** Kept by the page alone: a reload, or the same address later, opens nothing. */
export const makeKeptOpening = <Opening>(): KeptOpening<Opening> => {
  let kept: { readonly id: number; readonly opening: Opening } | null = null
  let lastId = 0
  return {
    keep: (opening) => {
      lastId += 1
      kept = { id: lastId, opening }
      return { opening: lastId }
    },
    take: (state) => {
      if (kept === null || openingOf(state) !== kept.id) return null
      const { opening } = kept
      kept = null
      return opening
    }
  }
}
