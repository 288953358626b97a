import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { shareParts } from "../message/share-parts.ts"
import { numberText } from "../message/written-number.ts"
import type {
  Counted,
  defectMessages,
  gateMessages,
  planMessages,
  targetMessages,
  waitingMessages
} from "./rollout-messages.ts"

const { badInput, invalid, rangeOverflow, rangeUnderflow, stepMismatch, tooLong, typeMismatch, valueMissing } =
  constraintMessagesInGerman
const shareRange = "Ein Anteil liegt zwischen 0 und 100 Prozent."
const minuteRange = (most: number): string => `Zulässig sind 0 bis ${most} Minuten.`

const some = (names: ReadonlyArray<string>): string =>
  names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} und ${names.length - 2} weitere`

const counted: Readonly<Record<Counted, string>> = {
  targets: "Ziele",
  waves: "Wellen",
  windows: "Zeitfenster",
  timeZones: "Zeitzonen"
}

export const planMessagesInGerman = {
  name: followedBy(valueMissing, "Geben Sie dem Rollout einen Namen."),
  longName: (most) => followedBy(tooLong(most), "Kürzen Sie den Namen."),
  longText: (most) => followedBy(tooLong(most), "Kürzen Sie sie."),
  longOfTarget: (most, id) =>
    followedBy(tooLong(most), `Kürzen Sie sie beim Ziel mit der ID ${id}, oder nehmen Sie das Ziel aus der Liste.`),
  wholeNumber: followedBy(stepMismatch(1), "Geben Sie eine ganze Zahl an."),
  longId: (most) => followedBy(rangeOverflow(most), "Geben Sie eine Id des Verwaltungsdienstes an."),
  notNegative: followedBy(rangeUnderflow(0), "Geben Sie 0 oder mehr an."),
  negativeShare: followedBy(rangeUnderflow(0), shareRange),
  shareOver: followedBy(rangeOverflow(100), shareRange),
  negativeMinutes: (most) => followedBy(rangeUnderflow(0), minuteRange(most)),
  minutesOver: (most) => followedBy(rangeOverflow(most), minuteRange(most)),
  instant: followedBy(
    invalid,
    "Hier muss ein Datum mit Uhrzeit und Zeitverschiebung stehen, zum Beispiel 2026-11-21T02:00:00Z."
  ),
  reading: followedBy(
    invalid,
    "Hier muss eine Zeit stehen, wie Uhren sie anzeigen, zum Beispiel 02:00 oder 2026-11-21T02:00."
  ),
  hour: followedBy(invalid, "Hier muss eine Uhrzeit stehen, zum Beispiel 22:00."),
  untilHour: followedBy(
    invalid,
    "Hier muss eine Uhrzeit stehen, zum Beispiel 06:00, oder 24:00 für das Ende des Tages."
  ),
  nothingToDo: "Es gibt nichts zu tun. Wählen Sie Ziele, oder lassen Sie hinzukommen, was ein Filter findet.",
  noDeviceYet:
    "Noch ist kein Gerät dabei, und was später hinzukommt, muss denen gleichen, die dabei sind. Wählen Sie eines.",
  tooMany: (what, count, most) =>
    `Es sind ${count} ${counted[what]}, und ein Rollout fasst ${most}. Verwenden Sie weniger, oder planen Sie zwei Rollouts.`,
  twice: (name, id, count) =>
    `${name} (${id}) ist ${count === 2 ? "zweimal" : `${count}-mal`} aufgeführt. Führen Sie es nur einmal auf.`,
  unknownTarget: (name, id) =>
    `${name} (${id}) gibt es nicht mehr, oder Sie dürfen es nicht sehen. Nehmen Sie es aus der Liste.`,
  unknownDevice: (name, id) =>
    `${name} (${id}) ist kein Gerät, das Sie sehen dürfen: Es gibt es nicht mehr, oder die ID gehört zu einem UTG. Nehmen Sie es aus der Liste, oder geben Sie die ID des Geräts an.`,
  unreadTarget: (name, id) =>
    `${name} (${id}) ist nicht unter den Zeilen, die gelesen werden konnten. Ob es noch vorhanden ist, ist deshalb nicht bekannt. Versuchen Sie es später noch einmal, oder nehmen Sie es aus der Liste.`,
  movedTarget: (name, id) =>
    `${name} (${id}) wurde nach der Auswahl in ein anderes Konto verschoben. Wählen Sie es neu aus.`,
  otherMachine: (name, id) =>
    `${name} (${id}) läuft auf einer anderen Maschine als bei der Auswahl. Wählen Sie es neu aus.`,
  notDevice: (name) => `${name} ist ein UTG, und dies geht an Geräte. Wählen Sie seine Geräte.`,
  notUtg: (name) => `${name} ist ein Gerät, und dies geht an UTGs. Wählen Sie sein UTG.`,
  mixedTypes: (types) =>
    `Die Geräte haben ${types.length} Typen (${some(types)}), und was gesendet wird, ist für einen gemacht. Planen Sie für jeden einen Rollout.`,
  withoutMachine: (name) =>
    `${name} hat keine Maschinen-ID und kann deshalb keine Aufgabe erhalten. Nehmen Sie es aus der Liste, oder warten Sie, bis sein Agent sich meldet.`,
  moreAlike: (count) => `Dasselbe gilt für ${count} weitere.`,
  noWaves: "Es gibt keine Wellen. Fügen Sie eine für alle Ziele hinzu, oder eine kleine erste und danach weitere.",
  emptyWave: (wave) =>
    `Welle ${wave} hat keine Ziele. Vergrößern Sie sie, verkleinern Sie die Wellen davor, oder entfernen Sie sie.`,
  percentOver: (percent) =>
    `Die Wellen umfassen zusammen ${percent} Prozent, also mehr als alle. Senken Sie die Summe auf höchstens 100.`,
  takeTooFew: (taken, all) =>
    `Die Wellen umfassen zusammen ${taken} von ${all} Zielen. Lassen Sie ihre Prozente 100 ergeben, damit die letzte alle übrigen nimmt, oder führen Sie weniger Ziele auf.`,
  neverPasses: (wave) =>
    `Die Freigabegrenze von Welle ${wave} kann nie eingehalten werden: Die Welle wird 0 Minuten beobachtet, und dann sind mehr Ziele noch nicht bestätigt, als die Grenze zulässt. Beobachten Sie länger, oder lassen Sie mehr nicht bestätigte zu.`,
  neverReached: (wave, by) =>
    `Welle ${wave} würde nie ausgeführt, denn Welle ${by} beendet den Rollout. Lassen Sie Welle ${by} fortfahren oder auf eine Person warten.`,
  noSuchTime: (wave, time) =>
    followedBy(badInput, `Den Zeitpunkt ${time} gibt es nicht. Wählen Sie einen anderen Beginn für Welle ${wave}.`),
  startPassed: (wave) => `Der Beginn von Welle ${wave} ist vorbei. Wählen Sie einen späteren, oder sofort.`,
  noWeekdays: (window) =>
    followedBy(
      valueMissing,
      `Das Zeitfenster ${window} hat keinen Wochentag und öffnet deshalb nie. Wählen Sie einen, oder entfernen Sie es.`
    ),
  noLength: (window, hour) =>
    followedBy(
      invalid,
      `Das Zeitfenster ${window} beginnt und endet um ${hour} und öffnet deshalb nie. Wählen Sie ein späteres Ende (24:00 für das Ende des Tages).`
    ),
  neverOpen: (wave, zone, targets) =>
    `Welle ${wave} würde in ${zone} nie ausgeführt (${targets === 1 ? "1 Ziel" : `${targets} Ziele`}): Ihr Beginn und ihre Verteilung passen dort nicht in die Zeitfenster. Erweitern Sie die Zeitfenster, wählen Sie einen anderen Beginn, oder verteilen Sie sie weniger.`,
  unknownZone: (zone) =>
    followedBy(invalid, `Die Zeitzone ${zone} ist hier nicht bekannt. Wählen Sie eine aus der Liste.`),
  nobodyLeft: (wave, names) =>
    `Kein Ziel von Welle ${wave} hat eine bekannte Zeitzone (${some(names)}); es bliebe also keines übrig. Wählen Sie eine Zeitzone für sie.`,
  noVersion: (version) =>
    version === ""
      ? followedBy(valueMissing, "Wählen Sie die Version, die verteilt werden soll.")
      : followedBy(invalid, `${version} ist keine Version. Geben Sie ihre vier Zahlen an, zum Beispiel 1.2.3.4.`),
  manyPredicates: (most) => `Der Filter hat mehr als ${most} Bedingungen. Verwenden Sie weniger.`,
  missing: valueMissing,
  unknownKey:
    "Diesen Namen gibt es in einem Plan nicht. Entfernen Sie ihn, oder suchen Sie den richtigen Namen im JSON-Schema eines Plans.",
  mustBe: (expected) =>
    followedBy(typeMismatch, `Hier muss ${expected} stehen. Das JSON-Schema eines Plans beschreibt seine Form.`)
} as const satisfies Translation<typeof planMessages>

export const targetMessagesInGerman = {
  leftOut: "Die Zeitzone ist nicht bekannt",
  gone: "Das Ziel gibt es nicht mehr",
  moved: "Das Ziel ist jetzt in einem anderen Konto oder auf einer anderen Maschine als geplant",
  notSent: "Der Rollout endete vor dem Senden",
  deleted: "Der Rollout wurde gestoppt und die Aufgabe gelöscht",
  taskFailed: (state) => `Die Aufgabe endete als ${state}`,
  noTask: "Die Aufgabe gibt es nicht mehr",
  taskUnread: "Die Aufgabe ist nicht unter denen, die gelesen werden konnten",
  unread: "Das Ziel ist nicht unter denen, die gelesen werden konnten",
  taskOpen: (state) => `Die Aufgabe war am Ende der Beobachtung noch ${state}`,
  notAnswered: "Der Dienst hat die Aufgabe nicht bestätigt",
  otherVersion: (reported, wanted) =>
    reported === null ? `Meldet keine Version statt ${wanted}` : `Meldet ${reported} statt ${wanted}`,
  silent: (predicted) => `Ein Kontakt wurde bis ${predicted} erwartet und blieb aus`
} as const satisfies Translation<typeof targetMessages>

const bounds = { under: "unter ", over: "über " } as const

const shareText = (value: number, of: number): string => {
  const { bound, share } = shareParts(value, of, 1)
  return `${bound === null ? "" : bounds[bound]}${numberText(share)} %`
}

const words = { failed: "fehlgeschlagen", unconfirmed: "nicht bestätigt", silent: "Kontakt verloren" } as const

export const gateMessagesInGerman = {
  limit: (share, count) => {
    if (share === null && count === null) return "keine Grenze"
    return [
      ...(share === null ? [] : [`höchstens ${numberText(share)} %`]),
      ...(count === null ? [] : [`höchstens ${count}`])
    ].join(" und ")
  },
  figure: (figure, value, of) => {
    const share = of === 0 ? "" : ` (${shareText(value, of)})`
    return `${value} von ${of} ${words[figure]}${share}`
  },
  count: (value, of) => `${value} von ${of}${of === 0 ? "" : ` (${shareText(value, of)})`}`,
  within: (figure, limit) => `${figure}; zulässig: ${limit}.`,
  beyond: (figure, limit) => `${figure}, und damit mehr als zulässig: ${limit}.`,
  passed: (wave) => `Welle ${wave} hat ihre Freigabegrenze eingehalten.`,
  notPassed: (wave) => `Welle ${wave} hat ihre Freigabegrenze nicht eingehalten.`
} as const satisfies Translation<typeof gateMessages>

export const waitingMessagesInGerman = {
  for: {
    time: "Wartet auf den Beginn der Welle",
    approval: "Wartet auf eine Genehmigung der Welle",
    person: "Die Freigabegrenze ist eingehalten; wartet auf eine Person, die fortfährt",
    gate: "Eine Freigabegrenze wurde überschritten; der Rollout ist angehalten",
    paused: "Der Rollout ist angehalten",
    rights: "Dem Ersteller fehlen inzwischen Rechte, die der Rollout hier braucht",
    signOn: "Der Anmeldedienst erneuert die Anmeldung des Erstellers nicht",
    service: "Der Management-Dienst ist nicht erreichbar, oder seine Antwort ist nicht lesbar",
    newTargets: "Alle Wellen sind abgeschlossen; wartet auf Ziele, die der Filter findet",
    defect: "Im Rollout-Dienst ist etwas Unerwartetes schiefgegangen"
  },
  stopping: {
    rights:
      "Der Rollout ist gestoppt, aber wer ihn gestoppt hat, darf seine Aufgaben hier nicht löschen; stoppen Sie ihn noch einmal mit diesem Recht, oder ohne die Aufgaben zu löschen",
    signOn:
      "Der Rollout ist gestoppt, aber die Anmeldung der stoppenden Person endete, bevor seine Aufgaben geklärt waren; stoppen Sie ihn noch einmal"
  },
  endedBy: {
    editor: "Wer hier bearbeiten darf, kann das Warten beenden.",
    anotherEditor: "Wer hier bearbeiten darf und den Rollout nicht erstellt hat, kann das Warten beenden.",
    creator: "Der Ersteller kann das Warten beenden, indem er sich anmeldet und fortfährt.",
    itself: "Das Warten endet von selbst; wer hier bearbeiten darf, kann es früher beenden."
  },
  unreadRows: (count) =>
    count === 1
      ? "1 Zeile, die der Filter findet, konnte nicht gelesen werden. Ihr Ziel kommt hinzu, sobald sie lesbar ist."
      : `${count} Zeilen, die der Filter findet, konnten nicht gelesen werden. Ihre Ziele kommen hinzu, sobald sie lesbar sind.`,
  since: (what, since) => `${what}, seit ${since}`,
  until: (said, until) => `${said}, bis ${until}`
} as const satisfies Translation<typeof waitingMessages>

export const defectMessagesInGerman = {
  look: (times, reference) =>
    `Die Prüfung ist ${times}-mal hintereinander fehlgeschlagen. Der Grund steht im Protokoll des Rollout-Dienstes unter ${reference}. „Fortsetzen“ versucht es noch einmal.`,
  call: (times, reference) =>
    `Das Senden an einige Ziele ist ${times}-mal hintereinander fehlgeschlagen. Der Grund steht im Protokoll des Rollout-Dienstes unter ${reference}. „Fortsetzen“ versucht es noch einmal.`,
  unwritten: (reference) =>
    `Was dafür getan wurde, konnte nicht festgehalten werden. Der Grund steht im Protokoll des Rollout-Dienstes unter ${reference}. „Fortsetzen“ versucht es noch einmal.`
} as const satisfies Translation<typeof defectMessages>
