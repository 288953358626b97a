import { translatable } from "../language/translatable.ts"

const some = (names: ReadonlyArray<string>): string =>
  names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`

/** Sentences of tasks that run at each site's own time; ours, where the documents have none. */
export const siteTimeMessages = {
  clocks: {
    label: "Time zone",
    mine: "My time",
    sites: "Each site's own time",
    runTime: "Run time (at each site)"
  },
  spread: "Spread over (minutes)",
  spreadRange: (most: number): string => `Spread them over a whole number of minutes, from 0 to ${most}.`,
  table: { label: "Time zones", zone: "Time zone", there: "There", here: "Here" },
  /** The run time lies in the past for some of the sites. */
  passed: (zones: ReadonlyArray<string>): string =>
    `This time has passed in ${some(zones)}. Choose a later one, or my time.`,
  /** It lies in the past only by the zone that was chosen for those without a known one. */
  passedInChosen: (zone: string): string =>
    `This time has passed in ${zone}. Choose a later one, or another time zone.`,
  sayWithoutZone: "Choose when to run those without a known time zone.",
  nobodyLeft: "None of these has a known time zone, so none would be left. Choose a time zone for them.",
  withoutZone: (names: ReadonlyArray<string>): string => `No known time zone: ${some(names)}.`,
  showAll: (count: number): string => `Show all ${count}`,
  onlyShown: (count: number): string => `The first ${count} are shown.`,
  withoutZoneLabel: "Those without a known time zone",
  choose: "Choose",
  byMyTime: (zone: string): string => `Run by my time (${zone})`,
  leaveOut: "Leave them out",
  byZone: (name: string, offset = ""): string => `Run by ${name}${offset && ` (${offset})`}`,
  leftOut: "Its time zone is not known",
  unnamed: "No known time zone",
  skipped: "clocks skip the time chosen"
} as const

translatable({ siteTimeMessages })
