import type { Translation } from "../language/translation.ts"
import type { scheduleSentences } from "./schedule-sentence-messages.ts"

export const scheduleSentencesInGerman = {
  utgs: (count) => (count === 1 ? "1 UTG" : `${count} UTGs`),
  agents: (count) => (count === 1 ? "Agent von 1 UTG" : `Agenten von ${count} UTGs`),
  resetSlot: (whom) => `${whom}: Slot zurücksetzen,`,
  restart: (whom) => `${whom}: neu starten,`,
  start: (whom) => `${whom}: starten,`,
  stop: (whom) => `${whom}: anhalten,`,
  setOffline: (whom, hours) => `${whom}: offline setzen für ${hours === 1 ? "1 Stunde" : `${hours} Stunden`},`,
  uploadLogs: (whom) => `${whom}: Protokolle hochladen,`,
  deploy: (version, whom) => `${whom}: Version ${version ?? "(keine gewählt)"} verteilen,`,
  push: (whom) => `${whom}: auf die neueste Konfiguration bringen,`,
  rollback: (whom) => `${whom}: Konfiguration zurücksetzen,`,
  pull: (whom) => `${whom}: lokale Konfiguration ins Command Center übernehmen,`,
  now: "sofort",
  unchosen: "zu einem noch zu wählenden Zeitpunkt",
  at: (local, utc) => `am ${local} (${utc})`
} as const satisfies Translation<typeof scheduleSentences>
