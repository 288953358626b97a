import { type ApiError, notSent } from "@command-center/api/transport/api-error"
import { Effect } from "effect"
import { fetchOnceUsed } from "./later-dialog.tsx"
import { missingPartText } from "./missing-part.ts"

/** Calls that come with their first use. Where they cannot be had nothing has left the browser, and the flow is told so. */
export const laterCalls = <Calls>(load: () => Promise<Calls>): Effect.Effect<Calls, ApiError> => {
  fetchOnceUsed(load)
  return Effect.tryPromise({ try: load, catch: () => notSent(missingPartText(navigator.onLine, false).text) })
}
