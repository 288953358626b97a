import { Effect } from "effect"
import { type Answer, ask } from "./ask.ts"
import type { NoAnswer } from "./no-answer.ts"

/** As many redirects as browsers follow. */
const mostRedirects = 20

/** Where redirects ended: at an answer that is none, or nowhere, since they come back to where they were. */
export interface Followed {
  readonly answer: Answer
  readonly isLoop: boolean
}

/** Where an answer leads; null where it leads nowhere that can be asked. */
const targetOf = ({ address, status, header }: Answer): string | null => {
  const location = status >= 300 && status < 400 ? header("Location") : null
  if (location === null || !URL.canParse(location, address)) return null
  const target = new URL(location, address)
  target.hash = ""
  return /^https?:$/u.test(target.protocol) ? target.href : null
}

type Cookies = ReadonlyMap<string, string>

/** Cookies by host and name: a page that sets one and leads to itself is no loop, since a browser sends it then. */
const keep = (cookies: Cookies, { address, cookies: set }: Answer): Cookies => {
  const { host } = new URL(address)
  return new Map([...cookies, ...set.map((cookie) => [`${host} ${cookie.split("=", 1).join("")}`, cookie] as const)])
}

const sentTo = (address: string, cookies: Cookies): string => {
  const { host } = new URL(address)
  return [...cookies].flatMap(([key, cookie]) => (key.startsWith(`${host} `) ? [cookie] : [])).join("; ")
}

/** Asks an address and goes where it leads, with the cookies it sets, as a browser would. */
export const follow = (address: string, headers: Readonly<Record<string, string>>): Effect.Effect<Followed, NoAnswer> =>
  Effect.gen(function* () {
    const visited = new Set<string>()
    let cookies: Cookies = new Map()
    let next = address
    for (;;) {
      const cookie = sentTo(next, cookies)
      visited.add(`${next} ${cookie}`)
      const answer = yield* ask(next, { headers: cookie === "" ? headers : { ...headers, Cookie: cookie } })
      const target = targetOf(answer)
      if (target === null) return { answer, isLoop: false }
      cookies = keep(cookies, answer)
      if (visited.size >= mostRedirects || visited.has(`${target} ${sentTo(target, cookies)}`))
        return { answer, isLoop: true }
      next = target
    }
  })
