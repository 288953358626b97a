import type { Translation } from "../language/translation.ts"
import type { refusalMessages, stepMessages, stepNames } from "./refusal-messages.ts"

export const stepNamesInGerman = {
  START: "gestartet",
  ADVANCE: "weitergeführt",
  PAUSE: "angehalten",
  RESUME: "fortgesetzt",
  STOP: "gestoppt",
  RETRY: "wiederholt"
} as const satisfies Translation<typeof stepNames>

export const stepMessagesInGerman = {
  byAnother:
    "Diese Welle muss jemand anders genehmigen als der Ersteller des Rollouts. Bitten Sie einen Kollegen, der hier bearbeiten darf.",
  nothingToRetry: "Kein Ziel ist fehlgeschlagen; es gibt also nichts zu wiederholen.",
  notNow: (step, state) => `Ein Rollout im Zustand „${state}“ kann nicht ${step} werden.`
} as const satisfies Translation<typeof stepMessages>

export const refusalMessagesInGerman = {
  notFound: (id) =>
    `Den Rollout ${id} gibt es nicht, oder Sie dürfen ihn nicht sehen. Suchen Sie ihn in der Liste seines Kontos.`,
  mayNotSee: (account) =>
    `Sie dürfen Rollouts im Konto ${account} nicht sehen: Es gehört nicht zu Ihren Konten. Wählen Sie eines Ihrer Konten.`,
  mayNotChange: (account) =>
    `Sie dürfen Rollouts im Konto ${account} nicht ändern: Das Bearbeitungsrecht für das, was der Rollout ändert, fehlt. Bitten Sie darum, wer in diesem Konto Rechte vergibt.`,
  invalidPlan: "Der Plan kann so nicht ausgeführt werden. Die Gründe sagen, was zu ändern ist.",
  movedOn:
    "Der Rollout ist weiter, als Sie ihn gesehen haben; der Schritt beträfe also etwas anderes. Sehen Sie ihn noch einmal an, und entscheiden Sie neu.",
  keyInUse: "Die Anfrage mit diesem Idempotency-Key wird gerade ausgeführt. Fragen Sie gleich noch einmal.",
  tooMany: (seconds) => `Das waren zu viele Anfragen. Versuchen Sie es in ${seconds} s noch einmal.`,
  manyStreams: (seconds) =>
    `Hier folgen zu viele Programme den Rollouts. Versuchen Sie es in ${seconds} s noch einmal.`,
  servicesAway: "Die Dienste dieser Umgebung antworten nicht. Versuchen Sie es später noch einmal.",
  databaseAway: "Die Datenbank des Rollout-Dienstes antwortet nicht. Versuchen Sie es gleich noch einmal.",
  failed: "Der Rollout-Dienst konnte die Anfrage nicht ausführen. Versuchen Sie es später noch einmal."
} as const satisfies Translation<typeof refusalMessages>
