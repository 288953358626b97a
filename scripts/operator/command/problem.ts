import { scriptSentenceOf } from "@command-center/api/connect"
import { type ApiError, sentenceOf } from "@command-center/api/transport/api-error"
import { Effect } from "effect"

/** Why a program ends without having done its work: a sentence that names the thing and the remedy. */
export interface Problem {
  readonly _tag: "Problem"
  readonly exitCode: 1 | 2
  readonly message: string
}

export const refused = (message: string): Problem => ({ _tag: "Problem", exitCode: 1, message })
export const wrongUsage = (message: string): Problem => ({ _tag: "Problem", exitCode: 2, message })

const oddAnswer =
  "Something else than the service may answer there, or it has changed: npm run -s doctor -- <the console's address> says which."

/** Why a call failed: the service's own words where it has any. Nobody can reload a page here. */
export const reasonOf = (error: ApiError): string => {
  if (error._tag === "Unauthorized") return `${scriptSentenceOf(error)} --help says how.`
  if (error._tag === "Unreadable")
    return `API request failed: the answer could not be read, since ${error.path} must be ${error.expected}. ${oddAnswer}`
  if (error._tag === "TimedOut") return "API request failed: the service did not answer in time. Run it again."
  return error._tag === "Refused" && error.message !== null ? error.message : sentenceOf(error)
}

/** A call of which the program has need: its failure ends the program, with what could not be done. */
export const needed = <A, R>(what: string, call: Effect.Effect<A, ApiError, R>): Effect.Effect<A, Problem, R> =>
  Effect.mapError(call, (error) => refused(`${what} ${reasonOf(error)}`))
