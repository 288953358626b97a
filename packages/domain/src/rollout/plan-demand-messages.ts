import { translatable } from "../language/translatable.ts"
import { countText } from "../message/count-text.ts"
import type { Gate, Limit, WavePlan } from "./rollout-plan.ts"

const minutes = (count: number): string => `${countText(count)} ${count === 1 ? "minute" : "minutes"}`

const figures = { failed: "failed", unconfirmed: "not confirmed", silent: "lost contact" } as const

const limit = (what: string, { share, count }: Limit): ReadonlyArray<string> => [
  ...(share === null ? [] : [`${share}% ${what}`]),
  ...(count === null ? [] : [`${countText(count)} ${what}`])
]

const or = (parts: ReadonlyArray<string>): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1) ?? ""}`

/** What a plan demands of its waves and of the rollout as a whole. */
export const planDemandMessages = {
  title: "The plan",
  seed: (order: string, seed: number): string => `${order} (seed ${seed})`,
  filter: "Grows by the filter",
  all: "All at the account and below",
  approval: {
    anybody: "Needs an approval first.",
    another: "Needs an approval by somebody else than its creator first."
  },
  watch: (count: number, spread: number): string => {
    const watched = count === 0 ? "not watched" : `watched for ${minutes(count)}`
    const said = spread === 0 ? watched : `spread over ${minutes(spread)}, ${watched}`
    return `${said.slice(0, 1).toUpperCase()}${said.slice(1)}.`
  },
  limits: ({ failed, unconfirmed, silent }: Gate): string => {
    const parts = [
      ...limit(figures.failed, failed),
      ...limit(figures.unconfirmed, unconfirmed),
      ...limit(figures.silent, silent)
    ]
    return parts.length === 0 ? "Has no limits that pause it." : `Pauses at more than ${or(parts)}.`
  },
  thens: {
    advance: "Then goes on.",
    waitForPerson: "Then waits for a person.",
    stop: "Then ends the rollout."
  } satisfies Record<WavePlan["then"], string>,
  last: "Then the rollout is done."
} as const

translatable({ planDemandMessages })
