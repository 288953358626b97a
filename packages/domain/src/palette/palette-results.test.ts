import { expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleAccount } from "../account/sample-accounts.ts"
import { areas } from "../permission/area.ts"
import { canView, rightsAt } from "../permission/rights.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import { noRecords, recordAreas, recordEntries, searchedWords } from "./found-records.ts"
import { type PalettePlace, paletteEntries } from "./palette-entries.ts"
import { paletteResults } from "./palette-results.ts"
import { mostRecent, recentKey, withRecent } from "./recent-entries.ts"
import { withUtgName } from "./recent-utg.ts"
import { settingEntries } from "./setting-entries.ts"

const accounts = [
  sampleAccount({ id: 1, parentId: null, name: "Region" }),
  sampleAccount({ id: 12, parentId: 1, name: "Chain" }),
  sampleAccount({ id: 15, parentId: 12, name: "Pike Street" }),
  sampleAccount({ id: 16, parentId: 12, name: "A merchant", isMerchant: true })
]
const ancestry = makeAncestry(accounts)

const permissions = [
  { id: 1, key: "UtgServices", name: "", description: null },
  { id: 2, key: "Machines", name: "", description: null }
]
const rightsOf = (canEdit: boolean) => {
  const mask = { roleBusinessEntityIds: [1], canView: true, canDelete: false, isEnabled: true, canGrant: false }
  const masks = [
    { ...mask, permissionId: 1, canEdit },
    { ...mask, permissionId: 2, canEdit: false }
  ]
  return rightsAt({ permissions, masks, ancestry, businessEntityId: 12 })
}

const place = (canEdit: boolean, given: Partial<PalettePlace> = {}): PalettePlace => ({
  businessEntityId: 12,
  pathname: "/be/12/tasks",
  rights: rightsOf(canEdit),
  hasRollouts: false,
  accounts,
  ancestry,
  viewsOf: (area) => (area === "utgs" ? [{ name: "Night", query: "search=n" }] : []),
  shown: { named: "2 selected UTGs", targets: { ids: [7, 8], rows: null } },
  shownActions: [],
  ...given
})

const offerOf = (canEdit: boolean) => ({
  businessEntityId: 12,
  entries: paletteEntries(place(canEdit)),
  recent: [],
  searched: recordAreas,
  mayAct: canEdit
})

const utg = sampleUtg({
  componentId: 1012,
  componentNickname: "anc-pos-12",
  componentFileId: "F-77",
  businessEntityId: 12
})
const found = { ...noRecords, utgs: [utg], actedOn: [utg] }

/** The pages of those lists that somebody may see. */
const listPages = areas
  .filter((area) => canView(rightsOf(false), area))
  .map((area) => ["page", listWords[area].link, `/be/12/${area}`])

const lines = (results: ReturnType<typeof paletteResults>) =>
  results.map(({ kind, label, destination }) => [
    kind,
    label,
    destination.to === "page" ? destination.path : destination.to
  ])

it("offers the pages, views and accounts that may be seen, and actions on what is chosen to those who may edit", () => {
  const seen = [
    ["page", "Dashboard", "/be/12/dashboard"],
    ...listPages,
    ["page", "Compare configurations", "/be/12/compare"]
  ]
  const rest = [
    ["action", "Why can I, and why not?", "rights"],
    ["action", "Manage tags", "own"],
    ["action", "Earlier notices", "own"],
    ...lines(settingEntries()),
    ["view", "Night", "/be/12/utgs?search=n"],
    ["account", "Region", "/be/1/tasks"],
    ["account", "Pike Street", "/be/15/tasks"],
    ["account", "A merchant", "/be/16/tasks"]
  ]
  expect(listPages.slice(0, 3)).toEqual([
    ["page", "UTGs", "/be/12/utgs"],
    ["page", "Config Templates", "/be/12/templates"],
    ["page", "Tasks", "/be/12/tasks"]
  ])
  expect(lines(paletteEntries(place(false)))).toEqual([...seen, ...rest])
  const all = lines(paletteEntries(place(true)))
  expect(all.slice(0, 2)).toEqual([
    ["action", "Schedule Task: 2 selected UTGs", "utgAction"],
    ["action", "Apply a Profile: 2 selected UTGs", "utgAction"]
  ])
  expect(all.filter(([, , to]) => to !== "utgAction")).toEqual([
    ...seen,
    ["action", "Schedule a Task", "/be/12/utgs"],
    ...rest
  ])
})

