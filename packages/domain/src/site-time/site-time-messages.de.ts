import type { Translation } from "../language/translation.ts"
import type { siteTimeMessages } from "./site-time-messages.ts"

const some = (names: ReadonlyArray<string>): string =>
  names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} und ${names.length - 2} weitere`

export const siteTimeMessagesInGerman = {
  clocks: {
    label: "Zeitzone",
    mine: "Meine Zeit",
    sites: "Ortszeit des Standorts",
    runTime: "Ausführungszeit (am jeweiligen Standort)"
  },
  spread: "Verteilen über (Minuten)",
  spreadRange: (most) => `Geben Sie für das Verteilen eine ganze Zahl von Minuten an, von 0 bis ${most}.`,
  table: { label: "Zeitzonen", zone: "Zeitzone", there: "Dort", here: "Hier" },
  passed: (zones) => `In ${some(zones)} ist dieser Zeitpunkt vorbei. Wählen Sie einen späteren, oder „Meine Zeit“.`,
  passedInChosen: (zone) =>
    `In ${zone} ist dieser Zeitpunkt vorbei. Wählen Sie einen späteren, oder eine andere Zeitzone.`,
  sayWithoutZone: "Wählen Sie, wann Ziele ohne bekannte Zeitzone an der Reihe sind.",
  nobodyLeft:
    "Keines dieser Ziele hat eine bekannte Zeitzone, es bliebe also keines übrig. Wählen Sie eine Zeitzone für sie.",
  withoutZone: (names) => `Keine bekannte Zeitzone: ${some(names)}.`,
  showAll: (count) => `Alle ${count} anzeigen`,
  onlyShown: (count) => `Die ersten ${count} werden angezeigt.`,
  withoutZoneLabel: "Ziele ohne bekannte Zeitzone",
  choose: "Wählen",
  byMyTime: (zone) => `Nach meiner Zeit ausführen (${zone})`,
  leaveOut: "Auslassen",
  byZone: (name, offset = "") => `Nach ${name} ausführen${offset && ` (${offset})`}`,
  leftOut: "Die Zeitzone ist nicht bekannt",
  unnamed: "Keine bekannte Zeitzone",
  skipped: "die Uhren überspringen die gewählte Zeit"
} as const satisfies Translation<typeof siteTimeMessages>
