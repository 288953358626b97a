import { isKnownRoute } from "@command-center/domain/navigation/routes"
import type { Stored } from "../browser/stored.ts"

const beganKey = "signin.began"
const returnKey = "signin.return"
const droppedKey = "signin.dropped"
const timesKey = "signin.times"

/** More redirects than this in a minute mean that the sign-on service and this console disagree. */
const mostRedirects = 2
const minute = 60_000

export interface SignInReturn {
  /** This tab sent the user to single sign-on. */
  readonly began: () => boolean
  readonly remember: (href: string) => void
  /** The page to go back to, once: same origin and one of ours, else none. */
  readonly take: (origin: string) => string | null
  /** Notes who signed in while something was typed that is not theirs. */
  readonly drop: (username: string) => void
  /** Who that was, told once after the page has begun anew. */
  readonly takeDropped: () => string | null
  /** Notes a redirect that nobody asked for; false where there were too many within a minute. */
  readonly mayLeave: (now: number) => boolean
}

const timesIn = (text: string | null): ReadonlyArray<number> =>
  (text ?? "")
    .split(",")
    .filter((each) => each !== "")
    .map(Number)

/** What a tab remembers across the round trip to single sign-on. */
export const makeSignInReturn = (tab: Stored): SignInReturn => ({
  began: () => tab.read(beganKey) !== null,
  remember: (href) => {
    tab.write(beganKey, "yes")
    tab.write(returnKey, href)
  },
  take: (origin) => {
    const href = tab.read(returnKey)
    tab.remove(beganKey)
    tab.remove(returnKey)
    if (href === null || !URL.canParse(href)) return null
    const url = new URL(href)
    return url.origin === origin && isKnownRoute(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : null
  },
  drop: (username) => tab.write(droppedKey, username),
  takeDropped: () => {
    const username = tab.read(droppedKey)
    tab.remove(droppedKey)
    return username
  },
  mayLeave: (now) => {
    const recent = timesIn(tab.read(timesKey)).filter((time) => now - time < minute)
    if (recent.length >= mostRedirects) return false
    tab.write(timesKey, [...recent, now].join(","))
    return true
  }
})
