import { translatable } from "../language/translatable.ts"

/** What a schedule does, to whom and when, as parts of one sentence. */
export const scheduleSentences = {
  utgs: (count: number): string => (count === 1 ? "1 UTG" : `${count} UTGs`),
  agents: (count: number): string => (count === 1 ? "the agent of 1 UTG" : `the agents of ${count} UTGs`),
  setOffline: (whom: string, hours: number): string =>
    `Set ${whom} offline for ${hours === 1 ? "1 hour" : `${hours} hours`}`,
  uploadLogs: (whom: string): string => `Upload the logs of ${whom}`,
  deploy: (version: string | null, whom: string): string => `Deploy version ${version ?? "(none chosen)"} to ${whom}`,
  now: "now",
  unchosen: "at a time to be chosen",
  at: (local: string, utc: string): string => `at ${local} (${utc})`
} as const

translatable({ scheduleSentences })
