// The calls and the readers of rows name what they could not read and what they expected in English words.
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
  ["a stream of events", "ein Strom von Ereignissen"],
  ["a row", "eine Zeile"],
  ["every row of the list", "jede Zeile der Liste"],
  ["readable", "lesbar"],
  ["as a rollout has it", "wie in einem Rollout"],
  ["as the list of rollouts has it", "wie in der Liste der Rollouts"],
  ["as the terms of the rollout service has it", "wie in den Bedingungen des Rollout-Dienstes"],
  ["as a preview has it", "wie in einer Vorschau"],
  ["as a page of targets has it", "wie auf einer Seite mit Zielen"],
  ["as a page of the journal has it", "wie auf einer Seite des Journals"],
  ["as an event of a rollout has it", "wie in einem Ereignis eines Rollouts"],
  ["as an event of a list of rollouts has it", "wie in einem Ereignis einer Liste von Rollouts"]
])

/** A place or an expectation; what is not known, such as a field's name, as it is. */
export const wordsOf = (english: string): string => {
  const whole = /^(.*) to its end$/u.exec(english)?.[1]
  if (whole !== undefined) return `${wordsOf(whole)} bis zum Ende`
  const list = /^an object with the list (".*")$/u.exec(english)?.[1]
  return list === undefined ? (inGerman.get(english) ?? english) : `ein Objekt mit der Liste ${list}`
}

/** Why a row could not be read, with whatever stands before it. */
const reasonOf = (english: string): string => {
  const [, before = "", place = "", expected = ""] = /^(.*: )?(\S+|a row) must be (.+)$/u.exec(english) ?? []
  return place === "" ? english : `${before}${wordsOf(place)} muss ${wordsOf(expected)} sein`
}

export const reasonsOf = (reasons: ReadonlyArray<string>): string => reasons.map(reasonOf).join("; ")
