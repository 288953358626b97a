import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import type { planDraftMessages, planFileMessages, typedMessages } from "./plan-draft-messages.ts"
import { rolloutEntryMessagesInGerman } from "./rollout-entry-messages.de.ts"

const utgs = (count: number): string => `${countText(count)} ${count === 1 ? "UTG" : "UTGs"}`
const devices = (count: number): string => `${countText(count)} ${count === 1 ? "Gerät" : "Geräte"}`
const targets = (count: number): string => `${countText(count)} ${count === 1 ? "Ziel" : "Ziele"}`

export const planDraftMessagesInGerman = {
  title: rolloutEntryMessagesInGerman.entry,
  entry: rolloutEntryMessagesInGerman.entry,
  noneChosen: "Was soll der Rollout ändern?",
  keptForOthers:
    "Der begonnene Plan bleibt für alle, die der Filter findet. Eine Plandatei tritt an seine Stelle, wenn Sie zustimmen.",
  bySelection: "Ausgewählte UTGs oder Geräte",
  bySelectionHelp: `Wählen Sie UTGs oder Geräte in ihrer Liste aus, und wählen Sie dann „${rolloutEntryMessagesInGerman.entry}“.`,
  toUtgs: "Zur UTG-Liste",
  toDevices: "Zur Geräteliste",
  byFilter: "Alles, was ein Filter findet",
  findIn: "Suchen in",
  lists: { utgs: "UTG-Liste", devices: "Geräte" },
  filter: "Filter",
  /** The language of filters has the columns' own names. */
  filterHelp:
    "Zum Beispiel: UTG Version < 5.0.0.3018 and Merchant contains coffee. Leer findet alles in diesem Konto und darunter.",
  find: "Suchen",
  byFile: "Eine Plandatei",
  byFileHelp: "Von dieser Seite gespeichert oder für das Rollout-Skript geschrieben.",
  mayNotPlan: (list) =>
    `Sie können hier keinen Rollout planen: Das Recht, ${list === "any" ? "UTGs und Geräte" : list === "utgs" ? "UTGs" : "Geräte"} zu bearbeiten, fehlt. Wenden Sie sich an die Person, die Ihre Berechtigungen verwaltet.`,

  steps: {
    label: "Schritte des Plans",
    names: { what: "Was", who: "Wer", waves: "Wellen und Grenzen", when: "Wann", review: "Prüfen" },
    issues: (count) => (count === 1 ? "1 Punkt zu beheben" : `${count} Punkte zu beheben`),
    back: (name) => `Zurück zu „${name}“`,
    next: (name) => `Weiter: ${name}`,
    mend: (name) => `In „${name}“ beheben`,
    complete: "vollständig"
  },
  openFile: "Plandatei öffnen",
  reading: "Die Plandatei wird gelesen …",
  gone: (count) => `${utgs(count)} gibt es nicht mehr und ${count === 1 ? "wird" : "werden"} ausgelassen.`,
  unfit: (count) =>
    `${devices(count)} ${count === 1 ? "ist nicht mehr vorhanden, oder es fehlt ihm, was eine Aufgabe braucht. Es wird" : "sind nicht mehr vorhanden, oder es fehlt ihnen, was eine Aufgabe braucht. Sie werden"} ausgelassen.`,
  goneOrUnread: (count) =>
    count === 1
      ? `${utgs(count)} konnte nicht gelesen werden, oder es ist nicht mehr vorhanden. Es wird ausgelassen.`
      : `${utgs(count)} konnten nicht gelesen werden, oder sie sind nicht mehr vorhanden. Sie werden ausgelassen.`,
  unfitOrUnread: (count) =>
    count === 1
      ? `${devices(count)} konnte nicht gelesen werden, ist nicht mehr vorhanden, oder es fehlt ihm, was eine Aufgabe braucht. Es wird ausgelassen.`
      : `${devices(count)} konnten nicht gelesen werden, sind nicht mehr vorhanden, oder es fehlt ihnen, was eine Aufgabe braucht. Sie werden ausgelassen.`,
  loading: "Die Ziele werden gelesen …",
  awaited: "die Ziele",
  loadFailed: (reason) => `Die Ziele können nicht gelesen werden: ${reason}`,

  name: "Name des Rollouts",
  command: "Änderung für jedes UTG",
  deviceCommand: "Änderung für jedes Gerät",
  actions: {
    deployUtg: "UTG-Version verteilen",
    deployAgent: "Agent-Version verteilen",
    setOffline: "Offline setzen",
    uploadUtgLogs: "Protokolle des UTG hochladen",
    uploadAgentLogs: "Protokolle des Agents hochladen",
    applyProfile: "Profil anwenden",
    pushForms: "Formulare senden",
    updateFirmware: "Firmware aktualisieren"
  },
  version: "Zu verteilende Version",
  chooseVersion: "Version wählen",
  offline: "Offline für",
  profile: "Anzuwendendes Profil",
  chooseProfile: "Profil wählen",
  noProfileChosen: followedBy(
    constraintMessagesInGerman.valueMissing,
    "Wählen Sie das Profil, das angewendet werden soll."
  ),
  noProfile: "Kein Profil: das Profil entfernen",
  form: "Zu sendendes Formular",
  chooseForm: "Formular wählen",
  noFormChosen: followedBy(
    constraintMessagesInGerman.valueMissing,
    "Wählen Sie das Formular, das gesendet werden soll."
  ),
  noForms: "Für diese Geräte gibt es kein Formular. Laden Sie auf der Seite „Formulare“ eines hoch.",
  choicesFailed: {
    versions: (reason) => `Die verfügbaren Versionen konnten nicht geladen werden. ${reason}`,
    profiles: (reason) => `Die Profile konnten nicht geladen werden. ${reason}`,
    forms: (reason) => `Die Formulare konnten nicht geladen werden. ${reason}`
  },
  firmware: "Version, die die Geräte danach melden",
  firmwareHelp:
    "Ein Gerät ist erfolgreich, wenn es diese Version meldet. Lassen Sie das Feld leer, damit nur die Aufgabe zählt.",
  targets: "Wer es erhält",
  chosen: {
    utgs: (count) => `${utgs(count)} ausgewählt`,
    devices: (count) => `${devices(count)} ausgewählt`
  },
  found: {
    utgs: (count, by) => `${utgs(count)} gefunden${by === "" ? "" : ` durch ${by}`}`,
    devices: (count, by) => `${devices(count)} gefunden${by === "" ? "" : ` durch ${by}`}`
  },
  foundNothing:
    "Es wird nichts gefunden, also gibt es nichts zu ändern. Wählen Sie einen anderen Filter, oder lassen Sie hinzukommen, was er später findet.",
  searched: (search) => `die Suche „${search}“`,
  narrowed: "gewählte Werte",
  otherTargets: "Andere wählen",
  columns: { name: "Name", merchant: "Händler", zone: "Zeitzone" },
  more: (count) => `${countText(count)} weitere`,
  moreOf: (what) => `Mehr anzeigen: ${what}`,
  onlyShown: (count) => `Die ersten ${countText(count)} werden angezeigt; die Plandatei enthält alle.`,
  growing: "Auch, was der Filter der Liste später findet",
  growingHelp: (conditions, list) =>
    `Der Filter hat ${conditions} ${conditions === 1 ? "Bedingung" : "Bedingungen"}; eine Suche, gewählte Werte und Tags zählen nicht. Was er später findet, kommt in eine letzte Welle mit derselben Freigabegrenze und denselben Zeitfenstern, bis der Rollout beendet wird. Was er schon jetzt findet, kommt nur hinzu, wenn es gewählt ist.${list === "utgs" ? "" : " Ein Gerät kommt nur hinzu, wenn es vom Typ und einer PCI-Version der gewählten ist und sein UTG eine genügend hohe Version hat."}`,
  order: "In welcher Reihenfolge",
  orders: { listed: "Wie in der Liste", random: "Zufällig", onePerMerchant: "Zuerst je eines pro Händler" },

  hours: "Zeitfenster",
  hoursHelp: "In der Ortszeit jedes Standorts. Ohne Zeitfenster ist jede Uhrzeit erlaubt.",
  addHours: "Zeitfenster hinzufügen",
  removeHours: (at) => `Zeitfenster ${at} entfernen`,
  hoursOf: (at) => `Zeitfenster ${at}`,
  from: "Offen von",
  until: "Offen bis",
  weekdays: ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"],

  waves: "Wellen",
  times: "Wann jede Welle läuft",
  wave: (wave) => `Welle ${wave}`,
  add: "Welle hinzufügen",
  remove: (wave) => `Welle ${wave} entfernen`,
  size: "Größe der Welle",
  rest: "Alle übrigen",
  unit: "Einheit",
  units: { percent: "Prozent aller Ziele", count: "Ziele" },
  start: "Beginn",
  starts: { now: "Sofort", at: "Zu Datum und Uhrzeit", siteHour: "Zu einer Uhrzeit an jedem Standort" },
  at: "Beginnt am",
  hour: "Uhrzeit an jedem Standort",
  spread: "Verteilen über (Minuten)",
  watch: "Beobachten für (Minuten)",
  gate: "Anhalten, wenn mehr als dies. Ein leeres Feld setzt keine Grenze.",
  limits: {
    failed: { share: "Fehlgeschlagen %", count: "Fehlgeschlagene Ziele" },
    unconfirmed: { share: "Nicht bestätigt %", count: "Nicht bestätigte Ziele" },
    silent: { share: "Kontakt verloren %", count: "Ziele mit verlorenem Kontakt" }
  },
  then: "Nach eingehaltener Freigabegrenze",
  thens: { advance: "Fortfahren", waitForPerson: "Auf eine Person warten", stop: "Den Rollout beenden" },
  approval: "Genehmigung vor dem Beginn",
  approvals: {
    none: "Nicht nötig",
    anybody: "Durch alle, die bearbeiten dürfen",
    another: "Durch jemand anders als mich"
  },

  preview: "Was geschehen wird",
  previewEmpty: "Die Wellen erscheinen, sobald Sie die Änderung gewählt haben und wer sie erhält.",
  previewHeld: "Die Wellen erscheinen, sobald behoben ist, was oben steht.",
  namesOf: (wave) => `Ziele von Welle ${wave}`,
  zonesOf: (wave) => `Zeitzonen von Welle ${wave}`,
  targetCount: "Ziele",
  between: (from, to) => `${from} bis ${to}`,
  attended:
    "Der Rollout-Dienst hat keinen Schlüssel, um Ihre Anmeldung aufzubewahren. Deshalb wartet jede Welle, bis eine Person fortfährt. Der Betreiber des Dienstes kann ROLLOUTS_TOKEN_KEY setzen.",
  reviewed: {
    change: "Änderung",
    who: "Ziele",
    growing: "Neue Treffer",
    growingOn: "Kommen in eine letzte Welle",
    growingOff: "Kommen nicht hinzu",
    withoutZone: "Ohne bekannte Zeitzone",
    leftOut: "Ausgelassen",
    byZone: (zone) => `Nach ${zone} ausgeführt`,
    anyHour: "Jederzeit",
    hours: (days, from, until) => `${days}, ${from} bis ${until}`,
    everyDay: "Jeden Tag"
  },
  reasons: "Das kann noch nicht geplant werden:",
  lines: (wave, count, first, last) =>
    first === last
      ? `Welle ${wave}: ${targets(count)} am ${first}`
      : `Welle ${wave}: ${targets(count)} vom ${first} bis ${last}`,
  nobody: (wave) => `Welle ${wave}: keine Ziele`,
  leftOut: (count) => `${targets(count)} ausgelassen, da die Zeitzone nicht bekannt ist`,
  estimated:
    "Spätere Wellen beginnen, sobald die Welle davor ihre Freigabegrenze eingehalten hat; ihre Zeiten sind die frühesten.",
  create: (count, waves) => `Für ${targets(count)} in ${waves} ${waves === 1 ? "Welle" : "Wellen"} planen`,
  notStarted: "Damit wird der Plan gespeichert. Sie starten ihn auf der nächsten Seite.",
  save: "Als Plandatei speichern",
  fileName: "rollout-plan.json",
  planned: "Der Rollout wurde geplant. Starten Sie ihn, wenn Sie bereit sind.",
  notConfirmed: (reason) =>
    followedBy(
      reason,
      "Es ist nicht bestätigt, ob der Rollout geplant wurde. Senden Sie ihn noch einmal: Er wird nur einmal geplant, so oft er auch ankommt."
    ),
  sendAgain: "Noch einmal senden",
  crashed:
    "Etwas Unerwartetes ist schiefgegangen. Sehen Sie in der Liste der Rollouts nach, bevor Sie es noch einmal versuchen."
} as const satisfies Translation<typeof planDraftMessages>

