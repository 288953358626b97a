import { detailPath } from "../navigation/routes.ts"
import type { ProfileRow } from "../profile/profile.ts"
import { profileList } from "../profile/profile-list.ts"
import type { TemplateRow } from "../template/template.ts"
import { templateList } from "../template/template-list.ts"
import type { UtgRow } from "../utg/utg.ts"
import { utgActions } from "../utg/utg-actions.ts"
import { utgList } from "../utg/utg-list.ts"
import { placeOfUtg } from "../utg/utg-place.ts"
import { mostResults, type PaletteEntry, pageEntry, type UtgTargets } from "./palette-entry.ts"
import { kindLabels } from "./palette-messages.ts"
import type { RecentEntry } from "./recent-entries.ts"
import type { FindRequest } from "./row-finder.ts"
import { wordsOf } from "./word-score.ts"

/** What the lists of an account have for a text, the best first. */
export interface FoundRecords {
  readonly utgs: ReadonlyArray<UtgRow>
  /** What they have for the part of it that names no action. */
  readonly actedOn: ReadonlyArray<UtgRow>
  readonly profiles: ReadonlyArray<ProfileRow>
  readonly templates: ReadonlyArray<TemplateRow>
}

export const noRecords: FoundRecords = { utgs: [], actedOn: [], profiles: [], templates: [] }

/** The kinds of records that have a page, by the area of their list. */
const recordKinds = { utgs: "utg", profiles: "profile", templates: "template" } as const
export type RecordArea = keyof typeof recordKinds
export const recordAreas: ReadonlyArray<RecordArea> = ["utgs", "profiles", "templates"]

/** By which fields a record is found besides its name. */
const searchedKeys = {
  utgs: [
    "componentMerchant",
    "componentLocation",
    "componentFileId",
    "machineDnsName",
    "machineNickname",
    "componentId"
  ],
  profiles: [],
  templates: []
} as const satisfies Readonly<Record<RecordArea, ReadonlyArray<keyof UtgRow>>>

/** What a list is asked for, so that its rows are those which ranking all of them would show. */
export const findRequest = (area: RecordArea, words: ReadonlyArray<string>): FindRequest => ({
  words,
  kind: kindLabels[recordKinds[area]],
  keys: searchedKeys[area],
  most: mostResults
})

/** Where a record was found, and at which account its page is, as the lists have it: null for the one where it was found. */
interface RecordPlace {
  readonly here: number
  readonly businessEntityId: number | null
  readonly area: RecordArea
  readonly id: number
}

const recordEntry = (
  { here, businessEntityId, area, id }: RecordPlace,
  given: Pick<PaletteEntry, "label" | "detail" | "also">
): PaletteEntry => {
  const account = businessEntityId ?? here
  return pageEntry(
    { id: [area, here, id, ...(account === here ? [] : [account])].join("/"), kind: recordKinds[area], ...given },
    detailPath(account, area, id)
  )
}

/** By which a UTG is looked for: its merchant tells it from another of its name. */
const utgTexts = (row: UtgRow): Pick<PaletteEntry, "detail" | "also"> => ({
  detail: placeOfUtg(row),
  also: searchedKeys.utgs.flatMap((key) => row[key] ?? []).map(String)
})

/** The pages of the records that were found. */
export const recordEntries = (here: number, found: FoundRecords): ReadonlyArray<PaletteEntry> => [
  ...found.utgs.map((row) =>
    recordEntry(
      { here, businessEntityId: row.businessEntityId, area: "utgs", id: row.componentId },
      { label: utgList.nameOf(row), ...utgTexts(row) }
    )
  ),
  ...found.profiles.map((row) =>
    recordEntry(
      { here, businessEntityId: null, area: "profiles", id: row.id },
      { label: profileList.nameOf(row), detail: "", also: [] }
    )
  ),
  ...found.templates.map((row) =>
    recordEntry(
      { here, businessEntityId: null, area: "templates", id: row.id },
      { label: templateList.nameOf(row), detail: "", also: [] }
    )
  )
]

const writtenId = /^\d{1,15}$/u

/** A record that was chosen lately, at this account; null for anything else. */
export const recentRecord = (
  { id, label, detail }: RecentEntry,
  here: number,
  mayView: (area: RecordArea) => boolean
): PaletteEntry | null => {
  const [name, at, record = "", account = String(here), ...more] = id.split("/")
  const area = recordAreas.find((each) => each === name)
  const isRead = more.length === 0 && writtenId.test(record) && writtenId.test(account)
  if (area === undefined || at !== String(here) || !isRead || !mayView(area)) return null
  return recordEntry(
    { here, businessEntityId: Number(account), area, id: Number(record) },
    { label, detail, also: [detail] }
  )
}

/** Every action for these UTGs, as "Restart UTG: anc-pos-12". */
export const actionEntries = (
  id: string,
  named: string,
  targets: UtgTargets,
  texts: Pick<PaletteEntry, "detail" | "also"> = { detail: "", also: [] }
): ReadonlyArray<PaletteEntry> =>
  utgActions.map((action) => ({
    id: `${action.id}/${id}`,
    kind: "action",
    label: `${action.label}: ${named}`,
    ...texts,
    destination: { to: "utgAction", action, targets }
  }))

/** A word of two letters and more is the beginning of an action's. */
const namesAction = (word: string): boolean =>
  word.length >= 2 && utgActions.some(({ label }) => wordsOf(label).some((each) => each.startsWith(word)))

/** The words that may name an action, and what remains to name its UTG: "restart anc-pos-12". */
const partsOf = (text: string) => {
  const words = wordsOf(text)
  const rest = words.filter((word) => !namesAction(word))
  return { isAction: rest.length < words.length, rest }
}

/** What the lists are searched for: all words, and those that may name the UTG of an action; none where there is none. */
export interface SearchedWords {
  readonly words: ReadonlyArray<string>
  readonly named: ReadonlyArray<string>
}

export const searchedWords = (text: string): SearchedWords => {
  const { isAction, rest } = partsOf(text)
  return { words: wordsOf(text), named: isAction ? rest : [] }
}

/** UTGs for which actions are offered by name; more would hide what else was found. */
const mostActedOn = 5

/** The actions for the UTGs that were found, where the text names one beside a UTG. */
export const foundActions = ({ actedOn }: FoundRecords): ReadonlyArray<PaletteEntry> =>
  actedOn
    .slice(0, mostActedOn)
    .flatMap((row) =>
      actionEntries(
        `utgs/${row.componentId}`,
        utgList.nameOf(row),
        { ids: [row.componentId], rows: [row] },
        utgTexts(row)
      )
    )
