export type StatusKind = "good" | "bad" | "warn" | "info" | "busy" | "idle"

const words: Readonly<Record<Exclude<StatusKind, "idle">, ReadonlyArray<string>>> = {
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
    "down",
    "unreachable",
    "disconnected",
    "crashed",
    "not responding"
  ],
  warn: [
    "offline",
    "stopped",
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

const kindByWord: ReadonlyMap<string, StatusKind> = new Map(
  (["good", "bad", "warn", "info", "busy"] as const).flatMap((kind) => words[kind].map((word) => [word, kind] as const))
)

/** What a service's word for a state means; an unknown word is neutral. */
export const statusKind = (word: string): StatusKind => kindByWord.get(word.trim().toLowerCase()) ?? "idle"

/** A task that runs is under way, a UTG that runs is well: the same word, two meanings. */
export const taskStatusKind = (word: string): StatusKind =>
  word.trim().toLowerCase() === "running" ? "busy" : statusKind(word)
