import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import { listedParts } from "../rows/listed-parts.ts"
import type { CountedTag, tagMessages } from "./tags-messages.ts"

const utgs = (count: number): string => `${countText(count)} ${count === 1 ? "UTG" : "UTGs"}`

const counted = ({ tag, count }: CountedTag): string => `„${tag}“ bei ${utgs(count)}`

export const tagMessagesInGerman = {
  utgs,
  blank: followedBy(constraintMessagesInGerman.valueMissing, "Geben Sie einen Tag ein."),
  tooLong: constraintMessagesInGerman.tooLong,
  comma: followedBy(
    constraintMessagesInGerman.invalid,
    "Ein Tag enthält kein Komma. Fügen Sie stattdessen zwei Tags hinzu."
  ),
  had: (tag) => `Dieses UTG hat den Tag „${tag}“ bereits.`,
  full: (limit) => `Ein UTG hat höchstens ${limit} Tags. Entfernen Sie zuerst einen.`,
  of: (name) => `Tags von ${name}`,
  remove: (tag) => `Tag ${tag} entfernen`,
  create: (tag) => `„${tag}“ anlegen`,
  suggestions: "Bekannte Tags",
  fewer: "Weniger Tags anzeigen",
  showMore: (count) => `${count} ${count === 1 ? "weiteren Tag" : "weitere Tags"} anzeigen`,
  reading: "Tags werden gelesen …",
  unreadable:
    "Die Tags konnten nicht gelesen werden: Der Speicher dieses Browsers ist gesperrt. Erlauben Sie dieser Website, Daten zu speichern, und versuchen Sie es noch einmal.",
  retry: "Wiederholen",
  none: "Sie haben noch keine Tags.",
  notKept:
    "Nichts wurde geändert: Der Speicher dieses Browsers ist voll oder gesperrt. Geben Sie Speicher frei oder erlauben Sie dieser Website, Daten zu speichern, und versuchen Sie es noch einmal.",
  setAsideTitle: "Einige Tags konnten nicht gelesen werden",
  setAside: (parts) =>
    `Was dieser Browser von Ihren Tags gespeichert hat, ist beschädigt oder stammt aus einer anderen Version: ${listedParts(parts)}. Die lesbaren Tags werden angezeigt. Laden Sie den Rest unter „Tags verwalten“ herunter.`,
  aside: "Einige gespeicherte Tags konnten nicht gelesen werden und wurden beiseitegelegt.",
  downloadAside: "Herunterladen",
  discardAside: "Löschen",
  discardingAside:
    "Was nicht gelesen werden konnte, löschen? Es lässt sich nicht wiederherstellen. Laden Sie es vorher herunter, wenn Sie es noch brauchen könnten.",
  crashed: "Bei den Tags ist etwas schiefgegangen. Schließen Sie dies und versuchen Sie es noch einmal.",
  tagSelected: (count) => {
    if (count < 2) return count === 0 ? "Ausgewählte UTGs mit Tags versehen …" : "Ausgewähltes UTG mit Tags versehen …"
    return `${countText(count)} ausgewählte UTGs mit Tags versehen …`
  },
  selectFirst: "Wählen Sie in der Liste UTGs aus, um sie gemeinsam mit Tags zu versehen.",
  ownHint: "Tags gehören nur Ihnen. Sie bleiben in diesem Browser, und nichts davon wird an die Dienste gesendet.",
  many: {
    title: (count) => `${utgs(count)} mit Tags versehen`,
    known: "Tags, die gesetzt oder entfernt werden",
    newTag: "Neuer Tag",
    addNew: "Hinzufügen",
    none: "Noch keine Tags. Geben Sie oben den ersten ein.",
    share: (count, total) => {
      if (count === 0) return "Keines hat ihn"
      return count === total
        ? total === 1
          ? "Hat ihn"
          : "Alle haben ihn"
        : `${countText(count)} von ${countText(total)} haben ihn`
    },
    nothing: "Wählen Sie Tags aus, um sie zu setzen, und wählen Sie andere ab, um sie zu entfernen.",
    will: (put, taken) =>
      [
        ...(put.length === 0 ? [] : [`Setzt ${listedParts(put.map(counted))}.`]),
        ...(taken.length === 0 ? [] : [`Entfernt ${listedParts(taken.map(counted))}.`])
      ].join(" "),
    save: "Tags speichern",
    unsaved: "Die Tags wurden noch nicht gespeichert.",
    done: "Fertig",
    unchanged: "Es musste nichts geändert werden.",
    put: (tag, count) => `„${tag}“ bei ${utgs(count)} gesetzt.`,
    taken: (tag, count) => `„${tag}“ bei ${utgs(count)} entfernt.`,
    hadIt: (tag, count) => `${utgs(count)} ${count === 1 ? "hatte" : "hatten"} „${tag}“ bereits.`,
    refused: (tag, count) =>
      `„${tag}“ konnte bei ${utgs(count)} nicht gesetzt werden: Mehr Tags passen nicht. Entfernen Sie Tags, die Sie nicht mehr brauchen, und versuchen Sie es noch einmal.`
  },
  manager: {
    list: "Ihre Tags",
    none: "Sie haben noch keine Tags. Fügen Sie auf der Seite eines UTG einen hinzu, oder wählen Sie in der Liste UTGs aus und versehen Sie sie unter „Eingrenzen“ mit Tags.",
    rename: "Umbenennen",
    renameTitle: "Tag umbenennen",
    renameLabel: (tag) => `${tag} umbenennen`,
    name: "Tag",
    joins: (name) => `Den Tag „${name}“ gibt es bereits. Die beiden werden zu einem.`,
    unrenamed: "Der Tag wurde noch nicht umbenannt.",
    remove: "Löschen",
    deleteTitle: "Tag löschen",
    deleteLabel: (tag) => `${tag} löschen`,
    delete: (tag, count) =>
      `Tag „${tag}“ löschen? Er wird bei ${utgs(count)} entfernt; die UTGs selbst bleiben, wie sie sind.`,
    named: (views) =>
      `${countText(views.length)} gespeicherte ${views.length === 1 ? "Ansicht grenzt ihre Liste" : "Ansichten grenzen ihre Listen"} damit ein: ${listedParts(views.map((name) => `„${name}“`))}. Ohne den Tag wird dort kein UTG mehr darüber gefunden.`,
    deleted: (tag, count) => `„${tag}“ wurde gelöscht und bei ${utgs(count)} entfernt.`,
    undo: "Rückgängig",
    back: "Zurück",
    done: "Fertig",
    import: "Importieren …",
    importFile: "Tags-Datei",
    importAnother: "Andere Datei …",
    imported: "Importierte Tags",
    exportJson: "Exportieren",
    exportCsv: "Als CSV exportieren",
    working: "Wird gespeichert …",
    problems: "Nicht importiert",
    more: (count) => `${countText(count)} weitere sind nicht aufgeführt.`
  },
  file: {
    unreadable:
      "Die Datei konnte nicht gelesen werden. Prüfen Sie, ob sie noch da ist, und wählen Sie sie noch einmal aus.",
    tooLarge: "Die Datei ist zu groß für eine Tags-Datei. Teilen Sie sie in Dateien von höchstens 50.000 UTGs auf.",
    noJson:
      "Das ist keine Tags-Datei: Ihr JSON ist unvollständig oder beschädigt. Exportieren Sie die Tags noch einmal.",
    noTags:
      "Das ist keine Tags-Datei. Wählen Sie eine Datei, die hier exportiert wurde, oder eine CSV-Datei mit den Spalten UTG ID, Nickname, Tags.",
    newer:
      "Die Datei wurde von einer anderen Version von Command Center geschrieben. Exportieren Sie die Tags mit dieser Version noch einmal.",
    empty: "Die Datei enthält keine Tags.",
    rest: "Der Rest der Datei",
    brokenQuote:
      "Ein Anführungszeichen fehlt. Setzen Sie jede Zelle, die eines enthält, auf beiden Seiten in Anführungszeichen.",
    line: (line, field) => `Zeile ${countText(line)}, ${field}`,
    noId: "Das ist keine ID eines UTG. Schreiben Sie ihre Nummer, etwa 80123.",
    noUtg: "Das ist kein UTG mit Tags. Schreiben Sie seine ID, seinen Nickname und eine Liste von Tags.",
    noTag: "Ein Tag ist ein Text. Setzen Sie ihn in Anführungszeichen."
  }
} as const satisfies Translation<typeof tagMessages>
