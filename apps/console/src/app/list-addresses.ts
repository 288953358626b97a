import { parseRoute } from "@command-center/domain/navigation/routes"
import { listPartOf, withListAddress } from "@command-center/domain/rows/address-parts"
import type { AddressChangedEmitted } from "@command-center/machines/row-screen/row-screen.types"
import { historyUsr, listMemory, remembering } from "./list-memory.ts"

/** A list that is shown. */
interface OpenList {
  readonly list: string
  readonly businessEntityId: number
  /** What the list takes its address to say. */
  readonly address: () => string
  /** The address says something else now: Back, Forward or a link led to it. */
  readonly open: () => void
}

/** What the page's address and its entry in the history say of a list. */
interface ListHere {
  readonly query: string
  /** The list was last as the documents have it, so that a bare address means just that. */
  readonly isPlain: boolean
  /** Where its rows stood, in pixels. */
  readonly top: number
}

/** A list as it was last shown. */
interface ShownList {
  readonly businessEntityId: number
  readonly query: string
}

/** The addresses of the lists that are shown, kept in step with the browser's. */
export interface ListAddresses {
  /** Writes what is not written yet: before anything else looks at the address or leaves it. */
  readonly write: () => void
  readonly here: () => ListHere
  readonly opened: (list: OpenList) => () => void
  /** The browser went somewhere. */
  readonly follow: () => void
  /** A list's own change: at once, without the router, since every key typed into a search is one. */
  readonly changed: (event: Omit<AddressChangedEmitted, "type">) => void
  /** The list of this kind that was last shown, as its address says; null before one was. */
  readonly lastShown: (list: string) => ShownList | null
  readonly scrolled: (list: Pick<OpenList, "list" | "businessEntityId">, top: number) => void
}

/**
 * `base` is the path that all of the console's own begin with; `later` does something once the page has been drawn: what
 * a key typed into a search changes is seen before its address is written, which takes the browser a while.
 */
export const makeListAddresses = (base: string, later: (write: () => void) => void): ListAddresses => {
  let unwritten: (() => void) | null = null
  const write = (): void => {
    unwritten?.()
    unwritten = null
  }
  const writeLater = (change: () => void): void => {
    const isDue = unwritten === null
    unwritten = change
    if (isDue) later(write)
  }
  const open = new Set<OpenList>()
  const lastOpened = new Map<string, OpenList>()
  const isHere = ({ list, businessEntityId }: Pick<OpenList, "list" | "businessEntityId">): boolean => {
    const place = parseRoute(`/${location.pathname.slice(base.length)}`)
    return place !== null && place.rest === list && place.businessEntityId === businessEntityId
  }
  return {
    write,
    here: () => {
      write()
      const { query, top } = listMemory(historyUsr(history.state))
      const isBare = listPartOf(location.search) === ""
      return { query: location.search, isPlain: isBare && query === "", top }
    },
    opened: (list) => {
      open.add(list)
      lastOpened.set(list.list, list)
      return () => open.delete(list)
    },
    follow: () => {
      write()
      for (const list of open) if (isHere(list) && list.address() !== listPartOf(location.search)) list.open()
    },
    changed: ({ list, businessEntityId, query }) => {
      if (!isHere({ list, businessEntityId })) return
      writeLater(() => {
        if (!isHere({ list, businessEntityId })) return
        const search = withListAddress(location.search, query)
        const address = `${location.pathname}${search === "" ? "" : `?${search}`}${location.hash}`
        history.replaceState(remembering(history.state, { query }), "", address)
      })
    },
    lastShown: (list) => {
      const opened = lastOpened.get(list)
      return opened === undefined ? null : { businessEntityId: opened.businessEntityId, query: opened.address() }
    },
    scrolled: (list, top) => {
      write()
      if (isHere(list)) history.replaceState(remembering(history.state, { top }), "")
    }
  }
}
