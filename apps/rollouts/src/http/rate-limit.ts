import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import { Problem } from "./problem.ts"

/** So many at once, and so many a second after that. */
interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** Of an address from which nobody has signed in yet; of a person, with whichever token. */
export const rates = { address: { burst: 600, perSecond: 100 }, person: { burst: 120, perSecond: 20 } } as const

const mostKnown = 10_000

interface Bucket {
  left: number
  at: number
}

/** Takes one request of a caller; answers how many seconds to wait, 0 for none. */
export const makeRateLimit = ({ burst, perSecond }: Rate, now: () => number): ((who: string) => number) => {
  const buckets = new Map<string, Bucket>()
  return (who) => {
    const time = now()
    if (buckets.size > mostKnown) buckets.clear()
    const bucket = buckets.get(who) ?? { left: burst, at: time }
    const left = Math.min(burst, bucket.left + (Math.max(0, time - bucket.at) / 1000) * perSecond)
    const isTaken = left >= 1
    buckets.set(who, { left: isTaken ? left - 1 : left, at: time })
    return isTaken ? 0 : Math.ceil((1 - left) / perSecond)
  }
}

/** Refuses who asks too often. */
export const mustNotHurry = (take: (who: string) => number, who: string): void => {
  const seconds = take(who)
  if (seconds > 0) throw new Problem(429, refusalMessages.tooMany(seconds), [], { "Retry-After": String(seconds) })
}
