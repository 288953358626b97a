import type { Loaded } from "@command-center/api/rows/row-source"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { ListId } from "@command-center/domain/rows/list-id"
import { Result } from "effect"

/** Rows of a list as one load asked for them. */
export interface KeptQuestion extends Pick<Loaded<object>, "businessEntityId" | "predicates"> {
  readonly list: ListId
}

export type KeptRows = Loaded<object>["rows"]

/** What came of asking for rows; null where that was called off or overtaken. */
export type Arrived = Result.Result<KeptRows, ApiError> | null

interface Kept extends Pick<KeptQuestion, "businessEntityId"> {
  readonly rows: KeptRows
  readonly over: ReturnType<typeof setTimeout>
}

/** Milliseconds for which rows are good enough to look things up in; then they are asked for anew. */
const usualLife = 120_000

const keyOf = ({ list, businessEntityId, predicates }: KeptQuestion): string =>
  JSON.stringify([list, businessEntityId, predicates])

/**
 * The rows that have been read lately, by whichever client: what is looked up in a list is looked up in these, and a
 * list is asked for once for all who want it. Rows of one account are kept at a time.
 */
export const makeKeptLists = (life = usualLife) => {
  const kept = new Map<string, Kept>()
  const coming = new Map<string, Promise<Arrived>>()
  /** Undefined until somebody says where the console is; null where it is nowhere. */
  let account: number | null | undefined

  const drop = (key: string): void => {
    clearTimeout(kept.get(key)?.over)
    kept.delete(key)
  }

  const keep = (question: KeptQuestion, rows: KeptRows): void => {
    if (account !== undefined && account !== question.businessEntityId) return
    const key = keyOf(question)
    drop(key)
    kept.set(key, { rows, businessEntityId: question.businessEntityId, over: setTimeout(() => kept.delete(key), life) })
  }

  return {
    rows: (question: KeptQuestion): KeptRows | null => kept.get(keyOf(question))?.rows ?? null,
    /** Rows on their way, so that nobody asks for them as well. */
    coming: (question: KeptQuestion): Promise<Arrived> | null => coming.get(keyOf(question)) ?? null,
    expect: (question: KeptQuestion, loading: Promise<Arrived>): Promise<Arrived> => {
      const key = keyOf(question)
      const arriving: Promise<Arrived> = loading
        .then(
          (arrived) => {
            if (arrived !== null && Result.isSuccess(arrived)) keep(question, arrived.success)
            return arrived
          },
          () => null
        )
        .finally(() => {
          if (coming.get(key) === arriving) coming.delete(key)
        })
      coming.set(key, arriving)
      return arriving
    },
    /** The console shows this account from now on, or nobody's; what was kept of others is let go. */
    keepOnly: (businessEntityId: number | null): void => {
      for (const [key, each] of kept) if (each.businessEntityId !== businessEntityId) drop(key)
      account = businessEntityId
    }
  }
}

export type KeptLists = ReturnType<typeof makeKeptLists>

/** Those of this thread. */
export const keptLists = makeKeptLists()
