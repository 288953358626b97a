import type { Translation } from "../language/translation.ts"
import type { callMessages } from "./call-messages.ts"

// The calls name what they could not read and what they expected in the words of the English sentence.
const inGerman: ReadonlyMap<string, string> = new Map([
  ["the answer", "die Antwort"],
  ["the body", "der Inhalt der Antwort"],
  ["a list", "eine Liste"],
  ["a list of whole numbers", "eine Liste ganzer Zahlen"],
  ["a whole number", "eine ganze Zahl"],
  ["a whole number or nothing", "eine ganze Zahl oder leer"],
  ["a number or nothing", "eine Zahl oder leer"],
  ["text", "Text"],
  ["text or nothing", "Text oder leer"],
  ["true, false or nothing", "true, false oder leer"],
  ["/Date(ms+offset)/ or ISO UTC text", "/Date(ms+offset)/ oder ISO-Text in UTC"],
  ["an object", "ein Objekt"],
  ["JSON text", "JSON-Text"],
  ["JSON text of an object", "der JSON-Text eines Objekts"],
  ["an https address", "eine https-Adresse"],
  ["a CSV file", "eine CSV-Datei"],
  ["a zip file", "eine zip-Datei"],
  ["a gzip file", "eine gzip-Datei"],
  ["a stream of events", "ein Strom von Ereignissen"]
])

const wordsOf = (english: string): string => {
  const whole = /^(.*) to its end$/u.exec(english)?.[1]
  if (whole !== undefined) return `${wordsOf(whole)} bis zum Ende`
  const list = /^an object with the list (".*")$/u.exec(english)?.[1]
  return list === undefined ? (inGerman.get(english) ?? english) : `ein Objekt mit der Liste ${list}`
}

const because = (reason: string): string => `Die Anfrage ist fehlgeschlagen: ${reason}`

export const callMessagesInGerman = {
  unreachable: because("Der Dienst ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es noch einmal."),
  timedOut: because(
    "Der Dienst hat nicht rechtzeitig geantwortet. Laden Sie neu, um zu sehen, was er ausgeführt hat, und versuchen Sie es dann noch einmal."
  ),
  unreadable: (path, expected) =>
    because(
      `Die Antwort ist nicht lesbar, denn ${wordsOf(path)} muss ${wordsOf(expected)} sein. Laden Sie neu. Melden Sie es, wenn es wieder geschieht.`
    ),
  tooLarge: (bytes) =>
    because(
      `Die Antwort ist größer als ${Math.round(bytes / 1_000_000)} MB. Schränken Sie den Filter ein, und versuchen Sie es noch einmal.`
    ),
  redirected: because(
    "Der Dienst hat die Anfrage an eine andere Adresse weitergeleitet, und Weiterleitungen wird nicht gefolgt. Prüfen Sie config.json."
  ),
  notConfigured: "Es wurde nichts gesendet, denn die Konfiguration ist nicht geladen. Laden Sie die Seite neu.",
  notAddressed:
    "Es wurde nichts gesendet, denn ein Teil der Adresse fehlt oder ist falsch. Laden Sie die Seite neu, und versuchen Sie es noch einmal."
} as const satisfies Translation<typeof callMessages>
