import { expect, it } from "vitest"
import { callMessagesInGerman } from "./call-messages.de.ts"

const since = (words: string) =>
  `Die Anfrage ist fehlgeschlagen: Die Antwort ist nicht lesbar, denn ${words} sein. Laden Sie neu. Melden Sie es, wenn es wieder geschieht.`

it.each([
  ["the body", "JSON", "der Inhalt der Antwort muss JSON"],
  ["the body", "a zip file to its end", "der Inhalt der Antwort muss eine zip-Datei bis zum Ende"],
  ["taskView", "a list", "taskView muss eine Liste"],
  ["the answer", 'an object with the list "taskView"', 'die Antwort muss ein Objekt mit der Liste "taskView"'],
  ["user.businessEntityId", "a whole number", "user.businessEntityId muss eine ganze Zahl"],
  ["constructor", "something of tomorrow", "constructor muss something of tomorrow"]
])("an answer that cannot be read is told in German whole: %s, %s", (path, expected, words) => {
  expect(callMessagesInGerman.unreadable(path, expected)).toBe(since(words))
})
