import type { ApiError } from "@command-center/api/transport/api-error"

/**
 * An expected failure as a flow knows it: its kind and the sentence the user reads.
 * The bridge from Effect makes it from an `ApiError`, so that machines need no code of the api.
 */
export interface Failure {
  readonly _tag: ApiError["_tag"]
  readonly sentence: string
}

export const isUnauthorized = (failure: Failure): boolean => failure._tag === "Unauthorized"
