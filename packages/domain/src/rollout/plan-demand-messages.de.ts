import type { Translation } from "../language/translation.ts"
import { countText } from "../message/count-text.ts"
import type { planDemandMessages } from "./plan-demand-messages.ts"
import type { Limit } from "./rollout-plan.ts"

const minutes = (count: number): string => `${countText(count)} ${count === 1 ? "Minute" : "Minuten"}`

const figures = { failed: "fehlgeschlagen", unconfirmed: "nicht bestätigt", silent: "ohne Kontakt" } as const

const limit = (what: string, { share, count }: Limit): ReadonlyArray<string> => [
  ...(share === null ? [] : [`${share} % ${what}`]),
  ...(count === null ? [] : [`${countText(count)} ${what}`])
]

const or = (parts: ReadonlyArray<string>): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} oder ${parts.at(-1) ?? ""}`

export const planDemandMessagesInGerman = {
  title: "Der Plan",
  seed: (order, seed) => `${order} (Startwert ${seed})`,
  filter: "Wächst nach dem Filter",
  all: "Alle am Konto und darunter",
  approval: {
    anybody: "Braucht zuerst eine Genehmigung.",
    another: "Braucht zuerst eine Genehmigung durch jemand anderes als den Ersteller."
  },
  watch: (count, spread) => {
    const watched = count === 0 ? "nicht beobachtet" : `${minutes(count)} beobachtet`
    const said = spread === 0 ? watched : `über ${minutes(spread)} verteilt, ${watched}`
    return `Wird ${said}.`
  },
  limits: ({ failed, unconfirmed, silent }) => {
    const parts = [
      ...limit(figures.failed, failed),
      ...limit(figures.unconfirmed, unconfirmed),
      ...limit(figures.silent, silent)
    ]
    return parts.length === 0 ? "Hat keine Grenzen, an denen sie pausiert." : `Pausiert bei mehr als ${or(parts)}.`
  },
  thens: {
    advance: "Danach geht es weiter.",
    waitForPerson: "Danach wird auf eine Person gewartet.",
    stop: "Danach endet der Rollout."
  },
  last: "Danach ist der Rollout fertig."
} as const satisfies Translation<typeof planDemandMessages>
