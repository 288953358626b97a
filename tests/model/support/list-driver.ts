import type { ListDescription } from "@command-center/domain/rows/list-description"
import { makeRowsEngine } from "@command-center/domain/rows/rows-engine"
import { selectedIds } from "@command-center/domain/rows/selection"
import { seenRequest } from "@command-center/machines/list-screen/list-screen.changes"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import { selectView } from "@command-center/machines/list-screen/list-screen.selectors"
import type { ListScreenEvent, ListScreenInput } from "@command-center/machines/list-screen/list-screen.types"
import { Result } from "effect"
import { actorDriver } from "./actor-driver.ts"

export interface Row {
  readonly id: number
  readonly name: string
}

export const list: ListDescription<Row> = {
  id: "utgs",
  call: "utgs",
  title: "UTG List",
  fields: { id: "id", name: "text" },
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameKey: "name",
  columns: [{ key: "name", label: "Name", kind: "text" }],
  defaultSort: { key: "name", direction: "ascending" },
  selectAll: "page",
  emptyText: "None",
  loadFailed: (reason) => `Unable to load data - ${reason}`,
  copied: ({ name }) => name,
  refreshEvery: 30_000,
  firstStep: null,
  awaited: "the UTG list",
  area: "utgs",
  rights: "Utgs"
}
export const listMachine = makeListScreenMachine<Row>("list")
export const listInput: ListScreenInput<Row> = {
  list,
  businessEntityId: 12,
  predicates: [],
  pageSize: 10,
  refreshEvery: 30_000
}

export const loaded = Result.succeed({
  total: 1,
  unreadable: { count: 0, reasons: [] },
  loadedAt: "2026-11-20T10:00:00.000Z"
})
export const view = Result.succeed({
  rows: [{ id: 1, name: "a" }],
  shown: 1,
  page: 1,
  pageCount: 1,
  filtered: 1,
  total: 1
})
export const partly = Result.map(view, (whole) => ({ ...whole, shown: 2, filtered: 2, total: 2 }))
export const refused = Result.fail({ _tag: "Refused" as const, sentence: "busy" })

export const names = ["Ash", "Birch", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple", "Oak", "Pine", "Rowan", "Yew"]
export const trees: ReadonlyArray<Row> = names.map((name, index) => ({ id: index + 1, name }))
export const loadedAt = (instant: string, count = 0) =>
  Result.succeed({ total: trees.length, unreadable: { count, reasons: count === 0 ? [] : ["id"] }, loadedAt: instant })

/** The real machine on the real engine before its rows come: what is asked of an actor is answered from the rows. */
export const openingList = (given: Partial<ListScreenInput<Row>> = {}) => {
  const driver = actorDriver(listMachine, { ...listInput, ...given })
  const engine = makeRowsEngine(list)
  /** First the rows that can be seen, then the whole page. */
  const answerView = async () => {
    while (driver.isRunning("viewRows")) {
      const snapshot = driver.snapshot()
      const { context } = snapshot
      const request = snapshot.matches({ ready: { view: "viewing" } }) ? seenRequest(context) : context.request
      await driver.settle("viewRows", Result.succeed(engine.view(request)))
    }
  }
  const load = async (rows: ReadonlyArray<Row>, outcome: unknown = loadedAt("2026-11-20T10:00:00.000Z")) => {
    engine.replace(rows)
    await driver.settle("loadRows", outcome)
    await answerView()
    if (driver.isRunning("loadedIds")) await driver.settle("loadedIds", Result.succeed(engine.ids({ search: "" })))
  }
  return {
    ...driver,
    load,
    send: async (event: ListScreenEvent) => {
      await driver.perform(event)
      if (driver.isRunning("matchingIds")) {
        await driver.settle("matchingIds", Result.succeed(engine.ids(driver.snapshot().context.request)))
      }
      await answerView()
    },
    shown: () => selectView<Row>(driver.snapshot())?.rows.map(({ name }) => name),
    page: () => selectView<Row>(driver.snapshot())?.page,
    selected: () => selectedIds(driver.snapshot().context.selection)
  }
}

/** The same once it shows these rows. */
export const openList = async (given: Partial<ListScreenInput<Row>> = {}, rows: ReadonlyArray<Row> = trees) => {
  const opening = openingList(given)
  await opening.load(rows)
  return opening
}
