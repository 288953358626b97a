import type { LoadSummary } from "@command-center/api/rows/row-source"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { Result } from "effect"
import type { Console } from "../../app/console.ts"
import type { RowsClient } from "../../rows/rows-client.ts"

/** UTGs that were asked for once, for all cards that count them. */
export interface UtgReading {
  readonly at: Date
  readonly client: RowsClient<UtgRow>
  readonly loaded: Promise<Result.Result<LoadSummary, ApiError>>
}

interface Shared extends UtgReading {
  readonly controller: AbortController
  readonly businessEntityId: number
  users: number
  isLoading: boolean
}

/**
 * One reading for the cards that want the UTGs at the same time; whoever comes when its rows are there begins a new one.
 * The rows are let go when the last card has counted them.
 */
export const makeUtgReadings = ({ openRows, now }: Pick<Console, "openRows" | "now">) => {
  let newest: Shared | null = null

  const begin = (businessEntityId: number): Shared => {
    const client = openRows(utgList)
    const controller = new AbortController()
    const loaded = client.load({ businessEntityId, predicates: [] }, controller.signal)
    const shared: Shared = { at: now(), client, controller, businessEntityId, loaded, users: 0, isLoading: true }
    const settle = (): void => {
      shared.isLoading = false
    }
    void loaded.then(settle, settle)
    return shared
  }

  const leave = (shared: Shared): void => {
    shared.users -= 1
    if (shared.users > 0) return
    if (newest === shared) newest = null
    if (shared.isLoading) shared.controller.abort()
    shared.client.close()
  }

  /** Reads the UTGs, or joins who does, and works on them as long as that is wanted. */
  return async <Answer>(
    businessEntityId: number,
    signal: AbortSignal,
    work: (reading: UtgReading) => Promise<Answer>
  ): Promise<Answer> => {
    const joined = newest?.isLoading === true && newest.businessEntityId === businessEntityId ? newest : null
    const shared = joined ?? begin(businessEntityId)
    newest = shared
    shared.users += 1
    let isHere = true
    const go = (): void => {
      if (isHere) leave(shared)
      isHere = false
    }
    signal.addEventListener("abort", go)
    try {
      return await work(shared)
    } finally {
      signal.removeEventListener("abort", go)
      go()
    }
  }
}

export type ReadUtgs = ReturnType<typeof makeUtgReadings>
