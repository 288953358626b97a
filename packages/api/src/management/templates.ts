import { Effect } from "effect"
import type { ApiError } from "../transport/api-error.ts"
import { readNothing } from "../transport/decode.ts"
import { Http } from "../transport/http.ts"
import { paths } from "../transport/wire-contract.ts"

/** Merges a config template into a UTG (document 2 §7). */
export const mergeTemplate = (
  businessEntityId: number,
  templateId: number,
  componentId: number
): Effect.Effect<void, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.send({
      service: "management",
      method: "POST",
      place: paths.templateMerge(businessEntityId, templateId, componentId),
      read: readNothing
    })
  )
