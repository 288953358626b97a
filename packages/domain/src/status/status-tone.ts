/** What a state asks of whoever sees it: nothing, to wait, to look, or to act. */
export type StatusTone = "good" | "bad" | "warn" | "info" | "busy" | "idle"

const words: Readonly<Record<Exclude<StatusTone, "idle">, ReadonlyArray<string>>> = {
  good: [
    "running",
    "online",
    "started",
    "up",
    "active",
    "connected",
    "completed",
    "succeeded",
    "success",
    "created",
    "current",
    "up to date",
    "synchronized",
    "in sync",
    "ok",
    "yes"
  ],
  bad: [
    "failed",
    "error",
    "rejected",
    "controller failed",
    "offline",
    "overdue",
    "down",
    "unreachable",
    "disconnected",
    "crashed",
    "not responding"
  ],
  warn: [
    "stopped",
    "update pending",
    "local changes",
    "unknown",
    "warning",
    "degraded",
    "out of date",
    "out of sync",
    "pending restart",
    "not confirmed",
    "unconfirmed",
    "expired",
    "locked"
  ],
  info: ["scheduled", "requested", "accepted", "planned", "pending", "queued", "not sent", "new"],
  busy: ["starting", "stopping", "restarting", "updating", "installing", "deploying", "sending", "in progress"]
}

const toneByWord: ReadonlyMap<string, StatusTone> = new Map(
  (["good", "bad", "warn", "info", "busy"] as const).flatMap((tone) => words[tone].map((word) => [word, tone] as const))
)

/** The tone of a service's word for a state, in any case; of a word that nobody knows, `idle`. */
export const statusTone = (word: string): StatusTone => toneByWord.get(word.trim().toLowerCase()) ?? "idle"

/** A task that runs is under way, a UTG that runs is well: the same word, two tones. */
export const taskTone = (word: string): StatusTone =>
  word.trim().toLowerCase() === "running" ? "busy" : statusTone(word)
