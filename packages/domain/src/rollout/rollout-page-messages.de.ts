import type { Translation } from "../language/translation.ts"
import { followedBy } from "../message/constraint-messages.ts"
import { countText } from "../message/count-text.ts"
import { simpleCommandWordsInGerman } from "../task/command-label-messages.de.ts"
import { isSimple } from "../task/task-type.ts"
import type { AwaitedTurn } from "./awaited-turn.ts"
import type { rolloutPageMessages } from "./rollout-page-messages.ts"
import type { RolloutState } from "./rollout-record.ts"

const targets = (count: number): string => `${countText(count)} ${count === 1 ? "Ziel" : "Ziele"}`

const states: Readonly<Record<RolloutState, string>> = {
  planned: "Nicht gestartet",
  running: "Sendet",
  watching: "Beobachtet",
  waiting: "Wartet",
  paused: "Angehalten",
  stopped: "Gestoppt",
  failed: "Fehlgeschlagen",
  done: "Abgeschlossen"
}

const commands = {
  deployUtgVersion: "UTG-Version verteilen",
  deployAgentVersion: "Agent-Version verteilen",
  setOffline: "UTGs offline setzen",
  uploadLogs: "Protokolle hochladen"
}

/** What has to come before a wave begins. */
const awaited: Readonly<Record<AwaitedTurn, string>> = {
  start: "sobald er gestartet ist",
  hold: "sobald der Rollout weitergeht",
  wave: "nach der Welle davor",
  person: "sobald jemand weitermacht",
  approval: "sobald sie freigegeben ist"
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const rolloutPageMessagesInGerman = {
  title: "Rollouts",
  about:
    "Ein Rollout nimmt dieselbe Änderung in Wellen an vielen UTGs oder Geräten vor. Jede Welle wird beobachtet, und die nächste beginnt nur, wenn die davor gut verlaufen ist.",
  none: "In diesem Konto und darunter gibt es noch keinen Rollout.",
  columns: {
    name: "Name",
    change: "Änderung",
    state: "Zustand",
    waves: "Wellen",
    created: "Geplant von",
    at: "Geplant am",
    account: "Konto"
  },
  states,
  stateIn: (state, wave, of, retries) => {
    if (wave === null || state === "planned" || state === "done") return states[state]
    return retries === null
      ? `${states[state]}, Welle ${wave} von ${of}`
      : `${states[state]}, Wiederholung von Welle ${retries}`
  },
  progress: (done, of, skipped) =>
    `${countText(done)} von ${countText(of)} erledigt${skipped === 0 ? "" : `, ${countText(skipped)} übersprungen`}`,

  action: (action) => {
    switch (action.kind) {
      case "schedule": {
        const { command } = action
        if (isSimple(command)) return simpleCommandWordsInGerman[command.kind].rolledOut
        return "version" in command ? `${commands[command.kind]}: ${command.version}` : commands[command.kind]
      }
      case "pushForms":
        return "Formulare an Geräte senden"
      case "updateFirmware":
        return action.reports === null ? "Firmware aktualisieren" : `Firmware aktualisieren auf ${action.reports}`
      case "applyProfile":
        return action.profileId === null ? "Profil entfernen" : "Profil anwenden"
    }
  },
  to: (action, count) => `${action}: ${targets(count)}`,

  attended:
    "Der Rollout-Dienst hat keinen Schlüssel, um die Anmeldung des Erstellers aufzubewahren. Deshalb setzt eine Person jede Welle fort. Der Betreiber des Dienstes kann ROLLOUTS_TOKEN_KEY setzen.",
  live: "Wird live aktualisiert",
  notLive: (reason) => `Nicht live (${reason}): wird alle paar Sekunden aktualisiert.`,
  chart: {
    label: "Wo der Rollout steht",
    planned: "Nicht gestartet",
    running: "Sendet",
    watching: "Beobachtet",
    deciding: "Freigabegrenze",
    done: "Abgeschlossen",
    approval: "Genehmigung",
    time: "Beginn",
    person: "Person",
    rights: "Rechte",
    signOn: "Anmeldung",
    service: "Keine Verbindung",
    newTargets: "Neue Ziele",
    held: "Angehalten",
    gate: "Grenze überschritten",
    failed: "Fehlgeschlagen",
    stopping: "Wird gestoppt",
    stopped: "Gestoppt"
  },
  search: "Rollouts suchen",
  searchTip: "Nach Name, Konto oder wer ihn geplant hat",
  state: "Zustand des Rollouts",
  shown: (shown, of) => `${countText(shown)} von ${countText(of)} ${of === 1 ? "Rollout" : "Rollouts"}`,
  noneFound: "Kein Rollout passt.",
  resetSearch: "Alle anzeigen",
  newest: (count) =>
    `Nur die neuesten ${countText(count)} sind aufgeführt. Wechseln Sie zu einem Konto darunter, um dessen ältere zu sehen.`,
  waves: "Wellen",
  wave: (wave) => `Welle ${wave}`,
  kinds: { planned: "", retry: "Fehlgeschlagene noch einmal", open: "Später hinzugekommen" },
  retryOf: (wave) => `Wiederholung von Welle ${wave}`,
  retriedIn: (wave, failed) =>
    `${failed === 1 ? "An das fehlgeschlagene Ziel" : "An die fehlgeschlagenen Ziele"} wird in Welle ${wave} noch einmal gesendet.`,
  earlier: (wave, reason) => `In Welle ${wave} fehlgeschlagen${reason === null ? "" : `: ${reason}`}`,
  begins: "Beginn",
  runs: "Ausführung",
  watched: "Beobachtet bis",
  estimated: "erwartet",
  awaitedTurns: (awaits) => capitalized(awaits.map((each) => awaited[each]).join(", ")),
  notBefore: "nicht vor",
  gate: "Freigabegrenze",
  gateColumns: { figure: "Wert", now: "Jetzt", limit: "Grenze", beyond: "Über der Grenze:" },
  noGate: "Die Grenzen der Welle, deren fehlgeschlagene Ziele sie wiederholt",
  leftOut: (count) => `${targets(count)} ausgelassen, da die Zeitzone nicht bekannt ist`,

  targets: "Ziele",
  targetState: "Zustand der Ziele",
  allStates: "Alle Zustände",
  targetStates: {
    planned: "Nicht gesendet",
    sending: "Wird gesendet",
    scheduled: "Geplant",
    succeeded: "Erfolgreich",
    failed: "Fehlgeschlagen",
    unconfirmed: "Nicht bestätigt",
    silent: "Kontakt verloren",
    skipped: "Übersprungen"
  },
  noTargets: "Kein Ziel ist in diesem Zustand.",
  more: "Mehr anzeigen",
  onlyFirst: (shown) => `Die ersten ${countText(shown)} werden angezeigt. Die Datei enthält alle.`,
  journal: "Journal",
  noEntries: "Es ist noch nichts geschehen.",
  downloads: {
    targets: { csv: "Ziele als CSV", json: "Ziele als JSON" },
    journal: { csv: "Journal als CSV", json: "Journal als JSON" }
  },
  fileName: (part, id, format) => `rollout-${id.slice(0, 8)}-${part}.${format}`,
  fileFailed: (part, reason) =>
    `${part === "targets" ? "Die Ziele können" : "Das Journal kann"} nicht heruntergeladen werden: ${reason}`,
  itself: "der Rollout",

  steps: {
    start: "Starten",
    pause: "Anhalten",
    resume: "Fortsetzen",
    advance: "Jetzt fortfahren",
    retry: "Fehlgeschlagene wiederholen",
    stop: "Stoppen"
  },
  lostGate:
    "„Fortsetzen“ beobachtet die Welle noch einmal und beurteilt sie neu. „Jetzt fortfahren“ lässt sie, wie sie ist. „Fehlgeschlagene wiederholen“ sendet zuerst noch einmal an die fehlgeschlagenen Ziele.",
  approve: "Genehmigen",
  endGrowing: "Rollout beenden",
  taken: {
    start: "Der Rollout wurde gestartet.",
    pause: "Der Rollout ist angehalten. Es wird nichts weiter gesendet.",
    resume: "Der Rollout wird fortgesetzt.",
    advance: "Der Rollout fährt fort.",
    retry: "An die fehlgeschlagenen Ziele wird noch einmal gesendet.",
    stop: "Der Rollout wird gestoppt. Es wird nichts weiter gesendet."
  },
  ask: {
    start: "Diesen Rollout starten?",
    pause: "Diesen Rollout anhalten?",
    resume: "Diesen Rollout fortsetzen?",
    advance: "Jetzt fortfahren?",
    approve: "Diese Welle genehmigen?",
    endGrowing: "Diesen Rollout beenden?",
    retry: "Die fehlgeschlagenen Ziele wiederholen?",
    stop: "Diesen Rollout stoppen?"
  },
  comesTo: {
    pause: "Es wird nichts weiter gesendet, bis jemand den Rollout fortsetzt. Was schon gesendet ist, läuft.",
    watchAgain: "Was gesendet wurde, wird noch einmal beobachtet.",
    resumeTimed: (left) =>
      `${targets(left)} dieser Welle, an die noch nicht gesendet wurde, ${left === 1 ? "erhält" : "erhalten"} es zur geplanten Zeit. Ist diese vorbei, gilt die nächste für den Standort geplante Zeit.`,
    override: (wave) => `Welle ${wave} hat ihre Freigabegrenze nicht eingehalten. Der Rollout fährt trotzdem fort.`,
    endGrowing: "Was der Filter von jetzt an findet, wird nicht mehr geändert. Der Rollout ist abgeschlossen.",
    again: "Worauf der Rollout wartet, wird noch einmal geprüft.",
    lastOne: "Es gibt keine weitere Welle, der Rollout ist damit abgeschlossen.",
    waitsForMore: "Es gibt keine weitere Welle, der Rollout wartet auf Ziele, die sein Filter findet.",
    ifPassed: (wave) =>
      `Am Ende wird ihre Freigabegrenze beurteilt. Welle ${wave} folgt nur, wenn sie eingehalten ist.`,
    afterRetry: (wave) => `Welle ${wave} folgt, sobald diese Welle ihre Freigabegrenze eingehalten hat.`,
    stop: (left) =>
      `${left === 0 ? "An alle Ziele wurde schon gesendet" : `${targets(left)}, an die noch nicht gesendet wurde, ${left === 1 ? "erhält" : "erhalten"} nichts`}. Ein gestoppter Rollout kann nicht fortgesetzt werden.`
  },
  note: "Notiz (bleibt im Journal)",
  stepUnsaved: "Der Schritt wurde noch nicht ausgeführt, und seine Notiz geht verloren.",
  deleteTasks: "Auch die Aufgaben löschen, die noch nicht gelaufen sind",
  mayNotChange: "Dafür brauchen Sie das Recht, im Konto dieses Rollouts zu bearbeiten.",
  notConfirmed: (reason) =>
    followedBy(
      reason,
      "Es ist nicht bestätigt, ob dies ausgeführt wurde. Senden Sie es noch einmal: Es wird nur einmal ausgeführt, so oft es auch ankommt."
    ),
  sendAgain: "Noch einmal senden",
  moreReasons: (count) => (count === 1 ? "Es gibt einen weiteren Grund." : `Es gibt ${count} weitere Gründe.`),
  stepCrashed:
    "Etwas Unerwartetes ist schiefgegangen. Sehen Sie nach dem Zustand des Rollouts, bevor Sie es noch einmal versuchen.",

  listFailed: (reason) => `Die Rollouts können nicht geladen werden: ${reason}`,
  runFailed: (reason) => `Dieser Rollout kann nicht geladen werden: ${reason}`,
  targetsFailed: (reason) => `Die Ziele können nicht geladen werden: ${reason}`,
  journalFailed: (reason) => `Das Journal kann nicht geladen werden: ${reason}`,
  awaited: "die Rollouts",
  awaitedOne: "den Rollout",
  absent:
    "Diese Konsole hat keinen Rollout-Dienst. Der Betreiber der Konsole gibt den Dienst in config.json an (rolloutServiceUrl)."
} as const satisfies Translation<typeof rolloutPageMessages>