it("offers each page of the navigation bar, Rollouts where there is their service", () => {
  const pagesOf = (hasRollouts: boolean) =>
    lines(paletteEntries(place(false, { hasRollouts }))).filter(([, , path]) => path === "/be/12/rollouts")
  expect([pagesOf(true), pagesOf(false)]).toEqual([[["page", "Rollouts", "/be/12/rollouts"]], []])
})

it("offers to compare configurations to whoever sees UTGs or profiles, and to nobody else", () => {
  const isOffered = (canViewUtgs: boolean, canViewProfiles: boolean) =>
    paletteEntries(place(false, { rights: { ...rightsOf(false), canViewUtgs, canViewProfiles } })).some(
      ({ id }) => id === "page/compare"
    )
  expect([isOffered(true, false), isOffered(false, true), isOffered(false, false)]).toEqual([true, true, false])
})

it("an entry has no other texts than those of its record, by which it could be found", () => {
  const bare = sampleUtg({
    componentId: 7,
    componentMerchant: null,
    componentLocation: "",
    componentFileId: null,
    machineDnsName: null,
    machineNickname: null
  })
  expect(recordEntries(42, { ...noRecords, utgs: [bare] })[0]).toMatchObject({ detail: "", also: ["", "7"] })
  expect(paletteEntries(place(true))[0]).toMatchObject({ detail: "", also: [] })
})

it("offers what the page does with what is selected there, and explains the rights of that page", () => {
  const entries = paletteEntries(
    place(false, {
      pathname: "/be/12/tasks/7",
      shown: null,
      shownActions: [{ id: "deleteTasks", label: "Delete Tasks: 2 selected tasks" }]
    })
  )
  expect(entries[0]).toMatchObject({
    kind: "action",
    label: "Delete Tasks: 2 selected tasks",
    destination: { to: "shownAction", id: "deleteTasks" }
  })
  const subjectAt = (pathname: string) =>
    paletteEntries(place(false, { pathname })).find(({ id }) => id === "rights")?.destination
  expect(["/be/12/tasks", "/be/12/users", "/be/12/templates/3", "/be/12/dashboard"].map(subjectAt)).toEqual(
    ["Tasks", "Users", "Utgs", "Utgs"].map((subject) => ({ to: "rights", subject }))
  )
})

it("“restart anc-pos-12” offers the action with its target to those who may edit, and nobody else", () => {
  const [first] = paletteResults(offerOf(true), "restart anc-pos-12", found)
  expect(first).toMatchObject({
    label: "Restart UTG: anc-pos-12",
    destination: {
      to: "utgAction",
      action: { flow: "scheduleTask", begins: { utgGroup: "startstop", startstop: "restart" } },
      targets: { ids: [1012], rows: [utg] }
    }
  })
  expect(paletteResults(offerOf(false), "restart anc-pos-12", found)).toEqual([])
  expect(searchedWords("Restart  ANC-pos-12")).toEqual({ words: ["restart", "anc-pos-12"], named: ["anc-pos-12"] })
  expect(searchedWords("restart")).toEqual({ words: ["restart"], named: [] })
  expect(searchedWords("pos harbor")).toEqual({ words: ["pos", "harbor"], named: [] })
  expect(lines(paletteResults(offerOf(true), "restart f-77", found))).toEqual([
    ["action", "Restart UTG: anc-pos-12", "utgAction"]
  ])
})

