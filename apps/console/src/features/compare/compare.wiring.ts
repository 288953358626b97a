import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent } from "@command-center/api/management/components"
import { loadProfile } from "@command-center/api/management/profiles"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { profileList } from "@command-center/domain/profile/profile-list"
import { compareMachine } from "@command-center/machines/compare/compare.machine"
import type {
  Compared,
  ComparedAnswer,
  ComparedLoad,
  ComparedOutcome,
  ComparedRef
} from "@command-center/machines/compare/compare.types"
import { Effect, Result } from "effect"
import { fromPromise } from "xstate"
import type { Console } from "../../app/console.ts"
import { failureOf } from "../../app/from-effect.ts"

type Found = Effect.Effect<Compared | null, ApiError, Http>

const named = (name: string, config: unknown): Compared | null => (config === null ? null : { name, config })

const utg = (businessEntityId: number, id: number): Found =>
  Effect.flatMap(loadComponent(businessEntityId, id), ({ permanentId, machinePermanentId, nickname }) =>
    Effect.map(loadComponentConfig(businessEntityId, machinePermanentId, permanentId), ({ config }) =>
      named(nickname || String(id), config)
    )
  )

const profile = (businessEntityId: number, id: number): Found =>
  Effect.map(loadProfile(businessEntityId, id), (held) => named(profileList.nameOf(held), held.config))

const isNotFound = (error: ApiError): boolean => error._tag === "Refused" && error.status === 404

/** One side of the comparison; a 404 is no failure, there is no such thing. */
const sideOf = (
  businessEntityId: number,
  ref: ComparedRef | null
): Effect.Effect<ComparedOutcome | null, never, Http> => {
  if (ref === null) return Effect.succeed(null)
  const found = ref.kind === "utg" ? utg(businessEntityId, ref.id) : profile(businessEntityId, ref.id)
  return Effect.catchIf(found, isNotFound, () => Effect.succeed(null)).pipe(
    Effect.result,
    Effect.map((answer): ComparedOutcome => Result.mapError(answer, failureOf))
  )
}

export const wireCompare = ({ runtime }: Pick<Console, "runtime">) =>
  compareMachine.provide({
    actors: {
      loadSides: fromPromise<ComparedAnswer, ComparedLoad>(({ input: { businessEntityId, left, right }, signal }) =>
        runtime.runPromise(
          Effect.all(
            { left: sideOf(businessEntityId, left), right: sideOf(businessEntityId, right) },
            { concurrency: "unbounded" }
          ),
          { signal }
        )
      )
    }
  })
