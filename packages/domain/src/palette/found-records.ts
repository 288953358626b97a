import { detailPath } from "../navigation/routes.ts"
import type { ProfileRow } from "../profile/profile.ts"
import { profileList } from "../profile/profile-list.ts"
import type { TemplateRow } from "../template/template.ts"
import { templateList } from "../template/template-list.ts"
import type { UtgRow } from "../utg/utg.ts"
import { utgActions } from "../utg/utg-actions.ts"
import { utgList } from "../utg/utg-list.ts"
import { type PaletteEntry, pageEntry, type UtgTargets } from "./palette-entry.ts"
import { wordsOf } from "./palette-rank.ts"
import type { RecentEntry } from "./recent-entries.ts"

/** What the lists of an account have for a text. */
export interface FoundRecords {
  readonly utgs: ReadonlyArray<UtgRow>
  readonly profiles: ReadonlyArray<ProfileRow>
  readonly templates: ReadonlyArray<TemplateRow>
}

export const noRecords: FoundRecords = { utgs: [], profiles: [], templates: [] }

/** The kinds of records that have a page, by the area of their list. */
const recordKinds = { utgs: "utg", profiles: "profile", templates: "template" } as const
export type RecordArea = keyof typeof recordKinds
export const recordAreas: ReadonlyArray<RecordArea> = ["utgs", "profiles", "templates"]

const recordEntry = (
  businessEntityId: number,
  area: RecordArea,
  id: number,
  given: Pick<PaletteEntry, "label" | "detail" | "also">
): PaletteEntry =>
  pageEntry(
    { id: `${area}/${businessEntityId}/${id}`, kind: recordKinds[area], ...given },
    detailPath(businessEntityId, area, id)
  )

/** By which a UTG is looked for: its merchant tells it from another of its name. */
const utgTexts = (row: UtgRow): Pick<PaletteEntry, "detail" | "also"> => ({
  detail: [row.componentMerchant, row.componentLocation].filter((text) => text !== "" && text !== null).join(", "),
  also: [row.componentFileId, row.machineDnsName, row.machineNickname, String(row.componentId)].flatMap((text) =>
    text === null ? [] : [text]
  )
})

/** The pages of the records that were found. */
export const recordEntries = (businessEntityId: number, found: FoundRecords): ReadonlyArray<PaletteEntry> => [
  ...found.utgs.map((row) =>
    recordEntry(businessEntityId, "utgs", row.componentId, { label: utgList.nameOf(row), ...utgTexts(row) })
  ),
  ...found.profiles.map((row) =>
    recordEntry(businessEntityId, "profiles", row.id, { label: profileList.nameOf(row), detail: "", also: [] })
  ),
  ...found.templates.map((row) =>
    recordEntry(businessEntityId, "templates", row.id, { label: templateList.nameOf(row), detail: "", also: [] })
  )
]

/** A record that was chosen lately, at this account; null for anything else. */
export const recentRecord = (
  { id, label, detail }: RecentEntry,
  businessEntityId: number,
  mayView: (area: RecordArea) => boolean
): PaletteEntry | null => {
  const [name, account, record, ...more] = id.split("/")
  const area = recordAreas.find((each) => each === name)
  const isHere = account === String(businessEntityId) && more.length === 0
  if (area === undefined || !isHere || !/^\d{1,15}$/u.test(record ?? "") || !mayView(area)) return null
  return recordEntry(businessEntityId, area, Number(record), { label, detail, also: [] })
}

/** Every action for these UTGs, as "Restart UTG: anc-pos-12". */
export const actionEntries = (
  id: string,
  named: string,
  targets: UtgTargets,
  detail = ""
): ReadonlyArray<PaletteEntry> =>
  utgActions.map((action) => ({
    id: `${action.id}/${id}`,
    kind: "action",
    label: `${action.label}: ${named}`,
    detail,
    also: [],
    destination: { to: "utgAction", action, targets }
  }))

/** A word of two letters and more is the beginning of an action's. */
const namesAction = (word: string): boolean =>
  word.length >= 2 && utgActions.some(({ label }) => wordsOf(label).some((each) => each.startsWith(word)))

/** The words that may name an action, and what remains to name its UTG: "restart anc-pos-12". */
const partsOf = (text: string) => {
  const words = wordsOf(text)
  const rest = words.filter((word) => !namesAction(word))
  return { isAction: rest.length < words.length, rest: rest.join(" ") }
}

/**
 * What the lists are searched for, each of which one text of a row must hold: all that is typed, what of it does not
 * name an action, and the longest word of that.
 */
export const searchedTerms = (text: string): ReadonlyArray<string> => {
  const { isAction, rest } = partsOf(text)
  const named = isAction ? rest : ""
  const [longest = ""] = wordsOf(rest).toSorted((one, other) => other.length - one.length)
  const terms = [wordsOf(text).join(" "), named, longest]
  return [...new Set(terms)].filter((term) => term !== "")
}

/** UTGs for which actions are offered by name; more would hide what else was found. */
const mostActedOn = 5

/** The actions for the UTGs that were found, where the text names one beside a UTG. */
export const foundActions = (text: string, { utgs }: FoundRecords): ReadonlyArray<PaletteEntry> => {
  const { isAction, rest } = partsOf(text)
  if (!isAction || rest === "") return []
  return utgs
    .slice(0, mostActedOn)
    .flatMap((row) =>
      actionEntries(
        `utgs/${row.componentId}`,
        utgList.nameOf(row),
        { ids: [row.componentId], rows: [row] },
        utgTexts(row).detail
      )
    )
}
