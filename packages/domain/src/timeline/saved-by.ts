import { timelineMessages } from "./timeline-messages.ts"

/** Who looks at it: the one user whose name is known without the right to view users. */
export interface Reader {
  readonly id: number
  readonly username: string
}

/** Who saved a configuration, by name where that is known; null where the service does not say. */
export const savedBy = (lastUpdatedBy: string | null, reader: Reader | null): string | null => {
  const who = lastUpdatedBy?.trim() ?? ""
  if (who === "") return null
  return reader !== null && who === String(reader.id)
    ? timelineMessages.byNamed(reader.username, who)
    : timelineMessages.by(who)
}
