import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import { listedParts } from "../rows/listed-parts.ts"
import type { alertMessages } from "./alerts-messages.ts"
import type { Direction } from "./direction.ts"

const limitText = (direction: Direction, limit: number): string =>
  `${direction === "more" ? "mehr" : "weniger"} als ${countText(limit)}`

export const alertMessagesInGerman = {
  title: "Warnungen",
  bell: (passed) => (passed === 0 ? "Warnungen: keine aktiv" : `Warnungen: ${countText(passed)} aktiv`),
  newTitle: "Warnen, wenn …",
  editTitle: "Warnung bearbeiten",
  hint: "Warnungen bleiben in diesem Browser und werden geprüft, solange Command Center in einem seiner Tabs geöffnet ist. Nichts davon wird an einen Dienst gesendet.",
  none: "Es sind keine Warnungen eingerichtet. Öffnen Sie bei einer Liste „Ansichten“ und wählen Sie die Glocke neben einer gespeicherten Ansicht.",
  list: "Warnregeln",
  direction: "Warnen, wenn diese Ansicht Folgendes zeigt",
  directions: { more: "Mehr Zeilen als der Grenzwert", fewer: "Weniger Zeilen als der Grenzwert" },
  limit: "Grenzwert",
  name: "Name",
  isOn: "Ein",
  save: "Speichern",
  edit: (name) => `${name} bearbeiten`,
  editShort: "Bearbeiten",
  open: (name) => `${name} anzeigen`,
  turnOff: (name) => `${name} ausschalten`,
  turnOn: (name) => `${name} einschalten`,
  turnOffShort: "Ausschalten",
  turnOnShort: "Einschalten",
  remove: (name) => `${name} entfernen`,
  removeShort: "Entfernen",
  removeTitle: "Warnung entfernen",
  removeText: (name) => `Die Warnung „${name}“ wird entfernt. Ihre Ansicht bleibt.`,
  removeGone: (name) => `Die Warnung „${name}“ wird entfernt.`,
  snoozes: { hour: "1 Stunde zurückstellen", tomorrow: "Bis morgen zurückstellen" },
  snoozeOf: {
    hour: (name) => `${name} für 1 Stunde zurückstellen`,
    tomorrow: (name) => `${name} bis morgen zurückstellen`
  },
  wake: (name) => `Zurückstellung von ${name} beenden`,
  wakeShort: "Zurückstellung beenden",
  countBroken: "Command Center konnte sie nicht zählen. Laden Sie die Seite neu.",
  broken:
    "Die Warnungen konnten gerade nicht geprüft werden. In 5 Minuten werden sie noch einmal geprüft; schneller geht es, wenn Sie die Seite neu laden.",
  counting: "Es wird gezählt, was die Ansicht jetzt zeigt …",
  countNow: (count) => `Die Ansicht zeigt jetzt ${countText(count)}.`,
  notCounted: (reason) => `Was die Ansicht zeigt, konnte nicht gezählt werden: ${reason}`,
  willTell: (direction, limit) =>
    `Sie werden einmal gewarnt, wenn die Ansicht ${limitText(direction, limit)} zeigt, und erst dann wieder, wenn der Grenzwert dazwischen eingehalten war. Gezählt wird bei jeder Aktualisierung der Liste, sonst alle 5 Minuten.`,
  passesNow: "Das ist jetzt der Fall: Sie werden sofort gewarnt.",
  willAsk:
    "Beim Speichern fragt Ihr Browser, ob Command Center Benachrichtigungen anzeigen darf. Die Warnung funktioniert auch ohne sie, dann aber nur auf dieser Seite.",
  blocked:
    "Benachrichtigungen sind für diese Adresse blockiert, daher erscheinen Warnungen nur auf dieser Seite, in ihrem Titel und ihrem Symbol. Um Benachrichtigungen zu erhalten, erlauben Sie sie in den Website-Einstellungen neben der Adresse des Browsers und laden Sie die Seite neu.",
  blockedTitle: "Benachrichtigungen sind blockiert",
  unsupported:
    "Dieser Browser zeigt keine Benachrichtigungen an, daher erscheinen Warnungen nur auf dieser Seite, in ihrem Titel und ihrem Symbol.",
  unsaved: "Die Warnung wurde noch nicht gespeichert.",
  state: {
    unread: "Noch nicht gezählt",
    within: "Innerhalb des Grenzwerts",
    passed: "Aktiv",
    off: "Aus",
    gone: "Ansicht gelöscht"
  },
  rule: (direction, limit) => `Warnen bei ${direction === "more" ? "mehr" : "weniger"} als ${countText(limit)}`,
  counted: (count) => `jetzt ${countText(count)}`,
  since: (age) => `seit ${age}`,
  snoozedUntil: (time) => `Zurückgestellt bis ${time}`,
  isGone:
    "Die zugehörige Ansicht wurde gelöscht. Entfernen Sie die Warnung oder speichern Sie die Ansicht wieder unter diesem Namen.",
  failed: (reason) =>
    `Konnte zuletzt nicht gezählt werden: ${followedBy(reason, "In 5 Minuten wird es noch einmal versucht.")}`,
  told: (name, count, direction, limit) => `${name}: ${countText(count)}, also ${limitText(direction, limit)}.`,
  notification: (count, direction, limit, place) =>
    `${countText(count)} Zeilen, ${limitText(direction, limit)}. ${place}`,
  limitWanted: (most) =>
    followedBy(constraintMessagesInGerman.badInput, `Geben Sie eine ganze Zahl von 0 bis ${countText(most)} ein.`),
  fewerThanNone: followedBy(constraintMessagesInGerman.rangeUnderflow(1), "Keine Ansicht zeigt weniger als 0 Zeilen."),
  tooLong: constraintMessagesInGerman.tooLong,
  tooMany: (most) =>
    `Dieser Browser bewahrt höchstens ${most} Warnungen auf. Entfernen Sie zuerst eine unter „Warnungen“.`,
  ignoredTitle: "Einige Warnungen konnten nicht gelesen werden",
  ignored: (parts) =>
    `Was dieser Browser gespeichert hat, ist beschädigt oder stammt aus einer anderen Version, daher wurden diese Warnungen übergangen: ${listedParts(parts)}. Richten Sie sie neben ihren Ansichten neu ein.`
} as const satisfies Translation<typeof alertMessages>
