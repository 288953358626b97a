import type { Facet, FacetsRequest } from "@command-center/domain/facets/facet-index"
import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import type { CountRows, FleetAsked, FleetCounts } from "@command-center/domain/fleet/fleet-counts"
import type { ListOf, RowLabels } from "@command-center/domain/rows/list-description"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import {
  type ArrivingRows,
  type LoadedRows,
  makeRowsEngine,
  type RowsView,
  type ViewRequest
} from "@command-center/domain/rows/rows-engine"
import type { CsvPiece, CsvRequest } from "@command-center/domain/rows/view-csv"
import { Effect } from "effect"
import { streamList } from "../management/lists.ts"
import type { ApiError } from "../transport/api-error.ts"
import type { Credentials } from "../transport/credentials.ts"
import type { Http } from "../transport/http.ts"

export interface LoadRows {
  readonly businessEntityId: number
  readonly predicates: ReadonlyArray<AnyPredicate>
  /** Views then have the rows' records as the service sent them: they take several times the memory. */
  readonly keepsRecords?: boolean
}

/** What a load brought: rows that were read, and how many were not and why. */
export interface LoadSummary {
  readonly total: number
  readonly unreadable: { readonly count: number; readonly reasons: ReadonlyArray<string> }
}

/** The rows of one load, and what it asked for. */
export interface Loaded<Row> extends Pick<LoadRows, "businessEntityId" | "predicates"> {
  readonly rows: LoadedRows<Row>
}

/** One list's rows behind plain questions: the same in a worker, on the page, in a script. */
export interface RowSource<Row> {
  readonly load: (input: LoadRows) => Effect.Effect<LoadSummary, ApiError, Http | Credentials>
  /**
   * What the rows of the newest load look like as soon as they fill a page; null where that load ends before. Later
   * rows may come before them.
   */
  readonly firstView: (request: ViewRequest) => Promise<RowsView<Row> | null>
  readonly view: (request: ViewRequest) => RowsView<Row>
  /** The newest load that brought rows; null before there was one. */
  readonly loaded: () => Loaded<Row> | null
  /** How many loads have brought rows: those of one load stay as they are. */
  readonly loads: () => number
  readonly ids: (asked: Narrowing) => RowIds
  /** The values that narrow the rows, counted in those that are wanted. */
  readonly facets: (asked: FacetsRequest) => ReadonlyArray<Facet>
  /** What the user has put on rows from now on. */
  readonly label: (labels: RowLabels) => void
  readonly rowsOf: (ids: Iterable<number>) => ReadonlyArray<Row>
  /** The figures of all rows; null for a list of which that is not counted. */
  readonly count: (asked: FleetAsked) => Promise<FleetCounts | null>
  /** The file of a view, made piece by piece of the rows that are there when it is asked for. */
  readonly csv: (request: CsvRequest) => Generator<CsvPiece>
  /** Does a part of what later questions need; for when nothing else is asked. False when all is done. */
  readonly prepare: () => boolean
}

/** What another call knows of rows that came without it; it is asked only where a row lacks it, once for all of them. */
interface Completion<Row> {
  readonly lacks: (row: Row) => boolean
  /** Never fails: what cannot be known stays lacking. */
  readonly load: (businessEntityId: number) => Effect.Effect<(row: Row) => Row, never, Http | Credentials>
}

/** What accounts are called; `known` where that is told later, while rows may come already. */
export interface AccountNames {
  readonly of: (businessEntityId: number) => string | undefined
  readonly known?: Promise<void>
}

type Described<Fields extends RowFields> = ListOf<Fields> & {
  readonly completion?: Completion<RowOf<Fields>>
  /** Loaded with its first question: few pages have one. */
  readonly count?: () => Promise<CountRows<RowOf<Fields>>>
}

interface Waiting<Row> {
  readonly request: ViewRequest
  readonly settle: (view: RowsView<Row> | null) => void
}

/** Those who wait for first rows. */
const waitingRoom = <Row>() => {
  let waiting: ReadonlyArray<Waiting<Row>> = []
  return {
    wait: (request: ViewRequest) =>
      new Promise<RowsView<Row> | null>((settle) => {
        waiting = [...waiting, { request, settle }]
      }),
    show: (arriving: ArrivingRows<Row>): void => {
      const count = arriving.count()
      const served = waiting.filter(({ request }) => request.pageSize <= count)
      if (served.length === 0) return
      waiting = waiting.filter((each) => !served.includes(each))
      for (const { request, settle } of served) settle(arriving.view(request))
    },
    dismiss: (): void => {
      for (const { settle } of waiting) settle(null)
      waiting = []
    }
  }
}

