import { isListId, type ListId } from "./list-id.ts"

/** Milliseconds from one silent refresh to the next; null for none. */
export type RefreshEvery = 10_000 | 30_000 | 60_000 | null

/** What every list offers. */
export const refreshChoices: ReadonlyArray<RefreshEvery> = [null, 10_000, 30_000, 60_000]

/** Milliseconds without pointer or key after which nobody is taken to be looking. */
export const idleAfter = 300_000

/** However slow a list has become: milliseconds. */
const longestRefresh = 300_000

const idleFactor = 4

export interface RefreshPace {
  readonly every: RefreshEvery
  readonly isIdle: boolean
  /** Refreshes that failed since the last one that did not. */
  readonly failures: number
}

/** Milliseconds to the next refresh: four times as long while nobody is there, twice as long with each failure. */
export const refreshDelay = ({ every, isIdle, failures }: RefreshPace): number =>
  Math.min(longestRefresh, (every ?? longestRefresh) * (isIdle ? idleFactor : 1) * 2 ** failures)

const isChoice = (value: unknown): value is RefreshEvery => refreshChoices.some((choice) => choice === value)

/** What was chosen; a list that is not named refreshes as by default. */
export type RefreshChoices = Readonly<Partial<Record<ListId, RefreshEvery>>>

/** What was chosen per list, from whatever was kept: what is no choice is left out. */
export const readRefreshChoices = (kept: Readonly<Record<string, unknown>>): RefreshChoices =>
  Object.fromEntries(Object.entries(kept).filter(([list, every]) => isListId(list) && isChoice(every)))

interface RefreshedList {
  readonly id: ListId
  /** Until somebody chooses; without it, it does not refresh by itself. */
  readonly refreshEvery?: RefreshEvery
}

/** How often the list refreshes. */
export const refreshOf = ({ id, refreshEvery = null }: RefreshedList, choices: RefreshChoices): RefreshEvery => {
  const chosen = choices[id]
  return chosen === undefined ? refreshEvery : chosen
}
