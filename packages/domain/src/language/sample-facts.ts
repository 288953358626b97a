import { simpleKinds } from "../task/task-type.ts"

/** Facts that a sentence is made of, for tests. */
export type Facts = ReadonlyArray<unknown>

/** What is seen again in a sentence, and in no other place of it. */
const marked = (at: number): string => `⟦${at}⟧`
const numbered = (at: number): number => 731 + at

/** The marks that facts have in them. */
export const marksIn = (fact: unknown): ReadonlyArray<string> => {
  if (typeof fact === "string") return fact.match(/⟦[^⟧]*⟧/gu) ?? []
  if (typeof fact === "number") return fact >= 731 ? [String(fact)] : []
  return typeof fact === "object" && fact !== null ? Object.values(fact).flatMap(marksIn) : []
}

/** Whatever a fact may be: a name, a figure, one of something, nothing, a list of none, one or many. */
const anyFact = (at: number): Facts => [
  marked(at),
  numbered(at),
  1,
  0,
  null,
  [],
  [marked(at)],
  [1, 2, 3, 4, 5, 6].map((each) => `⟦${at}${each}⟧`)
]

const anyFacts = (count: number): ReadonlyArray<Facts> =>
  Array.from({ length: count }, (_, at) => anyFact(at)).reduce<ReadonlyArray<Facts>>(
    (all, each) => all.flatMap((facts) => each.map((fact) => [...facts, fact])),
    [[]]
  )

const counts = { accepted: 731, failed: 732, unknown: 733, notSent: 734, sending: 0, sent: 735, all: 736 }
const someCounts = { accepted: 1, failed: 0, unknown: 0, notSent: 0, sending: 0, sent: 1, all: 1 }
const notJson: ReadonlyArray<Facts> = [
  [{ line: 731, column: 732, found: "⟦0⟧" }],
  [{ line: 731, column: 732, found: null }]
]
const line = { subject: "Utgs", permissionKey: "", accounts: [], elsewhere: [] }
const rights = [true, false].flatMap((canView) => [true, false].map((canEdit) => ({ canView, canEdit })))
const transfers: ReadonlyArray<Facts> = [
  [{ done: 731, total: 999 }],
  [{ done: 1, total: 999 }],
  [{ done: 731, total: null }],
  [{ done: 24_000_000, total: null }],
  [{ done: 731, total: 0 }]
]
const devices = (count: number): Facts => Array.from({ length: count }, () => ({}))
const batches = [1, 2].map((count) => ({ deviceType: "⟦0⟧", pciVersion: 731, devices: devices(count) }))
/** Each figure of a gate with limits of its own. */
const limited = {
  failed: { share: 741, count: 742 },
  unconfirmed: { share: 743, count: 744 },
  silent: { share: 745, count: 746 }
}
const moment = { approval: null, start: { kind: "now" }, isInHours: false, isSpread: false }
const moments = [
  moment,
  { ...moment, isSpread: true },
  { ...moment, start: { kind: "at", time: "⟦2⟧" } },
  { approval: "editor", start: { kind: "siteHour", reading: "⟦2⟧" }, isInHours: true, isSpread: true },
  { approval: "another", start: { kind: "at", time: "⟦2⟧" }, isInHours: true, isSpread: false }
]
const schedules = [...simpleKinds, "setOffline", "uploadLogs"]

