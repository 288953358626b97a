import { translatable } from "../language/translatable.ts"

/** What a schedule does, to whom and when, as parts of one sentence. */
export const scheduleSentences = {
  utgs: (count: number): string => (count === 1 ? "1 UTG" : `${count} UTGs`),
  agents: (count: number): string => (count === 1 ? "the agent of 1 UTG" : `the agents of ${count} UTGs`),
  resetSlot: (whom: string): string => `Reset the slot of ${whom}`,
  restart: (whom: string): string => `Restart ${whom}`,
  start: (whom: string): string => `Start ${whom}`,
  stop: (whom: string): string => `Stop ${whom}`,
  setOffline: (whom: string, hours: number): string =>
    `Set ${whom} offline for ${hours === 1 ? "1 hour" : `${hours} hours`}`,
  uploadLogs: (whom: string): string => `Upload the logs of ${whom}`,
  deploy: (version: string | null, whom: string): string => `Deploy version ${version ?? "(none chosen)"} to ${whom}`,
  push: (whom: string): string => `Update ${whom} to the latest configuration`,
  rollback: (whom: string): string => `Roll back the configuration of ${whom}`,
  pull: (whom: string): string => `Update the Command Center with the local configuration of ${whom}`,
  now: "now",
  unchosen: "at a time to be chosen",
  at: (local: string, utc: string): string => `at ${local} (${utc})`
} as const

translatable({ scheduleSentences })
