import { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import { Result } from "effect"
import { fromPromise } from "xstate"
import { progressTo } from "../app/from-effect.ts"
import type { RowsClient } from "../rows/rows-client.ts"

/** The download of a view, written by whoever holds the rows behind the client. */
export const wireDownloadView = <Row>(client: RowsClient<Row>) =>
  downloadViewMachine.provide({
    actors: {
      writeView: fromPromise(async ({ input, signal, self }) =>
        Result.succeed(await client.csv(input, progressTo(self, signal), signal))
      )
    }
  })
