/** What a browser's trace is made of, as far as it is read here. */
interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds. */
  readonly ts: number
  /** Microseconds in which the thread itself ran, whatever else the machine did. */
  readonly tdur?: number
}

/** Tasks by name, and the marks that the page makes. */
export const traced = ["toplevel", "blink.user_timing"]
const markOf = "step "

const isEvent = (json: unknown): json is TraceEvent =>
  typeof json === "object" &&
  json !== null &&
  ["pid", "tid", "ts"].every((name) => typeof Reflect.get(json, name) === "number") &&
  typeof Reflect.get(json, "name") === "string"

const eventsOf = (trace: string): ReadonlyArray<TraceEvent> => {
  const json: unknown = JSON.parse(trace)
  const events: unknown = Reflect.get(Object(json), "traceEvents")
  return Array.isArray(events) ? events.filter(isEvent) : []
}

/** What a page calls for a step to begin; what follows the one named null belongs to none. */
export const stepMark = (step: string | null): string => `${markOf}${step ?? ""}`

/** Milliseconds of the longest task of the page's thread in each step, by the thread's own time. */
export const ownTimes = (trace: string): ReadonlyMap<string, number> => {
  const events = eventsOf(trace)
  const marks = events.filter(({ name }) => name.startsWith(markOf)).toSorted((one, other) => one.ts - other.ts)
  const [{ pid, tid } = { pid: -1, tid: -1 }] = marks
  const longest = new Map<string, number>()
  for (const { name, ts, tdur = 0, ...of } of events) {
    if (of.pid !== pid || of.tid !== tid || !name.endsWith("RunTask")) continue
    const step = marks.findLast((mark) => mark.ts <= ts)?.name.slice(markOf.length) ?? ""
    if (step !== "") longest.set(step, Math.max(longest.get(step) ?? 0, tdur / 1000))
  }
  return longest
}
