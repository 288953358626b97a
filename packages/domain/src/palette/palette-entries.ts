import type { Ancestry } from "../account/ancestors.ts"
import type { BusinessEntity } from "../account/business-entity.ts"
import { noticeMessages } from "../message/notice-messages.ts"
import { comparePath } from "../navigation/compare-route.ts"
import { navigationLinks } from "../navigation/navigation-links.ts"
import { listPathWith, parseRoute, withBusinessEntity } from "../navigation/routes.ts"
import { wishes } from "../navigation/wishes.ts"
import { type Area, areas } from "../permission/area.ts"
import { canEdit, canView, type Rights, subjectOfArea } from "../permission/rights.ts"
import type { Subject } from "../permission/subject.ts"
import { listWords } from "../rows/list-label-messages.ts"
import type { SavedView } from "../rows/saved-views.ts"
import { tagActionMessages } from "../tags/tag-action-messages.ts"
import { actionEntries } from "./found-records.ts"
import { type PaletteEntry, pageEntry, type UtgTargets } from "./palette-entry.ts"
import { paletteMessages } from "./palette-messages.ts"
import { settingEntries } from "./setting-entries.ts"

/** The UTGs that the page shows chosen, or the one whose page it is. */
export interface ShownTargets {
  readonly named: string
  readonly targets: UtgTargets
}

/** What the page does with what is selected in it, as "Delete Tasks: 2 selected tasks". */
export interface ShownAction {
  readonly id: string
  readonly label: string
}

/** What the palette is opened over. */
export interface PalettePlace {
  readonly businessEntityId: number
  readonly pathname: string
  readonly rights: Rights
  /** Whether there is a service of rollouts. */
  readonly hasRollouts: boolean
  readonly accounts: ReadonlyArray<BusinessEntity>
  readonly ancestry: Ancestry
  /** What the browser keeps of views. */
  readonly viewsOf: (area: Area) => ReadonlyArray<SavedView>
  readonly shown: ShownTargets | null
  readonly shownActions: ReadonlyArray<ShownAction>
}

const pages = ({ businessEntityId, pathname, rights, hasRollouts }: PalettePlace): ReadonlyArray<PaletteEntry> => {
  const mayCompare = canView(rights, "utgs") || canView(rights, "profiles")
  return [
    ...navigationLinks(businessEntityId, rights, pathname, hasRollouts).map(({ id, label, to }) =>
      pageEntry({ id: `page/${id}`, kind: "page", label }, to)
    ),
    ...(mayCompare
      ? [
          pageEntry(
            { id: "page/compare", kind: "page", label: paletteMessages.compare },
            comparePath(businessEntityId, { left: null, right: null })
          )
        ]
      : []),
    ...wishes(businessEntityId, rights).flatMap(({ label, to, intent }) =>
      intent === undefined ? [] : [pageEntry({ id: `intent/${intent}`, kind: "action", label }, to, intent)]
    )
  ]
}

const views = ({ businessEntityId, viewsOf }: PalettePlace, seen: ReadonlyArray<Area>): ReadonlyArray<PaletteEntry> =>
  seen.flatMap((area) =>
    viewsOf(area).map(({ name, query }) =>
      pageEntry(
        {
          id: `view/${area}/${name}`,
          kind: "view",
          label: name,
          detail: listWords[area].link,
          also: [listWords[area].link]
        },
        listPathWith(businessEntityId, area, query)
      )
    )
  )

/** The names of the accounts above one, the topmost first; told once for all that have the same parent. */
const pathsOf = (ancestry: Ancestry) => {
  const paths = new Map<number | null, string>()
  return ({ id, parentId }: BusinessEntity): string => {
    const known = paths.get(parentId)
    if (known !== undefined) return known
    const above = ancestry.ancestorsOf(id).flatMap((each) => ancestry.nameOf(each) ?? [])
    const path = above.toReversed().join(" › ")
    paths.set(parentId, path)
    return path
  }
}

/** The accounts, merchants included, which the tree leaves out (document 1 §2.4): each leads to the same page of it. */
const accountEntries = ({
  businessEntityId,
  accounts,
  ancestry,
  pathname
}: PalettePlace): ReadonlyArray<PaletteEntry> => {
  const pathOf = pathsOf(ancestry)
  return accounts.flatMap((entity) => {
    const { id, name } = entity
    if (id === businessEntityId) return []
    const detail = pathOf(entity)
    return [
      pageEntry(
        { id: `account/${id}`, kind: "account", label: name, detail, also: [detail, String(id)] },
        withBusinessEntity(pathname, id)
      )
    ]
  })
}

/** Of the page it is opened over; of UTGs elsewhere. */
const subjectAt = (pathname: string): Subject => {
  const [page] = parseRoute(pathname)?.rest.split("/") ?? []
  return subjectOfArea(areas.find((area) => area === page) ?? "utgs")
}

const rightsEntry = ({ pathname }: PalettePlace): PaletteEntry => ({
  id: "rights",
  kind: "action",
  label: paletteMessages.rights,
  detail: "",
  also: ["Rights", "Permissions"],
  destination: { to: "rights", subject: subjectAt(pathname) }
})

const ownEntries = ({ rights }: PalettePlace): ReadonlyArray<PaletteEntry> => {
  const own = { kind: "action", detail: "" } as const
  const notices: PaletteEntry = {
    ...own,
    id: "notices",
    label: noticeMessages.title,
    also: noticeMessages.alsoCalled,
    destination: { to: "own", dialog: "notices" }
  }
  const tags: PaletteEntry = {
    ...own,
    id: "manageTags",
    label: tagActionMessages.manage,
    also: [],
    destination: { to: "own", dialog: "tags" }
  }
  return canView(rights, "utgs") ? [tags, notices] : [notices]
}

const shownActionEntries = ({ shownActions }: PalettePlace): ReadonlyArray<PaletteEntry> =>
  shownActions.map(({ id, label }) => ({
    id: `${id}/shown`,
    kind: "action",
    label,
    detail: "",
    also: [],
    destination: { to: "shownAction", id }
  }))

/** All that is there before anything is looked up, by what the account may do: actions on what is chosen come first. */
export const paletteEntries = (place: PalettePlace): ReadonlyArray<PaletteEntry> => {
  const { rights, shown } = place
  const seen = areas.filter((area) => canView(rights, area))
  const mayAct = canView(rights, "utgs") && canEdit(rights, "utgs")
  return [
    ...(mayAct && shown !== null ? actionEntries("shown", shown.named, shown.targets) : []),
    ...shownActionEntries(place),
    ...pages(place),
    rightsEntry(place),
    ...ownEntries(place),
    ...settingEntries(),
    ...views(place, seen),
    ...accountEntries(place)
  ]
}
