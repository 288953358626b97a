import type { UtgRow } from "@command-center/domain/utg/utg"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import type { UtgsWanted } from "@command-center/machines/screens/utg-screen"
import { Result } from "effect"
import { fromPromise } from "xstate"
import type { RowsClient } from "../../rows/rows-client.ts"

/** The UTGs that a dialog keeps as its targets: as they were found elsewhere, or the list's rows of these ids. */
export const collectUtgs = (
  client: Pick<RowsClient<UtgRow>, "rowsOf">
): Task<UtgsWanted, ReadonlyArray<UtgRow>, Failure> =>
  fromPromise(async ({ input: { ids, rows } }) => Result.succeed(rows ?? (await client.rowsOf(ids))))
