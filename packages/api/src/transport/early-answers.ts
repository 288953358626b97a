import type { CurrentCredentials } from "./credentials.ts"
import { type Addressed, fetchOptionsOf, type Request, timeouts, wireRequestOf } from "./wire-request.ts"

/** Answers to what was asked before the scripts were there that ask for it. */
export interface EarlyAnswers {
  /** The answer to this very request, once; null where it was not asked early. `signal` ends the request. */
  readonly take: (request: Request, signal: AbortSignal) => Promise<Response> | null
}

interface Asked {
  readonly answer: Promise<Response>
  readonly cancel: () => void
}

export const noEarlyAnswers: EarlyAnswers = { take: () => null }

const nameOf = ({ method, address, headers, body }: Request): string =>
  JSON.stringify([method, address, Object.entries(headers), body])

/**
 * Sends reads before there is anybody to read the answers, who takes a failure, too, as the first attempt of the call. What
 * nobody has taken until `drop` is called off.
 */
export const makeEarlyAnswers = (base: string, send: typeof fetch) => {
  const asked = new Map<string, Asked>()
  /** What was wanted before it was asked early, and so was sent by who wanted it; null once nothing is taken any more. */
  let missed: Set<string> | null = new Set()

  /**
   * The answer, which is still to be taken: to be copied before it is read. Null where the call cannot be sent, and where
   * it is early no longer.
   */
  const ask = async (call: Addressed, credentials: CurrentCredentials): Promise<Response | null> => {
    const request = wireRequestOf(call, base, credentials)
    if (typeof request === "string") return null
    const name = nameOf(request)
    if (missed === null || missed.has(name)) return null
    const ending = new AbortController()
    const cancel = () => ending.abort()
    // As long as any attempt of it: whoever waits for the answer, or for what comes after it, is not kept for ever.
    setTimeout(cancel, call.timeout ?? timeouts.read)
    const { address, method, headers } = request
    const answer = send(address, { ...fetchOptionsOf(call), method, headers, signal: ending.signal })
    asked.set(name, { answer, cancel })
    return answer
  }

  const take: EarlyAnswers["take"] = (request, signal) => {
    const name = nameOf(request)
    const found = asked.get(name)
    if (found === undefined) {
      missed?.add(name)
      return null
    }
    asked.delete(name)
    signal.addEventListener("abort", found.cancel)
    return found.answer
  }

  const drop = (): void => {
    for (const { cancel } of asked.values()) cancel()
    asked.clear()
    missed = null
  }

  return { ask, take, drop }
}
