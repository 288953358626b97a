import { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import { Result } from "effect"
import { fromPromise } from "xstate"

/** Bytes; more than any file of views has, so that one that is larger is told by its length. */
const most = 8_000_001

/** The views flow with the browser's files. */
export const wireViews = () =>
  listViewsMachine.provide({
    actors: {
      readFile: fromPromise(async ({ input: { file } }) =>
        file instanceof Blob ? Result.succeed(await file.slice(0, most).text()) : Result.fail("unreadable")
      )
    }
  })
