import type { ListId } from "@command-center/domain/rows/list-id"
import { selectHoldsGoodToken, selectIsStopped } from "@command-center/machines/session/session.selectors"
import type { Console } from "../app/console.ts"
import type { EarlyRows } from "../rows/rows-client.ts"
import type { ListPage } from "./list-page.ts"

/** The rows of the list that was opened by its address: on their way while it is still read who may see what. */
export interface EarlyList {
  /** For the screen that shows them; null for another, and once they were taken. They are called off then. */
  readonly take: (list: ListId) => EarlyRows | null
  readonly drop: () => void
}

/** Asks for them as soon as the token is known to be good. Whoever may not see the list is not shown them. */
export const makeEarlyList = (
  session: Console["session"],
  page: Promise<ListPage>,
  ask: (page: ListPage) => EarlyRows
): EarlyList => {
  let rows: EarlyRows | null = null
  let isOver = false
  // A page that cannot be loaded is told of where it is shown.
  const loading = page.catch(() => null)

  const finish = (): EarlyRows | null => {
    const asked = rows
    rows = null
    isOver = true
    watching.unsubscribe()
    return asked
  }
  const drop = (): void => finish()?.close()

  const askFor = (loaded: ListPage | null): void => {
    if (loaded === null) drop()
    else if (!isOver) rows = ask(loaded)
  }

  const watching = session.subscribe((snapshot) => {
    if (selectIsStopped(snapshot)) drop()
    else if (selectHoldsGoodToken(snapshot)) {
      watching.unsubscribe()
      void loading.then(askFor)
    }
  })

  return {
    take: (list) => {
      const asked = finish()
      if (asked === null || asked.list === list) return asked
      asked.close()
      return null
    },
    drop
  }
}
