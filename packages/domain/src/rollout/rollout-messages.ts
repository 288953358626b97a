import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"
import { shareParts } from "../message/share-parts.ts"

const { badInput, invalid, rangeOverflow, rangeUnderflow, stepMismatch, tooLong, typeMismatch, valueMissing } =
  constraintMessages
const shareRange = "A share is from 0 to 100 percent."
const minuteRange = (most: number): string => `It is from 0 to ${most} minutes.`

const some = (names: ReadonlyArray<string>): string =>
  names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`

/** Of what a plan may have too many. */
const counted = { targets: "targets", waves: "waves", windows: "windows", timeZones: "time zones" } as const
export type Counted = keyof typeof counted

/**
 * What is wrong with a plan, each with what it is about and the remedy: what a single control may not hold begins with
 * the sentence of document 1 §5, what its parts do not come to together has none.
 */
export const planMessages = {
  name: followedBy(valueMissing, "Give the rollout a name."),
  longName: (most: number): string => followedBy(tooLong(most), "Shorten the name."),
  longText: (most: number): string => followedBy(tooLong(most), "Shorten it."),
  longOfTarget: (most: number, id: number): string =>
    followedBy(tooLong(most), `Shorten it for the target with the id ${id}, or take the target off the list.`),
  wholeNumber: followedBy(stepMismatch(1), "Give a whole number."),
  longId: (most: number): string => followedBy(rangeOverflow(most), "Give an id of the management service."),
  notNegative: followedBy(rangeUnderflow(0), "Give 0 or more."),
  negativeShare: followedBy(rangeUnderflow(0), shareRange),
  shareOver: followedBy(rangeOverflow(100), shareRange),
  negativeMinutes: (most: number): string => followedBy(rangeUnderflow(0), minuteRange(most)),
  minutesOver: (most: number): string => followedBy(rangeOverflow(most), minuteRange(most)),
  instant: followedBy(invalid, "This must be a date and time with its offset, such as 2026-11-21T02:00:00Z."),
  reading: followedBy(invalid, "This must be a time as clocks read it, such as 02:00 or 2026-11-21T02:00."),
  hour: followedBy(invalid, "This must be a time of the day, such as 22:00."),
  untilHour: followedBy(invalid, "This must be a time of the day, such as 06:00, or 24:00 for its end."),
  nothingToDo: "There is nothing to do. Choose targets, or let what matches a filter join.",
  noDeviceYet: "There is no device yet, and whatever joins later must be like those that are there. Choose one.",
  tooMany: (what: Counted, count: number, most: number): string =>
    `There are ${count} ${counted[what]}, and a rollout takes ${most}. Use fewer, or plan two rollouts.`,
  twice: (name: string, id: number, count: number): string =>
    `${name} (${id}) is listed ${count === 2 ? "twice" : `${count} times`}. List it once.`,
  unknownTarget: (name: string, id: number): string =>
    `${name} (${id}) no longer exists, or you may not see it. Take it off the list.`,
  unknownDevice: (name: string, id: number): string =>
    `${name} (${id}) is no device that you may see: it no longer exists, or the id is that of a UTG. Take it off the list, or give the id of the device.`,
  unreadTarget: (name: string, id: number): string =>
    `${name} (${id}) is not among the rows that could be read, so nobody can tell whether it still exists. Try again later, or take it off the list.`,
  movedTarget: (name: string, id: number): string =>
    `${name} (${id}) was moved to another account after it was chosen. Choose it anew.`,
  otherMachine: (name: string, id: number): string =>
    `${name} (${id}) is on another machine than when it was chosen. Choose it anew.`,
  notDevice: (name: string): string => `${name} is a UTG, and this goes to devices. Choose its devices.`,
  notUtg: (name: string): string => `${name} is a device, and this goes to UTGs. Choose its UTG.`,
  mixedTypes: (types: ReadonlyArray<string>): string =>
    `The devices are of ${types.length} types (${some(types)}), and what is sent is made for one. Plan a rollout for each.`,
  withoutMachine: (name: string): string =>
    `${name} has no machine id, so it can get no task. Take it off the list, or let its agent report first.`,
  moreAlike: (count: number): string => `The same is true of ${count} more.`,
  noWaves: "There are no waves. Add one for all targets, or a small first one and others.",
  emptyWave: (wave: number): string =>
    `Wave ${wave} has no targets. Make it larger, make those before it smaller, or remove it.`,
  percentOver: (percent: number): string =>
    `The waves take ${percent} percent together, which is more than all. Lower them to 100 at most.`,
  takeTooFew: (taken: number, all: number): string =>
    `The waves take ${taken} of ${all} targets together. Let their percentages come to 100, so that the last takes all that are left, or list fewer targets.`,
  neverPasses: (wave: number): string =>
    `The gate of wave ${wave} can never pass: it is watched for 0 minutes, and then more targets are not confirmed yet than it allows. Watch longer, or allow more that are not confirmed.`,
  neverReached: (wave: number, by: number): string =>
    `Wave ${wave} would never run, since wave ${by} ends the rollout. Let wave ${by} go on or wait for a person.`,
  noSuchTime: (wave: number, time: string): string =>
    followedBy(badInput, `There is no such date and time as ${time}. Choose another start for wave ${wave}.`),
  startPassed: (wave: number): string => `The start of wave ${wave} has passed. Choose a later one, or now.`,
  noWeekdays: (window: number): string =>
    followedBy(
      valueMissing,
      `Allowed hours ${window} have no weekday, so they never open. Choose one, or remove them.`
    ),
  noLength: (window: number, hour: string): string =>
    followedBy(
      invalid,
      `Allowed hours ${window} begin and end at ${hour}, so they never open. Choose a later end (24:00 for the end of the day).`
    ),
  neverOpen: (wave: number, zone: string, targets: number): string =>
    `Wave ${wave} would never run in ${zone} (${targets === 1 ? "1 target" : `${targets} targets`}): its start and spread do not fit the allowed hours there. Widen the hours, choose another start, or spread it less.`,
  unknownZone: (zone: string): string =>
    followedBy(invalid, `${zone} is not a known time zone. Choose one from the list.`),
  nobodyLeft: (wave: number, names: ReadonlyArray<string>): string =>
    `No target of wave ${wave} has a known time zone (${some(names)}), so none would be left. Choose a time zone for them.`,
  noVersion: (version: string): string =>
    version === ""
      ? followedBy(valueMissing, "Choose the version to deploy.")
      : followedBy(invalid, `${version} is not a version. Enter four numbers, such as 1.2.3.4.`),
  manyPredicates: (most: number): string => `The filter has more than ${most} conditions. Use fewer.`,
  missing: valueMissing,
  unknownKey: "A plan has no such entry. Remove it, or find its name in the JSON Schema of a plan.",
  mustBe: (expected: string): string =>
    followedBy(typeMismatch, `This must be ${expected}. See the JSON Schema of a plan.`)
} as const

/** Why a target is as it is. */
export const targetMessages = {
  leftOut: "Its time zone is not known",
  gone: "It no longer exists",
  moved: "It is at another account or machine now than it was planned for",
  notSent: "The rollout ended before it was sent",
  deleted: "The rollout was stopped and its task deleted",
  taskFailed: (state: string): string => `Its task ended as ${state}`,
  noTask: "Its task no longer exists",
  taskUnread: "Its task is not among those that could be read",
  unread: "It is not among the targets that could be read",
  taskOpen: (state: string): string => `Its task was still ${state} when the watch ended`,
  notAnswered: "The service did not confirm its task",
  otherVersion: (reported: string | null, wanted: string): string =>
    reported === null ? `It reports no version, not ${wanted}` : `It reports ${reported}, not ${wanted}`,
  silent: (predicted: string): string => `It was expected to call by ${predicted}, and did not`
} as const

const bounds = { under: "under ", over: "over " } as const

const shareText = (value: number, of: number): string => {
  const { bound, share } = shareParts(value, of, 1)
  return `${bound === null ? "" : bounds[bound]}${share}%`
}

const words = { failed: "failed", unconfirmed: "not confirmed", silent: "lost contact" } as const

/** The figures of a gate beside their limits. */
export const gateMessages = {
  limit: (share: number | null, count: number | null): string => {
    const parts = [share === null ? "" : `at most ${share}%`, count === null ? "" : `at most ${count}`]
    return parts.filter((part) => part !== "").join(" and ") || "no limit"
  },
  figure: (figure: keyof typeof words, value: number, of: number): string => {
    const share = of === 0 ? "" : ` (${shareText(value, of)})`
    return `${value} of ${of} ${words[figure]}${share}`
  },
  /** The same where its name stands before it. */
  count: (value: number, of: number): string => `${value} of ${of}${of === 0 ? "" : ` (${shareText(value, of)})`}`,
  within: (figure: string, limit: string): string => `${figure}; allowed: ${limit}.`,
  beyond: (figure: string, limit: string): string => `${figure}, which is more than allowed: ${limit}.`,
  passed: (wave: number): string => `Wave ${wave} passed its gate.`,
  notPassed: (wave: number): string => `Wave ${wave} did not pass its gate.`
} as const

const wordsBefore = { failed: "failed", unconfirmed: "are not confirmed", silent: "stopped talking" } as const

const { count: englishCount } = gateMessages

/** As figures were written before they had the words of the page that plans them. */
const figureInWords: typeof gateMessages.figure = (figure, value, of) => {
  const word = figure === "unconfirmed" && value === 1 ? "is not confirmed" : wordsBefore[figure]
  return englishCount(value, of).replace(/^(\d+ of \d+)/u, `$1 ${word}`)
}

/** And before a share was told as under or over another. */
const figureBefore: typeof gateMessages.figure = (figure, value, of) =>
  figureInWords(figure, value, of).replace(/\(.+\)$/u, `(${Number(((value / of) * 100).toFixed(1))}%)`)

/** What a rollout waits for, since when, and who can end it. */
export const waitingMessages = {
  for: {
    time: "It waits for the start of the wave",
    approval: "It waits for an approval of the wave",
    person: "The gate is passed; it waits for a person to go on",
    gate: "A gate was not passed, so it is paused",
    paused: "It is paused",
    rights: "Its creator no longer has the rights that it needs here",
    signOn: "The sign-on service does not renew its creator's sign-in",
    service: "The management service cannot be reached, or its answer cannot be read",
    newTargets: "All waves are done; it waits for targets that match its filter",
    defect: "Something unexpected went wrong in the rollout service"
  },
  /** Of one that is being stopped, by whoever did it. */
  stopping: {
    rights:
      "It is stopped, but whoever did it may not delete its tasks here; stop it again with that right, or without deleting them",
    signOn: "It is stopped, but the sign-in of whoever did it ended before its tasks were settled; stop it again"
  },
  endedBy: {
    editor: "Anyone with edit rights here can end the wait.",
    anotherEditor: "Anyone with edit rights here who did not create it can end the wait.",
    creator: "Its creator can end the wait by signing in and going on.",
    itself: "The wait ends by itself; anyone with edit rights here can end it sooner."
  },
  /** Rows that match the filter of a growing rollout, whoever they are. */
  unreadRows: (count: number): string =>
    `${count === 1 ? "1 row that matches" : `${count} rows that match`} its filter could not be read. Whoever ${count === 1 ? "it is joins" : "they are join"} once ${count === 1 ? "it" : "they"} can be.`,
  since: (what: string, since: string): string => `${what}, since ${since}`,
  until: (said: string, until: string): string => `${said}, until ${until}`
} as const

/** What nobody expected; the reference stands in the log of the service beside what it was. */
export const defectMessages = {
  look: (times: number, reference: string): string =>
    `Looking at it failed ${times} times in a row. The log of the rollout service says why at ${reference}. Resume tries again.`,
  call: (times: number, reference: string): string =>
    `Sending to some of its targets failed ${times} times in a row. The log of the rollout service says why at ${reference}. Resume tries again.`,
  unwritten: (reference: string): string =>
    `What was done for it could not be written down. The log of the rollout service says why at ${reference}. Resume tries again.`
} as const

const served = {
  plan: { ...planMessages },
  target: { ...targetMessages },
  gate: { ...gateMessages },
  gateBefore: [
    { ...gateMessages, figure: figureInWords },
    { ...gateMessages, figure: figureBefore }
  ],
  wait: { ...waitingMessages.for },
  /** As they were written before one was about devices, and one about answers, too. */
  waitBefore: {
    newTargets: "All waves are done; it waits for UTGs that match its filter",
    service: "The management service cannot be reached"
  },
  unreadRows: waitingMessages.unreadRows,
  defect: { ...defectMessages }
}

/** As the rollout service writes them, which speaks English whatever the page speaks. */
export const servedWords = (): typeof served => served

translatable({
  planMessages,
  targetMessages,
  gateMessages,
  waitingMessages,
  defectMessages
})
