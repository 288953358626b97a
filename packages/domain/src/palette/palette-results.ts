import { type FoundRecords, foundActions, type RecordArea, recentRecord, recordEntries } from "./found-records.ts"
import { mostResults, type PaletteEntry } from "./palette-entry.ts"
import { ranked } from "./palette-rank.ts"
import type { RecentEntry } from "./recent-entries.ts"
import { wordsOf } from "./word-score.ts"

/** What the palette was opened with: frozen, so that what is shown is what is chosen. */
export interface PaletteOffer {
  readonly businessEntityId: number
  readonly entries: ReadonlyArray<PaletteEntry>
  readonly recent: ReadonlyArray<RecentEntry>
  /** The lists that are searched: those that may be viewed. */
  readonly searched: ReadonlyArray<RecordArea>
  /** Whether actions on UTGs may be offered. */
  readonly mayAct: boolean
}

/** What was chosen lately and is still there to be chosen. */
const lately = ({ businessEntityId, entries, recent, searched }: PaletteOffer): ReadonlyArray<PaletteEntry> => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return recent.flatMap(
    (each) => byId.get(each.id) ?? recentRecord(each, businessEntityId, (area) => searched.includes(area)) ?? []
  )
}

/** What the palette shows: what was chosen lately and then all else before anything is typed, the best answers after. */
export const paletteResults = (offer: PaletteOffer, text: string, found: FoundRecords): ReadonlyArray<PaletteEntry> => {
  const { businessEntityId, entries, recent, mayAct } = offer
  const words = wordsOf(text)
  const recents = lately(offer)
  if (words.length === 0) {
    const ids = new Set(recents.map(({ id }) => id))
    return [...recents, ...entries.filter(({ id }) => !ids.has(id))].slice(0, mostResults)
  }
  const records = recordEntries(businessEntityId, found)
  const known = new Set([...entries, ...records].map(({ id }) => id))
  const all = [
    ...records,
    ...recents.filter(({ id }) => !known.has(id)),
    ...(mayAct ? foundActions(found) : []),
    ...entries
  ]
  return ranked(
    all,
    words,
    recent.map(({ id }) => id),
    mostResults
  )
}
