import { expect, it } from "vitest"
import { fleetMessagesInGerman } from "../fleet/fleet-messages.de.ts"
import { callMessagesInGerman } from "./call-messages.de.ts"
import { listMessagesInGerman } from "./list-messages.de.ts"
import { sessionMessagesInGerman } from "./session-messages.de.ts"

const since = (words: string) =>
  `Die Anfrage ist fehlgeschlagen: Die Antwort ist nicht lesbar, denn ${words} sein. Laden Sie neu. Melden Sie es, wenn es wieder geschieht.`

it.each([
  ["the body", "JSON", "der Inhalt der Antwort muss JSON"],
  ["the body", "a zip file to its end", "der Inhalt der Antwort muss eine zip-Datei bis zum Ende"],
  ["taskView", "a list", "taskView muss eine Liste"],
  ["the answer", 'an object with the list "taskView"', 'die Antwort muss ein Objekt mit der Liste "taskView"'],
  ["user.businessEntityId", "a whole number", "user.businessEntityId muss eine ganze Zahl"],
  ["every row of the list", "readable", "jede Zeile der Liste muss lesbar"],
  ["state", "as a rollout has it", "state muss wie in einem Rollout"],
  ["the answer", "as a page of the journal has it", "die Antwort muss wie auf einer Seite des Journals"],
  ["constructor", "something of tomorrow", "constructor muss something of tomorrow"]
])("an answer that cannot be read is told in German whole: %s, %s", (path, expected, words) => {
  expect(callMessagesInGerman.unreadable(path, expected)).toBe(since(words))
})

it("rows that cannot be read are told in German whole, with what was expected in which field", () => {
  const reasons = ["a row must be an object", "componentId must be a whole number", "Kontenbaum: tomorrow"]
  const told = "eine Zeile muss ein Objekt sein; componentId muss eine ganze Zahl sein; Kontenbaum: tomorrow"
  expect(listMessagesInGerman.unreadable(3, reasons)).toContain(`nicht angezeigt: ${told}`)
  expect(fleetMessagesInGerman.unreadable(3, reasons)).toContain(`nicht gezählt: ${told}`)
  expect(sessionMessagesInGerman.unreadable(1, ["Konten: parentId must be a whole number or nothing"])).toContain(
    "Rechte: Konten: parentId muss eine ganze Zahl oder leer sein"
  )
})