it("finds a UTG by its name or file id, and accounts by their name or path", () => {
  const texts = (text: string) => lines(paletteResults(offerOf(false), text, found))
  expect(texts("utg anc-pos")).toEqual([["utg", "anc-pos-12", "/be/12/utgs/1012"]])
  expect(texts("f-77")).toEqual([["utg", "anc-pos-12", "/be/12/utgs/1012"]])
  expect(texts("account pike")).toEqual([["account", "Pike Street", "/be/15/tasks"]])
  expect(texts("region pike")).toEqual([["account", "Pike Street", "/be/15/tasks"]])
})

it("what was chosen lately comes first, where it is still there to be chosen", () => {
  const recent = [
    { id: "utgs/12/1012", label: "anc-pos-12", detail: "" },
    { id: "utgs/15/9", label: "of another account", detail: "" },
    { id: "page/users", label: "Users", detail: "" },
    { id: "page/tasks", label: "Tasks", detail: "" }
  ]
  const offer = { ...offerOf(false), recent }
  expect(lines(paletteResults(offer, "", noRecords)).slice(0, 3)).toEqual([
    ["utg", "anc-pos-12", "/be/12/utgs/1012"],
    ["page", "Tasks", "/be/12/tasks"],
    ["page", "Dashboard", "/be/12/dashboard"]
  ])
  expect(lines(paletteResults({ ...offer, searched: [] }, "anc", noRecords))).toEqual([])
})

it("a UTG is gone to at its own account, also when it was chosen lately; it is offered where it was found", () => {
  const below = { ...noRecords, utgs: [sampleUtg({ componentId: 7, componentNickname: "till", businessEntityId: 15 })] }
  const [entry] = paletteResults(offerOf(false), "till", below)
  if (entry === undefined) throw new Error("Nothing was found.")
  const recent = withRecent([], entry)
  const here = { ...offerOf(false), recent }
  expect([entry.destination, paletteResults(here, "", noRecords)[0]?.destination]).toEqual([
    { to: "page", path: "/be/15/utgs/7", intent: null },
    { to: "page", path: "/be/15/utgs/7", intent: null }
  ])
  expect(lines(paletteResults({ ...here, businessEntityId: 15 }, "till", noRecords))).toEqual([])
})

it("remembers a few choices, each once, and reads whatever is stored", () => {
  const { read, write } = recentKey(7)
  const chosen = Array.from({ length: 12 }, (_, id) => ({ id: String(id), label: "x", detail: "" }))
  const kept = [...chosen, { id: "5", label: "again", detail: "" }].reduce(withRecent, read(null))
  expect(kept.map(({ id }) => id)).toEqual(["5", "11", "10", "9", "8", "7", "6", "4"])
  expect(kept).toHaveLength(mostRecent)
  expect(read(write(kept))).toEqual(kept)
  for (const text of ["", "{}", "[1, {}, null]", '[{"id":1}]', "not json"]) expect(read(text)).toEqual([])
  const whole = { id: "page/tasks", label: "Tasks", detail: "" }
  const broken = [
    { ...whole, id: 5 },
    { ...whole, label: null },
    { ...whole, detail: 1 }
  ]
  expect(read(JSON.stringify([...broken, whole]))).toEqual([whole])
})

it("calls a UTG that was chosen lately as it is called by now, wherever it was chosen", () => {
  const [here, ...others] = [
    { id: "utgs/12/1012", label: "anc-pos-12", detail: "Old place" },
    { id: "utgs/1/1012/12", label: "anc-pos-12", detail: "Old place" },
    { id: "utgs/12/10123", label: "anc-pos-13", detail: "" },
    { id: "profiles/12/1012", label: "Lanes", detail: "" }
  ] as const
  const renamed = sampleUtg({ componentId: 1012, componentNickname: "bar-1", businessEntityId: 12 })
  const [entry] = recordEntries(12, { ...noRecords, utgs: [renamed] })
  const called = { label: "bar-1", detail: entry?.detail }
  const recent = [here, ...others]
  expect(withUtgName(recent, renamed)).toEqual([
    { ...here, ...called },
    { ...others[0], ...called },
    ...others.slice(1)
  ])
  expect(withUtgName(others.slice(1), renamed)).toEqual(others.slice(1))
})
