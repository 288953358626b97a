import type { LoadRows, LoadSummary } from "@command-center/api/rows/row-source"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { CurrentCredentials } from "@command-center/api/transport/credentials"
import type { Facet, FacetsRequest } from "@command-center/domain/facets/facet-index"
import type { FleetAsked, FleetCounts } from "@command-center/domain/fleet/fleet-counts"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import type { FindRequest } from "@command-center/domain/palette/row-finder"
import type { RowLabels } from "@command-center/domain/rows/list-description"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import type { RowsView, ViewRequest } from "@command-center/domain/rows/rows-engine"
import type { CsvRequest } from "@command-center/domain/rows/view-csv"
import { Result } from "effect"
import { hearWhetherMissing } from "./missing-rows.ts"
import { closePort, say, servedPort } from "./rows-port.ts"
import type { OpenRows, RowsAnswer, RowsQuestion, ShownAccount } from "./rows-protocol.ts"
import { startedRowsWorker, wasWorkerLost, whenWorkerIsLost } from "./rows-worker.ts"
import { makeSameRows } from "./same-rows.ts"

/** One list's rows as the page asks for them; it holds none itself. */
export interface RowsClient<Row> {
  readonly load: (input: LoadRows, signal: AbortSignal) => Promise<Result.Result<LoadSummary, ApiError>>
  /** What came of the newest load, once its rows are there or could not be had; null where it was called off. */
  readonly loaded: () => Promise<Result.Result<LoadSummary, ApiError> | null>
  /** The first page of rows while the others are on their way; null where they all come at once. */
  readonly firstView: (request: ViewRequest) => Promise<RowsView<Row> | null>
  readonly view: (request: ViewRequest) => Promise<RowsView<Row>>
  readonly ids: (asked: Narrowing) => Promise<RowIds>
  /** The values that narrow the rows, counted in those that are wanted. */
  readonly facets: (asked: FacetsRequest) => Promise<ReadonlyArray<Facet>>
  /** What the user has put on rows, for the questions that come after it. */
  readonly label: (labels: RowLabels) => void
  /** The best of all rows for words: of those that were read lately, or else of those that are asked for now. */
  readonly find: (of: LoadRows, asked: FindRequest) => Promise<Result.Result<ReadonlyArray<Row>, ApiError>>
  /** The values of all rows that the account has for these conditions, whatever was loaded of it, in the same way. */
  readonly valuesOf: (
    predicates: LoadRows["predicates"],
    asked: FacetsRequest
  ) => Promise<Result.Result<ReadonlyArray<Facet>, ApiError>>
  readonly rowsOf: (ids: Iterable<number>) => Promise<ReadonlyArray<Row>>
  /** What is counted of all rows; null for a list of which nothing is. */
  readonly count: (asked: FleetAsked) => Promise<FleetCounts | null>
  /** The file of a view, of the rows that are there when it is asked for. */
  readonly csv: (request: CsvRequest, onProgress: (rows: Transfer) => void, signal: AbortSignal) => Promise<Blob>
  readonly close: () => void
}

interface Waiting<Row> {
  readonly settle: (answer: RowsAnswer<Row>) => void
  readonly piece: (piece: CsvPieceAnswer) => void
  /** As it is asked once more. */
  readonly question: () => RowsQuestion
}

type CsvPieceAnswer = Extract<RowsAnswer<never>, { readonly to: "csvPiece" }>

type Asked = RowsQuestion extends infer Question ? (Question extends unknown ? Omit<Question, "id"> : never) : never

const unexpected = (answer: RowsAnswer<unknown>): Error =>
  new Error(answer.to === "broken" ? answer.reason : `the rows answered "${answer.to}"`)

/** Says which account the console shows: rows of others are not kept. */
export const keepRowsOf = async (businessEntityId: number | null): Promise<void> => {
  const worker = startedRowsWorker()
  if (worker === undefined) return
  if (worker !== null) worker.postMessage({ keepOnly: businessEntityId } satisfies ShownAccount)
  else (await import("./kept-lists.ts")).keptLists.keepOnly(businessEntityId)
}

/** Rows that were asked for before a client shows them; what is answered waits on the port. */
export interface EarlyRows {
  readonly list: OpenRows["list"]
  readonly input: LoadRows
  readonly port: MessagePort
  readonly close: () => void
}

const earlyId = 1

/** Asks for a list's rows before it is known what the accounts are called, and whether anyone will show them. */
export const askEarly = (
  open: Pick<OpenRows, "list" | "base">,
  input: LoadRows,
  credentials: CurrentCredentials
): EarlyRows => {
  const port = servedPort({ ...open, accountNames: null })
  say(port, { ask: "load", id: earlyId, input, credentials })
  return { list: open.list, input, port, close: () => closePort(port) }
}

