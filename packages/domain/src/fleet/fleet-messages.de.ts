import type { Translation } from "../language/translation.ts"
import { countText } from "../message/count-text.ts"
import { reasonsOf } from "../message/read-words.de.ts"
import type { fleetMessages } from "./fleet-messages.ts"

export const fleetMessagesInGerman = {
  numbers: {
    online: "UTGs online",
    offline: "UTGs nicht online",
    silent: "Ohne Kontakt",
    unsynchronized: "Konfiguration nicht synchron",
    "agent-behind": "Agent veraltet",
    "utg-behind": "UTG-Version veraltet",
    failed: "Fehlgeschlagene Aufgaben in 24 Stunden",
    "failed-before": "Fehlgeschlagene Aufgaben in den 24 Stunden davor"
  },
  today: "Der Bestand heute",
  drift: "Abweichung",
  statuses: "Status",
  tasks: "Aufgaben der letzten 7 Tage",
  trouble: "Wo es hakt",
  versions: { utg: "UTG-Versionen", agent: "Agent-Versionen", profile: "Profile", firmware: "Firmware" },
  troubleKinds: { accounts: "Konten", merchants: "Händler", versions: "Versionen" },
  spans: { days: "Nach Tagen", hours: "Nach Stunden" },
  notReported: "Nicht gemeldet",
  retry: "Wiederholen",
  stillWaiting: (list) => `Es wird noch auf ${list} gewartet.`,
  refresh: "Aktualisieren",
  otherState: "Unbekannter Status",
  worst: "Was veraltet ist",
  noneBehind: "Nichts ist veraltet.",
  behindOf: (count, all) => `${count} von ${all} veraltet`,
  behindUnknown: "wie viele veraltet sind, ist nicht bekannt",
  behindApart: "(nur nach Version aufgelistet)",
  behindApartReason:
    "Kein Filter der Liste zeigt genau diese. Die Karten darunter führen Version für Version zu ihnen.",
  kindNotRead: "konnte nicht gelesen werden",
  kindNotReadAgain: "konnte nicht erneut gelesen werden",
  ofVersion: (profile, version) => `${profile}, Version ${version}`,
  noType: "Kein Gerätetyp",
  actionsOf: (of) => `Aktionen für ${of}`,
  actions: { show: "Anzeigen", schedule: "Aufgabe planen …", push: "Firmware aktualisieren …" },
  left: (values, count) => `${values} weitere mit ${count} werden hier nicht angezeigt. Die Liste enthält alle.`,
  of: (whole) => `von ${whole}`,
  unknown: (count) => `${count} nicht gemeldet`,
  before: (count) => `${count} in den 24 Stunden davor`,
  current: (version) => `aktuell: ${version}`,
  noCurrent: "Das Manifest nennt keine aktuelle Version.",
  currentUnread: (reason) => `Was aktuell ist, konnte nicht gelesen werden: ${reason}`,
  share: (share) => `${share} nicht online`,
  shareUnder: (share) => `unter ${share}`,
  shareOver: (share) => `über ${share}`,
  standings: { current: "Aktuell", ahead: "Neuer", unknown: "Nicht bekannt" },
  behind: (releases) =>
    releases === null ? "Veraltet" : `${countText(releases)} ${releases === 1 ? "Release" : "Releases"} zurück`,
  inTrouble: "Nach dem Anteil der UTGs, die nicht online sind; nur wo es mindestens fünf UTGs gibt",
  noTrouble: "Überall, wo es mindestens fünf UTGs gibt, sind alle online.",
  noUtgs: "Noch keine UTGs",
  noRows: {
    utgs: "Es gibt keine UTGs.",
    tasks: "In dieser Zeit hat sich keine Aufgabe geändert.",
    devices: "Kein Gerät meldet Firmware."
  },
  noProfiles: "Kein UTG hat ein Profil.",
  asTable: "Als Tabelle",
  untimed: (count) =>
    count === 1
      ? "Aufgabe hat keine Änderungszeit und ist in keinem Balken enthalten."
      : "Aufgaben haben keine Änderungszeit und sind in keinem Balken enthalten.",
  unreadable: (count, reasons) =>
    `${count === 1 ? "1 Zeile ist nicht lesbar und wird" : `${countText(count)} Zeilen sind nicht lesbar und werden`} nicht gezählt: ${reasonsOf(reasons)}`,
  more: (count) => `${countText(count)} weitere`,
  limitWrong: (text) =>
    `„${text}“ ist keine Grenze. Schreiben Sie eine Kennzahl, dann >, >=, < oder <= und eine Zahl mit oder ohne %: offline > 5%.`,
  limitUnknown: (name, names) => `Die Kennzahl „${name}“ gibt es nicht. Die Kennzahlen sind ${names.join(", ")}.`,
  notRead: "Diese Kennzahl konnte nicht gelesen werden.",
  limitNotChecked: (limit, reason) => `Die Grenze ${limit} kann nicht geprüft werden: ${reason}`,
  part: (count, whole, share) => `${count} von ${whole} (${share})`,
  limitPassed: (limit, found) => `Die Grenze ${limit} ist überschritten: ${found}.`
} as const satisfies Translation<typeof fleetMessages>
