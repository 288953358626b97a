import type { Translation } from "../language/translation.ts"
import type { keyMessages } from "./key-messages.ts"

export const keyMessagesInGerman = {
  title: "Tastenkürzel",
  anywhere: "Überall auf der Seite",
  search: "Suchen",
  showKeys: "Tastenkürzel zeigen",
  goTo: "Zu einer Seite, einem Konto oder einem Eintrag gehen oder etwas tun",
  closeOpen: "Schließen, was offen ist",
  moving: "In der Tabelle bewegen",
  arrows: "Pfeiltasten",
  nextCell: "Zur nächsten Zelle",
  screen: "Eine Bildschirmseite auf oder ab",
  rowEnds: "Zur ersten oder letzten Zelle der Zeile",
  pageEnds: "Zum ersten Spaltenkopf oder zur letzten Zelle der Seite",
  onRow: "Auf einer Zeile",
  openRow: "Die Zeile öffnen, oder ihr Menü, wenn sie keine Seite hat",
  openMenu: "Ihr Menü öffnen",
  selecting: "Auswählen",
  toggle: "Die Zeile auswählen oder abwählen",
  range: "Alle Zeilen von der zuletzt gewählten bis zu dieser auswählen",
  extend: "Die Auswahl erweitern",
  onHeader: "Auf einem Spaltenkopf",
  sort: "Sortieren",
  resize: "Zum Rand der Spalte; Breite mit den Pfeiltasten ändern",
  allMatching: "Alle passenden Zeilen auswählen",
  allOnPage: "Alle Zeilen der Seite auswählen",
  inForm: "Im Formular",
  inSettings: "In den Einstellungen",
  undo: "Die letzte Änderung rückgängig machen",
  redo: "Sie wiederherstellen",
  giveUp: "Abbrechen; es wird gefragt, bevor Änderungen verloren gehen"
} as const satisfies Translation<typeof keyMessages>
