import type { LoadRows } from "@command-center/api/rows/row-source"
import type { AlertedView } from "@command-center/domain/alerts/alert-rule"
import type { ListId } from "@command-center/domain/rows/list-id"
import { Result } from "effect"
import type { RowsClient } from "../rows/rows-client.ts"

/** Rows of which only is asked how many there are. */
export type CountedRows = Pick<RowsClient<never>, "load" | "ids" | "close">

/** Rows that a client holds: which ones, since when, and how many of them are wanted. */
export interface HeldList extends Pick<LoadRows, "businessEntityId" | "predicates"> {
  readonly list: ListId
  readonly loadedAt: number
  readonly ids: CountedRows["ids"]
}

/** What the alerts hear of the rest of the page. */
export interface AlertListener {
  readonly loaded: (held: HeldList) => void
  readonly viewsChanged: () => void
  readonly wanted: (view: AlertedView) => void
}

/**
 * Between the alerts and the lists: which rows are there anyway, and for which view somebody wants a rule. What watches
 * comes later than the lists, and only where it is wanted: until then it is only kept what there is.
 */
export const makeAlertDesk = () => {
  const held = new Map<object, HeldList>()
  const followers = new Set<() => void>()
  let listener: AlertListener | null = null
  let wanted: AlertedView | null = null
  let isNeeded = false

  const need = (): void => {
    isNeeded = true
    for (const follow of followers) follow()
  }

  return {
    /** The client as it was, whose rows can be counted for alerts while it is open. */
    watched: <Row>(list: ListId, client: RowsClient<Row>, now: () => Date): RowsClient<Row> => ({
      ...client,
      load: async (input, signal) => {
        const answer = await client.load(input, signal)
        if (Result.isSuccess(answer)) {
          const { businessEntityId, predicates } = input
          const rows = { list, businessEntityId, predicates, loadedAt: now().getTime(), ids: client.ids }
          held.set(client, rows)
          listener?.loaded(rows)
        }
        return answer
      },
      close: () => {
        held.delete(client)
        client.close()
      }
    }),
    /** What is held by now, the newest last. */
    held: (): ReadonlyArray<HeldList> => [...held.values()].toSorted((one, other) => one.loadedAt - other.loadedAt),
    viewsChanged: (): void => listener?.viewsChanged(),
    /** Somebody wants a rule for a view. */
    want: (view: AlertedView): void => {
      if (listener === null) wanted = view
      else listener.wanted(view)
      need()
    },
    need,
    isNeeded: (): boolean => isNeeded,
    follow: (follower: () => void): (() => void) => {
      followers.add(follower)
      return () => followers.delete(follower)
    },
    listen: (next: AlertListener): (() => void) => {
      listener = next
      if (wanted !== null) next.wanted(wanted)
      wanted = null
      return () => {
        if (listener === next) listener = null
      }
    }
  }
}

export type AlertDesk = ReturnType<typeof makeAlertDesk>
