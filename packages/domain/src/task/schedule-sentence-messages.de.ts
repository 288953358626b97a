import type { Translation } from "../language/translation.ts"
import type { scheduleSentences } from "./schedule-sentence-messages.ts"

export const scheduleSentencesInGerman = {
  utgs: (count) => (count === 1 ? "1 UTG" : `${count} UTGs`),
  agents: (count) => (count === 1 ? "Agent von 1 UTG" : `Agents von ${count} UTGs`),
  setOffline: (whom, hours) => `${whom}: offline setzen für ${hours === 1 ? "1 Stunde" : `${hours} Stunden`},`,
  uploadLogs: (whom) => `${whom}: Protokolle hochladen,`,
  deploy: (version, whom) => `${whom}: Version ${version ?? "(keine gewählt)"} verteilen,`,
  now: "sofort",
  unchosen: "zu einem noch zu wählenden Zeitpunkt",
  at: (local, utc) => `am ${local} (${utc})`
} as const satisfies Translation<typeof scheduleSentences>
