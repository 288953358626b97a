import { downloadViewMachine } from "@command-center/machines/download-view/download-view.machine"
import { Result } from "effect"
import { fromPromise } from "xstate"
import { progressTo } from "../app/from-effect.ts"
import type { RowsDoor } from "../rows/rows-door.ts"

/** The download of a view, written by whoever holds the rows behind the door. */
export const wireDownloadView = <Row>(door: RowsDoor<Row>) =>
  downloadViewMachine.provide({
    actors: {
      writeView: fromPromise(async ({ input, signal, self }) =>
        Result.succeed(await door.csv(input, progressTo(self, signal), signal))
      )
    }
  })
