import type { Translation } from "../language/translation.ts"
import type { compareMessages } from "./compare-messages.ts"

export const compareMessagesInGerman = {
  title: "Vergleichen",
  sides: { left: "Erste", right: "Zweite" },
  kinds: { utg: "UTG", profile: "Profil" },
  kind: "Art",
  choose: "Wählen",
  change: "Ändern",
  chooseFor: { left: "Erste Konfiguration wählen", right: "Zweite Konfiguration wählen" },
  changeFor: { left: "Erste ändern", right: "Zweite ändern" },
  swap: "Tauschen",
  nothingChosen: "Wählen Sie zwei UTGs oder Profile.",
  notChosen: "Noch nichts gewählt",
  missing: {
    utg: "Dieses UTG gibt es nicht, oder es hat keine Konfiguration.",
    profile: "Dieses Profil gibt es nicht."
  },
  unreadable: (reason) => `Die Konfiguration ist nicht lesbar. ${reason}`,
  onlyDifferences: "Nur Unterschiede",
  differences: (count) =>
    count === 0
      ? "Es gibt keine Unterschiede."
      : count === 1
        ? "Eine Einstellung ist unterschiedlich."
        : `${count} Einstellungen sind unterschiedlich.`,
  settings: "Einstellungen",
  hint: "Wählen Sie ein oder zwei UTGs aus, um sie zu vergleichen."
} as const satisfies Translation<typeof compareMessages>
