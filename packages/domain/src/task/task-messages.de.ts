import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { reasonsOf } from "../message/read-words.de.ts"
import type { creationMessages, scheduleMessages, taskMessages } from "./task-messages.ts"

const { badInput, valueMissing } = constraintMessagesInGerman

export const taskMessagesInGerman = {
  /** The states are named as the list has them from the service. */
  listHelp:
    "Diese Liste zeigt die Aufgaben der letzten 30 Tage. Eine Aufgabe ist in einem der Zustände Scheduled, Running, Completed oder Failed.",
  notDeletable: "Aufgaben, die laufen oder abgeschlossen sind, können nicht gelöscht werden.",
  removed: { header: "Erledigt", text: "Die ausgewählten Aufgaben wurden entfernt." },
  removeFailed: {
    header: "Aufgaben entfernen fehlgeschlagen",
    text: "Es können nicht alle ausgewählten Aufgaben entfernt werden"
  },
  confirmRemove: (count) =>
    count === 1 ? "1 Aufgabe wird gelöscht. Fortfahren?" : `${count} Aufgaben werden gelöscht. Fortfahren?`,
  nothingToRemove: "Keine der ausgewählten Aufgaben kann gelöscht werden.",
  export: {
    title: "Aufgaben exportieren",
    question:
      "Der Export lädt ALLE Daten dieser Registerkarte herunter und kann einige Minuten dauern. Möchten Sie wirklich fortfahren?",
    preparing: "Der Export der Aufgaben wird vorbereitet",
    succeeded: "Die Aufgaben werden exportiert. Der Download beginnt in Kürze.",
    failed: (error) => `Die Aufgaben können nicht exportiert werden. ${error}`,
    fileName: "tasks.csv"
  },
  failedHere: (count) => `${count === 1 ? "1 Aufgabe" : `${count} Aufgaben`} auf dieser Seite fehlgeschlagen`,
  copied: (id, type) => `Die Daten der Aufgabe mit der ID ${id} (${type}) wurden in die Zwischenablage kopiert.`
} as const satisfies Translation<typeof taskMessages>

export const creationMessagesInGerman = {
  created: (count) => (count === 1 ? "1 Aufgabe wurde angelegt." : `${count} Aufgaben wurden angelegt.`),
  createFailed: (error) => `Die Aufgaben können nicht angelegt werden. ${error}`,
  undefinedBusinessEntity: "Die ID der Geschäftseinheit fehlt",
  sharedDescription: "Aufgaben dürfen nicht dieselbe taskDesc haben",
  missingKeys: (keys) => `Diese Schlüssel fehlen: ${keys.join(", ")}`
} as const satisfies Translation<typeof creationMessages>

export const scheduleMessagesInGerman = {
  logLabel: "Fallnummer oder kurze Beschreibung",
  logLabelMissing: "Geben Sie eine Fallnummer oder eine kurze Beschreibung an, damit diese Anfrage erkennbar ist.",
  logRangeReversed: "Das Enddatum muss nach dem Startdatum liegen.",
  unsaved: "Die Aufgabe wurde noch nicht geplant.",
  chooseTargets: "Wählen Sie in der Liste ein oder mehrere UTGs, für die Sie eine Aufgabe planen möchten.",
  chooseUtgVersion: "Wählen Sie eine UTG-Version.",
  chooseAgentVersion: "Wählen Sie eine Agent-Version.",
  chooseRunTime: followedBy(valueMissing, "Wählen Sie eine Ausführungszeit."),
  runTimeUnreadable: followedBy(badInput, "Wählen Sie eine Ausführungszeit."),
  runTimeSkipped: followedBy(badInput, "Diese Uhrzeit überspringen die Uhren an diesem Tag. Wählen Sie eine andere."),
  runTimePassed: "Dieser Zeitpunkt ist vorbei. Wählen Sie einen späteren, oder führen Sie die Aufgabe sofort aus.",
  title: "Aufgabe planen",
  notConfirmed: "Die Antwort bestätigt nicht, dass die Aufgabe angelegt wurde.",
  crashed: "Etwas ist schiefgegangen. Es wurde nichts weiter gesendet.",
  versionsLoading: "Die verfügbaren Versionen werden noch geladen.",
  versionsUnavailable: (reason) => `Die verfügbaren Versionen konnten nicht geladen werden. ${reason}`,
  versionsNotOffered: (field, count, reasons) =>
    `${field}: ${count === 1 ? "1 Eintrag ist nicht lesbar und wird" : `${count} Einträge sind nicht lesbar und werden`} nicht angeboten: ${reasonsOf(reasons)}`
} as const satisfies Translation<typeof scheduleMessages>
