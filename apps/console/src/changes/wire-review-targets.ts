import { loadComponentConfig } from "@command-center/api/management/component-configs"
import { loadProfile } from "@command-center/api/management/profiles"
import { loadTemplate } from "@command-center/api/management/templates"
import { type ApiError, notSent } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { reviewTargetsMachine } from "@command-center/machines/review-targets/review-targets.machine"
import type { ConfigLoad, ValuesLoad } from "@command-center/machines/review-targets/review-targets.types"
import { Effect } from "effect"
import type { Console } from "../app/console.ts"
import { fromEffect } from "../app/from-effect.ts"

const valuesOf = ({ businessEntityId, of }: ValuesLoad): Effect.Effect<unknown, ApiError, Http> =>
  of.kind === "profile"
    ? Effect.map(loadProfile(businessEntityId, of.id), ({ config }): unknown => config)
    : Effect.map(loadTemplate(businessEntityId, of.id), ({ body }): unknown => body)

/** A UTG is found in its own account, which may lie below the one on screen. */
const configOf = ({ businessEntityId, target }: ConfigLoad): Effect.Effect<unknown, ApiError, Http> =>
  target === null
    ? Effect.fail<ApiError>(notSent(recordMessages.crashed))
    : Effect.map(
        loadComponentConfig(
          target.businessEntityId ?? businessEntityId,
          target.machinePermanentId,
          target.componentPermanentId
        ),
        ({ config }): unknown => config
      )

export const wireReviewTargets = ({ runtime }: Pick<Console, "runtime">) =>
  reviewTargetsMachine.provide({
    actors: { loadValues: fromEffect(runtime)(valuesOf), loadConfig: fromEffect(runtime)(configOf) }
  })
