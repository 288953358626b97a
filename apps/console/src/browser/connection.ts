import type { ConnectionEvent } from "@command-center/machines/shell/shell.types"
import { fromCallback } from "xstate"

/** What was shown before so long a time may be old: nobody saw the page, or the machine slept. */
export const longUnseen = 5 * 60_000

/** How often a page that is seen notes the time: a gap tells that the machine slept. */
const lookEvery = 30_000

/**
 * Tells when the connection is lost and when it returns, and when the page is seen again after long. Returns how to
 * stop. The wall clock is meant: the other one may stand still while the machine sleeps.
 */
export const tellConnection = (
  tell: (event: ConnectionEvent) => void,
  { browser = window, isOnline = () => navigator.onLine, now = Date.now } = {}
): (() => void) => {
  const page = browser.document
  let lastSeen = now()
  const look = () => {
    if (page.hidden) return
    const unseen = now() - lastSeen
    lastSeen = now()
    if (unseen > longUnseen) tell({ type: "page.woken" })
  }
  const lost = () => tell({ type: "connection.lost" })
  const returned = () => tell({ type: "connection.returned" })
  if (!isOnline()) lost()
  const timer = setInterval(look, lookEvery)
  browser.addEventListener("offline", lost)
  browser.addEventListener("online", returned)
  page.addEventListener("visibilitychange", look)
  return () => {
    clearInterval(timer)
    browser.removeEventListener("offline", lost)
    browser.removeEventListener("online", returned)
    page.removeEventListener("visibilitychange", look)
  }
}

export const watchConnection = fromCallback<ConnectionEvent>(({ sendBack }) => tellConnection(sendBack))
