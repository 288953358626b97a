import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Task } from "@command-center/machines/actor-logic/outcome"
import { Result } from "effect"
import { fromPromise } from "xstate"
import type { RowsClient } from "../rows/rows-client.ts"

/** The rows of these ids, which a dialog keeps as its targets whatever the list does meanwhile. */
export const collectRows = <Row>(client: RowsClient<Row>): Task<ReadonlyArray<number>, ReadonlyArray<Row>, Failure> =>
  fromPromise(async ({ input }) => Result.succeed(await client.rowsOf(input)))
