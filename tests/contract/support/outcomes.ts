import type { ApiError } from "@command-center/api/transport/api-error"
import type { Fault } from "@command-center/sandbox/src/faults.ts"
import { Result } from "effect"
import { withoutPauses } from "./clocks.ts"
import type { Estate } from "./estate.ts"
import type { KnownCall } from "./known-call.ts"

export type Outcome = readonly [name: string, error: ApiError | "answered", struck: number]

/** What each call comes to under a fault, and how often the fault struck it. */
export const outcomesUnder = async (
  { outcome, sandbox: { faults } }: Estate,
  calls: ReadonlyArray<KnownCall>,
  fault: Omit<Fault, "path">
): Promise<ReadonlyArray<Outcome>> => {
  const found: Array<Outcome> = []
  for (const { name, program, path } of calls) {
    faults.add({ ...fault, path })
    const result = await outcome(withoutPauses(program))
    const error = Result.isFailure(result) ? result.failure : "answered"
    found.push([name, error, faults.list()[0]?.struck ?? 0])
    faults.clear()
  }
  return found
}

/** The same for every call: what it comes to, and how often it is struck. */
export const each = (
  calls: ReadonlyArray<KnownCall>,
  error: (call: KnownCall) => ApiError | "answered",
  struck: (call: KnownCall) => number = () => 1
): ReadonlyArray<Outcome> => calls.map((call) => [call.name, error(call), struck(call)])

/** A body that is not what it should be. */
export const unreadableBody = ({ expected }: KnownCall) => ({ _tag: "Unreadable", path: "the body", expected }) as const

/** Reads are tried three times, writes once. */
export const attempts = ({ kind }: KnownCall): number => (kind === "read" ? 3 : 1)
