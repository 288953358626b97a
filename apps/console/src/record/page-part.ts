import { type ApiError, isUnauthorized, unauthorized } from "@command-center/api/transport/api-error"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { Effect, Result } from "effect"
import { failureOf } from "../app/from-effect.ts"

/** A part of what a page shows, or why it is not known. */
export type PagePart<Value> = Result.Result<Value, Failure>

/** Why a part is not known, as it is told; null where it is. */
export const whyNot = (part: PagePart<unknown>, told = (reason: string): string => reason): string | null =>
  Result.isFailure(part) ? told(part.failure.sentence) : null

/** What was answered or why not; a 401 is no answer of a part but the end of the session. */
export const pagePart = <Value, R>(
  call: Effect.Effect<Value, ApiError, R>
): Effect.Effect<PagePart<Value>, ApiError, R> =>
  Effect.flatMap(Effect.result(call), (answer) =>
    Result.isFailure(answer) && isUnauthorized(answer.failure)
      ? Effect.fail(unauthorized)
      : Effect.succeed(Result.mapError(answer, failureOf))
  )
