import { expect, it } from "vitest"
import { issueMessagesInGerman } from "./setting-messages.de.ts"
import { issueMessages } from "./setting-messages.ts"

it.each([
  [["string"], "text", "Text"],
  ["boolean", "yes or no", "Ja oder Nein"],
  ["array", "a list", "eine Liste"],
  ["object", "a group of settings", "eine Gruppe von Einstellungen"],
  [["number", "null"], "a number or empty", "eine Zahl oder nichts"],
  [["integer", "boolean", "null"], "a whole number, yes or no or empty", "eine ganze Zahl, Ja oder Nein oder nichts"]
])("a value of another type is told what belongs there: %j", (type, english, german) => {
  expect(issueMessages.type(type, "x")).toContain(`Must be ${english}.`)
  expect(issueMessagesInGerman.type(type, "x")).toContain(`Hier muss ${german} stehen.`)
})