/** Of sentences that are made of certain facts only. */
const certain: Readonly<Record<string, ReadonlyArray<Facts>>> = {
  "issueMessages.const": [["⟦0⟧"], [731]],
  "jsonMessages.notJson": notJson,
  "profileMessages.notJson": notJson,
  "templateMessages.notJson": notJson,
  "operationMessages.counts": [[counts], [someCounts]],
  "operationMessages.interrupted": [["⟦0⟧", counts]],
  "operationMessages.unfinished": [["⟦0⟧", counts]],
  "scheduleMessages.versionsNotOffered": [
    ["⟦0⟧", 1, ["⟦2⟧"]],
    ["⟦0⟧", 731, ["⟦2⟧"]]
  ],
  "operationMessages.forgetText": [
    [counts, 0],
    [counts, 2],
    [someCounts, 1],
    [{ ...counts, all: 732 }, 0]
  ],
  "operationMessages.again": [
    ["⟦0⟧", [{ id: "⟦1⟧", at: "2026-11-21T02:00:00Z" }]],
    [null, [{ id: "⟦1⟧", at: null }]]
  ],
  "writeMessages.notLookedUp": [
    ["⟦0⟧.", "⟦1⟧"],
    [null, "⟦1⟧"]
  ],
  "waitMessages.rowsAwaited": [
    ["⟦0⟧", "utgs"],
    ["⟦0⟧", "users"]
  ],
  "rightsMessages.verdict": rights.flatMap((granted) => [
    ["⟦0⟧", { ...line, ...granted }, "⟦2⟧"],
    [null, { ...line, ...granted }, "⟦2⟧"]
  ]),
  "rightsMessages.grants": rights.map((granted) => [granted]),
  "rightsMessages.flags": [[[]], [["view", "edit", "delete", "enabled", "grant"]]],
  "rightsMessages.account": [[{ id: 731, name: null }], [{ id: 731, name: "⟦0⟧" }]],
  "rightsMessages.ignored": ["unknown permission", "disabled", "given elsewhere", "neither view nor edit"].map(
    (reason) => [reason]
  ),
  "planMessages.tooMany": ["targets", "waves", "windows", "timeZones"].map((what) => [what, 731, 732]),
  "planDraftMessages.mayNotPlan": [["utgs"], ["devices"], ["any"]],
  "gateMessages.figure": ["failed", "unconfirmed", "silent"].flatMap((figure) => [
    [figure, 731, 1000],
    [figure, 1, 732],
    [figure, 0, 0]
  ]),
  "gateMessages.limit": [
    [731, 732],
    [731, null],
    [null, 732],
    [null, null]
  ],
  "rolloutPageMessages.stateIn": ["running", "planned", "done", "watching"].flatMap((state) => [
    [state, 731, 732, null],
    [state, 731, 732, 1],
    [state, null, 732, null]
  ]),
  "rolloutPageMessages.awaitedTurns": [[["start", "hold"]], [["wave", "person", "approval"]]],
  "rolloutPageMessages.action": [
    ...schedules.map((kind) => [{ kind: "schedule", command: { kind } }]),
    ...["deployUtgVersion", "deployAgentVersion"].map((kind) => [
      { kind: "schedule", command: { kind, version: "⟦0⟧" } }
    ]),
    [{ kind: "pushForms" }],
    [{ kind: "updateFirmware", reports: null }],
    [{ kind: "updateFirmware", reports: "⟦0⟧" }],
    [{ kind: "applyProfile", profileId: null }],
    [{ kind: "applyProfile", profileId: 1 }]
  ],
  "rolloutPageMessages.fileName": [["journal", "⟦1⟧", "csv"]],
  "rolloutPageMessages.fileFailed": [
    ["journal", "⟦1⟧"],
    ["targets", "⟦1⟧"]
  ],
  "planDemandMessages.limits": [[limited]],
  "waveMomentMessages.goes": moments.flatMap((each) => [
    [731, 732, each],
    [731, 1, each]
  ]),
  "waveMomentMessages.early": moments.map((each) => [731, 732, each]),
  "waveMomentMessages.again": moments.flatMap((each) => [
    [732, each],
    [1, each]
  ]),
  "waveMomentMessages.left": moments.flatMap((each) => [
    [732, each],
    [1, each]
  ]),
  "compatibilityMessages.text": [
    [[{ _tag: "DeviceTypesDiffer", types: [{ value: "⟦0⟧" }, { value: null }] }]],
    [[{ _tag: "PciVersionsDiffer", versions: [{ value: 731 }, { value: 732 }] }]],
    [[{ _tag: "UtgVersionTooLow", versions: [{ value: null, devices: devices(2) }] }]],
    [[{ _tag: "UtgVersionTooLow", versions: [{ value: "1", devices: devices(1) }] }]]
  ],
  "tagMessages.many.will": [
    [
      [
        { tag: "north", count: 2 },
        { tag: "vip", count: 1 }
      ],
      [{ tag: "old", count: 3 }]
    ]
  ],
  "compatibilityMessages.waiting": [[{ utgTooLow: devices(1), withoutType: devices(2) }]],
  "compatibilityMessages.goOn": batches.map((batch) => [batch]),
  "transferMessages.bytes": transfers,
  "transferMessages.rows": transfers,
  "transferMessages.announced": transfers
}

/** All facts to try a sentence with; what is not written here is tried with whatever it may be made of. */
export const factsFor = (path: string, count: number): ReadonlyArray<Facts> => certain[path] ?? anyFacts(count)
