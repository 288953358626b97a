/**
 * Why a screen was opened: what navigation state may carry (document 1 §2.5, document 2 §2). What is shown, all of it, is
 * what `scheduleShown` and `pushShown` are for.
 */
export type Intent = "schedule" | "install" | "connect" | "scheduleShown" | "pushShown"

const intents: ReadonlyArray<unknown> = [
  "schedule",
  "install",
  "connect",
  "scheduleShown",
  "pushShown"
] satisfies ReadonlyArray<Intent>

const isIntent = (value: unknown): value is Intent => intents.includes(value)

/** The intent in a navigation state, or null: the state comes from the browser's history and may be anything. */
export const readIntent = (state: unknown): Intent | null => {
  if (typeof state !== "object" || state === null || !("intent" in state)) return null
  return isIntent(state.intent) ? state.intent : null
}
