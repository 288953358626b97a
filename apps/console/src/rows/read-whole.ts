import type { LoadRows, LoadSummary, RowSource } from "@command-center/api/rows/row-source"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { ListId } from "@command-center/domain/rows/list-id"
import { Result } from "effect"
import type { Arrived, KeptLists, KeptRows } from "./kept-lists.ts"

type Load = (source: RowSource<object>, input: LoadRows) => Promise<Result.Result<LoadSummary, ApiError>>

/** What came of a load, by the rows it brought; null where another one overtook it. */
export const arrivedOf = async (
  source: RowSource<object>,
  input: LoadRows,
  loading: ReturnType<Load>
): Promise<Arrived> => {
  const answer = await loading
  if (Result.isFailure(answer)) return Result.fail(answer.failure)
  const loaded = source.loaded()
  return loaded?.predicates === input.predicates ? Result.succeed(loaded.rows) : null
}

interface Reading {
  readonly list: ListId
  readonly kept: KeptLists
  readonly load: Load
  readonly makeSource: () => RowSource<object>
}

/** The rows of a list to look things up in: those that somebody holds or waits for, and else they are asked for. */
export const readWhole = async (
  { list, kept, load, makeSource }: Reading,
  input: LoadRows
): Promise<Result.Result<KeptRows, ApiError>> => {
  const question = { list, businessEntityId: input.businessEntityId, predicates: input.predicates }
  for (;;) {
    const rows = kept.rows(question)
    if (rows !== null) return Result.succeed(rows)
    const coming = kept.coming(question)
    if (coming === null) break
    const arrived = await coming
    if (arrived !== null) return arrived
  }
  const source = makeSource()
  const arrived = await kept.expect(question, arrivedOf(source, input, load(source, input)))
  if (arrived === null) throw new Error("The rows were called off.")
  return arrived
}