const repeatedReason = "a row's id must be its own"

const withRepeated = ({ count, reasons }: LoadSummary["unreadable"], repeated: number): LoadSummary["unreadable"] =>
  repeated === 0 ? { count, reasons } : { count: count + repeated, reasons: [...reasons, repeatedReason] }

/** Rows of an earlier load stay until a later one has arrived whole, so a failed refresh loses nothing; a load overtaken by another changes nothing. */
export const makeRowSource = <Fields extends RowFields>(
  list: Described<Fields>,
  names: AccountNames
): RowSource<RowOf<Fields>> => {
  type Row = RowOf<Fields>
  const engine = makeRowsEngine<Row>(list)
  const room = waitingRoom<Row>()
  const { derive, completion } = list
  let areNamed = names.known === undefined
  const known = (names.known ?? Promise.resolve()).then(() => {
    areNamed = true
  })
  let newest = 0
  let loads = 0
  /** Counts the rows of the newest load; questions about the same rows share what they can. */
  let counting: ReturnType<CountRows<Row>> | null = null
  /** By row id; null where they are not kept. */
  let records: ReadonlyMap<number, unknown> | null = null
  let loaded: Loaded<Row> | null = null

  const withRecords = (view: RowsView<Row>): RowsView<Row> => {
    const kept = records
    return kept === null ? view : { ...view, records: view.rows.map((row) => kept.get(list.idOf(row))) }
  }

  const load = ({ businessEntityId, predicates, keepsRecords = false }: LoadRows) =>
    Effect.suspend(() => {
      newest += 1
      const turn = newest
      const isNewest = () => turn === newest
      let arriving = engine.arrive()
      let sent = keepsRecords ? new Map<number, unknown>() : null
      let lacking: Array<Row> = []
      let unnamed: Array<Row> = []
      const derived = (row: Row): Row => (derive === undefined ? row : derive(row, names.of))
      const nameAll = (): void => {
        if (!areNamed || unnamed.length === 0) return
        for (const row of unnamed) arriving.add(derived(row))
        unnamed = []
      }
      const add = (row: Row): void => {
        nameAll()
        if (areNamed) arriving.add(derived(row))
        else unnamed.push(row)
      }
      const complete = (): Effect.Effect<void, never, Http | Credentials> => {
        if (completion === undefined || lacking.length === 0) return Effect.void
        return Effect.map(completion.load(businessEntityId), (completed) => {
          for (const row of lacking) add(completed(row))
        })
      }
      const named = Effect.map(
        Effect.promise(() => known),
        nameAll
      )
      const streamed = streamList(list, businessEntityId, predicates, {
        begin: () => {
          arriving = engine.arrive()
          sent = keepsRecords ? new Map() : null
          lacking = []
          unnamed = []
        },
        row: (row, record) => {
          const id = list.idOf(row)
          if (sent?.has(id) === false) sent.set(id, record)
          if (completion?.lacks(row) === true) lacking.push(row)
          else add(row)
        },
        pause: () => {
          nameAll()
          if (isNewest()) room.show(arriving)
        }
      })
      return streamed.pipe(
        Effect.tap(complete),
        Effect.tap(named),
        Effect.map(({ unreadable }) => {
          if (isNewest()) {
            arriving.finish()
            records = sent
            loaded = { businessEntityId, predicates, rows: engine.loaded() }
            counting = null
            loads += 1
          }
          return { total: arriving.count(), unreadable: withRepeated(unreadable, arriving.repeated()) }
        }),
        Effect.ensuring(
          Effect.sync(() => {
            if (isNewest()) room.dismiss()
          })
        )
      )
    })

  return {
    load,
    firstView: room.wait,
    view: (request) => withRecords(engine.view(request)),
    loaded: () => loaded,
    loads: () => loads,
    ids: engine.ids,
    facets: engine.facets,
    label: engine.label,
    rowsOf: engine.rowsOf,
    count: async (asked) => {
      const countRows = await list.count?.()
      counting ??= countRows?.({ [Symbol.iterator]: () => engine.each()[Symbol.iterator]() }) ?? null
      return counting?.(asked) ?? null
    },
    csv: engine.csv,
    prepare: engine.prepare
  }
}