const { badInput, valueMissing } = constraintMessagesInGerman

export const typedMessagesInGerman = {
  missing: (label, place) => followedBy(valueMissing, `Füllen Sie „${label}“ von ${place} aus.`),
  noNumber: (label, place) => followedBy(badInput, `„${label}“ von ${place} muss eine Zahl sein.`),
  noDate: (label, place) =>
    followedBy(badInput, `„${label}“ von ${place} muss ein Datum mit Uhrzeit sein, zum Beispiel 2026-11-21 2:00 AM.`),
  logs: "den Protokollen",
  wave: (wave) => `Welle ${wave}`,
  hours: (at) => `Zeitfenster ${at}`
} as const satisfies Translation<typeof typedMessages>

export const planFileMessagesInGerman = {
  unreadable: "Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal.",
  noJson:
    "Die Datei enthält kein JSON. Eine Plandatei wird von dieser Seite gespeichert oder für das Rollout-Skript geschrieben.",
  otherAccount: (id) =>
    `Dieser Plan ist für das Konto ${id}. Wechseln Sie zu diesem Konto, und öffnen Sie die Datei dort.`,
  refused: "Die Datei enthält keinen Plan:",
  replaces:
    "Der Plan in der Datei tritt an die Stelle des Plans, den Sie hier begonnen haben und der sonst nirgends gespeichert ist."
} as const satisfies Translation<typeof planFileMessages>
