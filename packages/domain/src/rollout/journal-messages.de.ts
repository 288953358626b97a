import type { Translation } from "../language/translation.ts"
import type { journalMessages } from "./journal-messages.ts"

export const journalMessagesInGerman = {
  kinds: {
    created: "Geplant",
    started: "Gestartet",
    approved: "Genehmigt",
    waveStarted: "Welle begonnen",
    waveSent: "Welle gesendet",
    gatePassed: "Freigabegrenze eingehalten",
    gateNotPassed: "Freigabegrenze überschritten",
    advanced: "Weitergeführt",
    waiting: "Wartet",
    paused: "Angehalten",
    resumed: "Fortgesetzt",
    retried: "Fehlgeschlagene wiederholt",
    joined: "Hinzugekommen",
    stopping: "Wird gestoppt",
    stopped: "Gestoppt",
    failed: "Fehlgeschlagen",
    done: "Abgeschlossen"
  },
  columns: { at: "Wann", by: "Wer", kind: "Was", wave: "Welle", note: "Notiz" },
  figures: {
    targets: "Ziele",
    sent: "Gesendet",
    succeeded: "Erfolgreich",
    failed: "Fehlgeschlagen",
    unconfirmed: "Nicht bestätigt",
    silent: "Kontakt verloren",
    skipped: "Übersprungen"
  },
  targets: {
    id: "ID",
    name: "Name",
    wave: "Welle",
    state: "Zustand",
    reason: "Grund",
    runAt: "Ausführungszeit",
    taskId: "Aufgaben-ID",
    updatedAt: "Letzte Änderung",
    earlier: "Zuvor fehlgeschlagen"
  }
} as const satisfies Translation<typeof journalMessages>
