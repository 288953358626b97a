import type { Translation } from "../language/translation.ts"
import type { IgnoredReason } from "./explain-rights.ts"
import type { FlagName } from "./permission-mask.ts"
import type { RightsLine } from "./rights-line.ts"
import type { rightsMessages, subjectLabels } from "./rights-messages.ts"

export const subjectLabelsInGerman = {
  Utgs: "UTGs und Konfigurationsvorlagen",
  Tasks: "Aufgaben",
  Devices: "Geräte",
  Forms: "Formulare",
  Profiles: "Profile",
  Installations: "Installationen",
  Users: "Benutzer"
} as const satisfies Translation<typeof subjectLabels>

const ignoredTexts: Readonly<Record<IgnoredReason, string>> = {
  "unknown permission": "Gewährt nichts: unbekannte Berechtigung",
  disabled: "Gewährt nichts: nicht aktiviert",
  "given elsewhere": "Gewährt hier nichts: anderswo vergeben",
  "neither view nor edit": "Gewährt nichts: weder Anzeigen noch Bearbeiten ist gesetzt"
}

const flagNames: Readonly<Record<FlagName, string>> = {
  view: "Anzeigen",
  edit: "Bearbeiten",
  delete: "Löschen",
  enabled: "aktiviert",
  grant: "Gewähren"
}

/** After the subject that is viewed or edited. */
const granted = (line: Pick<RightsLine, "canView" | "canEdit">): string => {
  if (line.canView && line.canEdit) return "anzeigen und bearbeiten"
  if (line.canView) return "anzeigen, aber nicht bearbeiten"
  return line.canEdit ? "bearbeiten, aber nicht anzeigen" : "weder anzeigen noch bearbeiten"
}

export const rightsMessagesInGerman = {
  title: "Was darf ich, was nicht, und warum?",
  titleOf: (username) => `Rechte von ${username}`,
  explain: (name) => `Die Rechte von ${name} erklären`,
  subject: "Rechte für",
  verdict: (who, line, account) =>
    `${who === null ? "Sie können" : `${who} kann`} in ${account} ${subjectLabelsInGerman[line.subject]} ${granted(line)}.`,
  needed: (permissionKey) =>
    `Nötig ist eine aktivierte Maske der Berechtigung ${permissionKey} mit Anzeigen oder Bearbeiten, in diesem Konto oder einem darüber.`,
  toChange: (account) =>
    `Eine solche Maske kann vergeben, wer in ${account} oder einem Konto darüber das Recht für Benutzer und das Recht zum Gewähren hat.`,
  changeThere: (account) =>
    `Die Seite zeigt ein übergeordnetes Konto; dort lässt sich dies nicht ändern. Wechseln Sie zu ${account}, um es dort zu ändern.`,
  line: "Konten, vom obersten bis zu diesem",
  noMask: "Hier ist nichts gewährt",
  grants: ({ canView, canEdit }) => {
    if (canView) return canEdit ? "Gewährt Anzeigen und Bearbeiten" : "Gewährt Anzeigen"
    return "Gewährt Bearbeiten"
  },
  flags: (set) =>
    set.length === 0
      ? "In der Maske ist nichts gesetzt."
      : `In der Maske gesetzt: ${set.map((flag) => flagNames[flag]).join(", ")}.`,
  ignored: (reason) => ignoredTexts[reason],
  here: "dieses Konto",
  account: ({ id, name }) => name ?? `Konto ${id}`,
  elsewhere: (accounts) => {
    const [first = "", ...more] = accounts
    const others =
      more.length === 0 ? "" : ` und ${more.length === 1 ? "1 anderen Konto" : `${more.length} anderen Konten`}`
    return `Eine Maske dieser Berechtigung, die in ${first}${others} vergeben ist, gilt nur dort und darunter.`
  },
  reading: "Die Berechtigungsmasken werden gelesen …",
  loadFailed: (username, reason) => `Die Berechtigungsmasken von ${username} konnten nicht gelesen werden: ${reason}`,
  crashed: "Es ist ein unerwarteter Fehler aufgetreten. Es wurde nichts geändert."
} as const satisfies Translation<typeof rightsMessages>
