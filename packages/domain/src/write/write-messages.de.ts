import type { Translation } from "../language/translation.ts"
import { followedBy } from "../message/constraint-messages.ts"
import type { writeMessages } from "./write-messages.ts"

const repeated = (name: string, ids: ReadonlyArray<number | string>): string =>
  `${name} ist ${ids.length === 2 ? "zweimal" : `${ids.length}-mal`} vorhanden (IDs ${ids.join(", ")}): Die Verbindung ist abgebrochen, und der Browser hat den Aufruf noch einmal gesendet, oder jemand anderes hat dasselbe verlangt.`

const nameUnchecked = "Ob der Name vergeben ist, ließ sich nicht prüfen."

export const writeMessagesInGerman = {
  notDone: (sentence) =>
    followedBy(
      sentence,
      "Die Konsole hat nachgesehen: Es wurde nicht ausgeführt, Sie können es also noch einmal senden."
    ),
  notLookedUp: (sentence, reason) =>
    [sentence, "Ob es ausgeführt wurde, ließ sich nicht feststellen.", reason]
      .filter((part) => part !== null)
      .reduce((said, more) => followedBy(said, more)),
  found: "Der Dienst hat keine brauchbare Antwort gegeben. Die Konsole hat nachgesehen: Es wurde ausgeführt.",
  foundAsSent:
    "Laut Dienst ist der Name vergeben. Die Konsole hat nachgesehen: Was Sie angefordert haben, ist vorhanden.",
  looksFirst:
    "Es wurde vielleicht trotzdem ausgeführt. Die Konsole sieht erst nach, bevor sie etwas noch einmal sendet.",
  namesUnknown: (reason) => (reason === null ? nameUnchecked : followedBy(nameUnchecked, reason)),
  namesUnread: (count) =>
    `Ob der Name vergeben ist, ließ sich nicht ganz prüfen: ${count === 1 ? "Eine Zeile" : `${count} Zeilen`} der Liste ${count === 1 ? "konnte" : "konnten"} nicht gelesen werden.`,
  repeated,
  twice: (name, ids) => `${repeated(name, ids)} Eines genügt.`,
  removeOthers: (count) => (count === 1 ? "Das zweite entfernen" : `Die anderen ${count} entfernen`),
  keepAll: (count) => (count === 1 ? "Beide behalten" : "Alle behalten"),
  othersRemoved: "Die Duplikate wurden entfernt.",
  othersStopped: "Angehalten. Einige der doppelten sind vielleicht schon entfernt. Sie können sie erneut entfernen.",
  othersStay: (reason) => `Das zweite konnte nicht entfernt werden. ${reason}`
} as const satisfies Translation<typeof writeMessages>
