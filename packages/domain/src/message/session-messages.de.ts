import type { Translation } from "../language/translation.ts"
import { reasonsOf } from "./read-words.de.ts"
import type { sessionMessages } from "./session-messages.ts"

const unauthorizedLink = "Klicken Sie hier, um sich anzumelden"

export const sessionMessagesInGerman = {
  configFailed: (reason) => `Die Konfigurationsdaten können nicht geladen werden: ${reason}`,
  configRemedy:
    "Die Konfiguration konnte nicht geladen werden. Die Konsole liest ihre Adressen aus config.json neben ihrer index.html. Bitten Sie den Betreiber der Konsole, das zu beheben, und wählen Sie dann „Wiederholen“.",
  codeDroppedTitle: "Anmeldung nicht verwendet",
  codeDropped: (username) =>
    `${username} ist weiterhin angemeldet. Die Adresse enthielt eine Anmeldung, die nicht in diesem Tab begonnen wurde.`,
  undefinedAccessToken: "Das Zugriffstoken fehlt",
  manifestFailed: (reason) => `Die Benutzerangaben können nicht geladen werden: ${reason}`,
  loadFailed: (reason) => `Die Daten können nicht geladen werden – ${reason}`,
  partNames: { permissions: "Berechtigungen", masks: "Berechtigungsmasken", accounts: "Konten" },
  unreadable: (count, reasons) =>
    `${count === 1 ? "1 Zeile ist nicht lesbar und wird" : `${count} Zeilen sind nicht lesbar und werden`} nicht verwendet, daher fehlen möglicherweise Konten oder Rechte: ${reasonsOf(reasons)}`,
  unauthorizedTitle: "Nicht angemeldet",
  unauthorizedLink,
  unauthorizedText: `Sie sind nicht angemeldet, oder Ihre Sitzung ist abgelaufen. ${unauthorizedLink}.`,
  errorTitle: "Das hat nicht geklappt",
  errorText: "Es ist leider ein unerwarteter Fehler aufgetreten."
} as const satisfies Translation<typeof sessionMessages>
