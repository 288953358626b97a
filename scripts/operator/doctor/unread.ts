import type { ApiError } from "@command-center/api/transport/api-error"
import { reasonOf } from "../command/problem.ts"

/** Why a file could not be read, and what to do about it: there is no page here that could be loaded again. */
export const unreadText = (what: string, error: ApiError, remedy: string): string => {
  if (error._tag === "Unreadable")
    return `${what} could not be read, since ${error.path} must be ${error.expected}. ${remedy}`
  if (error._tag === "Refused") return `${what} answers ${error.status}. ${remedy}`
  return `${what} could not be read. ${reasonOf(error)}`
}
