import type { LoadRows, RowSource } from "@command-center/api/rows/row-source"
import { rowSourceOf } from "@command-center/api/rows/row-sources"
import type { CurrentCredentials } from "@command-center/api/transport/credentials"
import { apiLayer } from "@command-center/api/transport/http-live"
import { Effect, ManagedRuntime, Result } from "effect"
import { keptLists } from "./kept-lists.ts"
import { arrivedOf, readWhole } from "./read-whole.ts"
import type {
  AccountNameList,
  OpenRows,
  RowsAnswer,
  RowsMessage,
  RowsQuestion,
  WholeQuestion
} from "./rows-protocol.ts"
import { writeCsv } from "./write-csv.ts"

const reasonOf = (defect: unknown): string => (defect instanceof Error ? defect.message : String(defect))

/** Milliseconds without a question, after which there is time for what later ones need. */
const idleAfter = 30

/** Does one part of the work after the other, each its own task, so that a question waits for one at most. */
const makeIdle = (work: () => boolean) => {
  let next: ReturnType<typeof setTimeout> | undefined
  const step = (): void => {
    if (work()) next = setTimeout(step)
  }
  return {
    later: (): void => {
      clearTimeout(next)
      next = setTimeout(step, idleAfter)
    },
    stop: (): void => clearTimeout(next)
  }
}

/** What the accounts are called, by those who know it when the rows are opened, or by those who learn it later. */
const makeNames = (given: AccountNameList | null) => {
  let names = new Map(given ?? [])
  let settle = (): void => undefined
  const known = new Promise<void>((resolve) => {
    settle = resolve
  })
  return {
    names: { of: (id: number) => names.get(id), ...(given === null ? { known } : {}) },
    tell: (told: AccountNameList): void => {
      names = new Map(told)
      settle()
    }
  }
}

const isSameLoad = (one: LoadRows, other: LoadRows): boolean =>
  one.businessEntityId === other.businessEntityId && JSON.stringify(one.predicates) === JSON.stringify(other.predicates)

type Asking<Ask extends RowsQuestion["ask"]> = Extract<RowsQuestion, { readonly ask: Ask }>

/** Answers a client's questions on its port until the port is closed: in the worker, or on the page where there is none. */
export const serveRows = (
  port: MessagePort,
  { list, base, accountNames }: OpenRows,
  kept: typeof keptLists = keptLists
): void => {
  const { names, tell } = makeNames(accountNames)
  const source = rowSourceOf(list, names)
  let credentials: CurrentCredentials = { config: null, token: null }
  const runtime = ManagedRuntime.make(apiLayer({ base, current: () => credentials }))
  const running = new Map<number, AbortController>()
  const idle = makeIdle(source.prepare)

  /** Work that can be called off; nobody waits for its answer any more then. */
  const run = async (
    { id }: RowsQuestion,
    work: (signal: AbortSignal) => Promise<RowsAnswer<object>>
  ): Promise<RowsAnswer<object> | null> => {
    const controller = new AbortController()
    running.set(id, controller)
    try {
      return await work(controller.signal)
    } catch (defect) {
      return controller.signal.aborted ? null : { to: "broken", id, reason: reasonOf(defect) }
    } finally {
      running.delete(id)
    }
  }

  const loadInto = (into: RowSource<object>, input: LoadRows, signal?: AbortSignal) =>
    runtime.runPromise(Effect.result(into.load(input)), signal === undefined ? {} : { signal })

  /** The client's own rows where they are those that are asked for: they are as old as what is shown. */
  const wholeRows = async ({ credentials: given, ...input }: WholeQuestion) => {
    credentials = given
    const own = source.loaded()
    if (own !== null && isSameLoad(own, input)) return Result.succeed(own.rows)
    return readWhole({ list, kept, load: loadInto, makeSource: () => rowSourceOf(list, names) }, input)
  }

  const load = (question: Asking<"load">) =>
    run(question, async (signal) => {
      credentials = question.credentials
      const { input } = question
      const loading = loadInto(source, input, signal)
      if (input.predicates.length === 0) void kept.expect({ list, ...input }, arrivedOf(source, input, loading))
      const loaded = await loading
      return Result.isSuccess(loaded)
        ? { to: "load", id: question.id, summary: loaded.success }
        : { to: "failed", id: question.id, error: loaded.failure }
    })

  const csv = ({ id, request }: Asking<"csv">, signal: AbortSignal) =>
    writeCsv(
      source.csv(request),
      ({ text, done, total }) =>
        port.postMessage({
          to: "csvPiece",
          id,
          content: new Blob([text]),
          transfer: { done, total }
        } satisfies RowsAnswer<never>),
      signal
    )

  const answer = async (question: Exclude<RowsQuestion, Asking<"load" | "csv">>): Promise<RowsAnswer<object>> => {
    try {
      switch (question.ask) {
        case "firstView":
          return { to: "firstView", id: question.id, view: await source.firstView(question.request) }
        case "view":
          return { to: "view", id: question.id, view: source.view(question.request), loads: source.loads() }
        case "ids":
          return { to: "ids", id: question.id, ids: source.ids(question.asked) }
        case "facets":
          return { to: "facets", id: question.id, facets: source.facets(question.asked) }
        case "find": {
          const { id, of, asked } = question
          const whole = await wholeRows(of)
          return Result.isSuccess(whole)
            ? { to: "find", id, rows: whole.success.find(asked) }
            : { to: "failed", id, error: whole.failure }
        }
        case "valuesOf": {
          const { id, of, asked } = question
          const whole = await wholeRows(of)
          return Result.isSuccess(whole)
            ? { to: "facets", id, facets: whole.success.facets(asked) }
            : { to: "failed", id, error: whole.failure }
        }
        case "rowsOf":
          return { to: "rowsOf", id: question.id, rows: source.rowsOf(question.ids) }
        case "count":
          return { to: "count", id: question.id, counts: await source.count(question.asked) }
      }
    } catch (defect) {
      return { to: "broken", id: question.id, reason: reasonOf(defect) }
    }
  }

  /** Nothing holds the rows any longer then. */
  const close = (): Promise<void> => {
    for (const controller of running.values()) controller.abort()
    idle.stop()
    port.close()
    return runtime.dispose()
  }

  const answerTo = (question: RowsQuestion): Promise<RowsAnswer<object> | null> => {
    if (question.ask === "load") return load(question)
    if (question.ask !== "csv") return answer(question)
    return run(question, async (signal) => {
      await csv(question, signal)
      return { to: "csv", id: question.id }
    })
  }

  port.onmessage = async ({ data }: MessageEvent<RowsMessage>) => {
    if (data.ask === "cancel") running.get(data.id)?.abort()
    else if (data.ask === "close") await close()
    else if (data.ask === "names") tell(data.names)
    else if (data.ask === "label") source.label(data.labels)
    else {
      const answered = await answerTo(data)
      if (answered !== null) port.postMessage(answered, answered.to === "ids" ? [answered.ids.buffer] : [])
      if (data.ask !== "load" && data.ask !== "firstView") idle.later()
    }
  }
}
