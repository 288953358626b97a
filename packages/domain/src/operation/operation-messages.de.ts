import type { Translation } from "../language/translation.ts"
import { listedParts } from "../rows/listed-parts.ts"
import { duplicateText } from "../write/write-messages.ts"
import type { operationMessages } from "./operation-messages.ts"
import type { OperationCounts } from "./operation-results.ts"

const parts = ({ accepted, failed, unknown, notSent, sending }: OperationCounts): string =>
  [
    [accepted, "angenommen"],
    [failed, "fehlgeschlagen"],
    [sending + unknown, "nicht bestätigt"],
    [notSent, "nicht gesendet"]
  ]
    .filter(([count], at) => at === 0 || count !== 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(", ")

const lostWith = ({ all, accepted }: OperationCounts, twice: number): string =>
  [
    all > accepted
      ? `${all - accepted} von ${all} ${all - accepted === 1 ? "kann" : "können"} von hier aus nicht mehr geprüft oder noch einmal gesendet werden`
      : "",
    twice > 0 ? "was mehrfach vorhanden ist, kann von hier aus nicht mehr entfernt werden" : ""
  ]
    .filter((part) => part !== "")
    .join(", und ")

const leftOut = (count: number, all: number): string =>
  `${count} von ${all} ${count === 1 ? "wird" : "werden"} ausgelassen`

export const operationMessagesInGerman = {
  willChange: (changed, all) => `${changed} von ${all} ${changed === 1 ? "wird" : "werden"} geändert.`,
  leftOut,
  leftOutNamed: (names, all) => `${leftOut(names.length, all)}: ${listedParts(names)}.`,
  leftOutTitle: "Wird nicht geändert",
  counts: parts,
  lookUpFailed: (reason) => `Das Nachsehen ist fehlgeschlagen. Es wurde nichts noch einmal gesendet. ${reason}`,
  stillUnknown: "Nachgesehen und noch immer nicht bestätigt.",
  again: (detail, again) =>
    [detail, `und noch einmal als ${again.map(duplicateText).join(", ")}`].filter((part) => part !== null).join(", "),
  twice:
    "Einiges ist mehrfach vorhanden: Die Verbindung ist abgebrochen, und der Browser hat die Anfrage noch einmal gesendet, oder jemand anderes hat dasselbe verlangt. Je eines genügt.",
  interrupted: (title, counts) => `${title} wurde unterbrochen: ${parts(counts)}.`,
  unfinished: (title, counts) => `${title} ist nicht abgeschlossen: ${parts(counts)}.`,
  removedExcept: (removed, leftOut) =>
    `${removed} von ${removed + leftOut} ausgewählten ${removed === 1 ? "wurde" : "wurden"} entfernt. ${leftOut} ${leftOut === 1 ? "wurde" : "wurden"} ausgelassen.`,
  kept: "Was nicht angenommen wurde, bleibt 30 Tage in diesem Browser, damit Sie es später senden können.",
  forgetTitle: (title) => `${title} verwerfen?`,
  forgetText: (counts, twice) =>
    `${parts(counts)}. Was aus den einzelnen Zielen geworden ist, geht verloren: ${lostWith(counts, twice)}.`,
  notTakenBack: "Nichts Gesendetes wird zurückgenommen.",
  nothingSent: "Ohne Ihre Bestätigung wird nichts gesendet.",
  unreadable: (reasons) =>
    `${reasons.length === 1 ? "Ein Vorgang" : `${reasons.length} Vorgänge`} in diesem Browser ${reasons.length === 1 ? "war nicht lesbar und wurde" : "waren nicht lesbar und wurden"} entfernt. ${[...new Set(reasons)].join(" ")}`,
  contentUnreadable: "Was zum Senden gespeichert war, ist beschädigt; deshalb wurde nichts gesendet.",
  openElsewhere: "Der Vorgang ist in einem anderen Tab geöffnet.",
  copied: "Das Ergebnis wurde in die Zwischenablage kopiert.",
  words: {
    notSent: "Nicht gesendet",
    sending: "Wird gesendet",
    accepted: "Angenommen",
    failed: "Fehlgeschlagen",
    unknown: "Nicht bestätigt"
  }
} as const satisfies Translation<typeof operationMessages>