const isSame = (one: LoadRows, other: LoadRows): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Opens a client of a list's rows; those that were asked for early are its own from then on. */
export const openRows = <Row>(
  open: OpenRows,
  idOf: (row: Row) => number,
  credentials: () => CurrentCredentials,
  early: EarlyRows | null = null
): RowsClient<Row> => {
  let port = early?.port ?? servedPort(open)
  if (early !== null) say(port, { ask: "names", id: 0, names: open.accountNames ?? [] })

  const sameRows = makeSameRows(idOf)
  let lastId = earlyId
  let labelled: RowLabels | null = null
  /** Of the newest load. */
  let account: number | null = null
  let loading: ReturnType<RowsClient<Row>["loaded"]> = Promise.resolve(null)
  const waiting = new Map<number, Waiting<Row>>()
  let first =
    early === null
      ? null
      : {
          input: early.input,
          answer: new Promise<RowsAnswer<Row>>((settle) =>
            waiting.set(earlyId, {
              settle,
              piece: () => undefined,
              question: () => ({ ask: "load", id: earlyId, input: early.input, credentials: credentials() })
            })
          )
        }
  const hear = ({ data }: MessageEvent<RowsAnswer<Row>>) => {
    const asker = waiting.get(data.id)
    if (data.to === "csvPiece") asker?.piece(data)
    else {
      waiting.delete(data.id)
      hearWhetherMissing(data)
      asker?.settle(data)
    }
  }

  port.onmessage = hear
  /** What was asked is answered by nobody: the page answers itself, from what it waits for on. */
  const lose = () => {
    port.close()
    port = servedPort(open)
    port.onmessage = hear
    if (labelled !== null) say(port, { ask: "label", id: 0, labels: labelled })
    for (const { question } of waiting.values()) say(port, question())
  }
  const unwatch = whenWorkerIsLost(lose)
  if (early !== null && wasWorkerLost()) lose()

  /** The answer, unless it is called off before. */
  const answerTo = (id: number, answer: Promise<RowsAnswer<Row>>, signal: AbortSignal | undefined) =>
    new Promise<RowsAnswer<Row>>((resolve, reject) => {
      signal?.addEventListener("abort", () => {
        waiting.delete(id)
        say(port, { ask: "cancel", id })
        reject(signal.reason)
      })
      answer.then(resolve, reject)
    })

  const ask = (question: Asked, signal?: AbortSignal, piece: Waiting<Row>["piece"] = () => undefined) => {
    lastId += 1
    const id = lastId
    const asked = { ...question, id }
    const answer = new Promise<RowsAnswer<Row>>((settle) => waiting.set(id, { settle, piece, question: () => asked }))
    say(port, asked)
    return answerTo(id, answer, signal)
  }

  /** What was asked early is answered once; where something else is wanted, it is called off. */
  const load = (input: LoadRows, signal: AbortSignal) => {
    const asked = first
    first = null
    if (asked !== null && isSame(asked.input, input)) return answerTo(earlyId, asked.answer, signal)
    if (asked !== null) say(port, { ask: "cancel", id: earlyId })
    return ask({ ask: "load", input, credentials: credentials() }, signal)
  }

  return {
    load: (input, signal) => {
      account = input.businessEntityId
      const asked = load(input, signal).then((answer) => {
        if (answer.to === "load") return Result.succeed(answer.summary)
        if (answer.to === "failed") return Result.fail(answer.error)
        throw unexpected(answer)
      })
      loading = asked.catch(() => null)
      return asked
    },
    loaded: () => loading,
    firstView: async (request) => {
      const answer = await ask({ ask: "firstView", request })
      if (answer.to === "firstView") return answer.view
      throw unexpected(answer)
    },
    view: async (request) => {
      const answer = await ask({ ask: "view", request })
      if (answer.to === "view") return sameRows(answer.view, answer.loads)
      throw unexpected(answer)
    },
    ids: async (asked) => {
      const answer = await ask({ ask: "ids", asked })
      if (answer.to === "ids") return answer.ids
      throw unexpected(answer)
    },
    facets: async (asked) => {
      const answer = await ask({ ask: "facets", asked })
      if (answer.to === "facets") return answer.facets
      throw unexpected(answer)
    },
    label: (labels) => {
      labelled = labels
      say(port, { ask: "label", id: 0, labels })
    },
    find: async (of, asked) => {
      const answer = await ask({ ask: "find", of: { ...of, credentials: credentials() }, asked })
      if (answer.to === "find") return Result.succeed(answer.rows)
      if (answer.to === "failed") return Result.fail(answer.error)
      throw unexpected(answer)
    },
    valuesOf: async (predicates, asked) => {
      if (account === null) return Result.succeed([])
      const of = { businessEntityId: account, predicates, credentials: credentials() }
      const answer = await ask({ ask: "valuesOf", of, asked })
      if (answer.to === "facets") return Result.succeed(answer.facets)
      if (answer.to === "failed") return Result.fail(answer.error)
      throw unexpected(answer)
    },
    rowsOf: async (ids) => {
      const answer = await ask({ ask: "rowsOf", ids })
      if (answer.to === "rowsOf") return answer.rows
      throw unexpected(answer)
    },
    count: async (asked) => {
      const answer = await ask({ ask: "count", asked })
      if (answer.to === "count") return answer.counts
      throw unexpected(answer)
    },
    csv: async (request, onProgress, signal) => {
      const pieces: Array<Blob> = []
      const answer = await ask({ ask: "csv", request }, signal, ({ content, transfer }) => {
        pieces.push(content)
        onProgress(transfer)
      })
      if (answer.to === "csv") return new Blob(pieces, { type: "text/csv;charset=utf-8" })
      throw unexpected(answer)
    },
    close: () => {
      unwatch()
      closePort(port)
    }
  }
}
