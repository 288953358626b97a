import { fleetMessages } from "../fleet/fleet-messages.ts"
import type { Held } from "./drift-item.ts"

/** How something stands to what is current, in words: "2 releases behind". */
export const standingText = ({ standing, releases }: Pick<Held, "standing" | "releases">): string =>
  standing === "behind" ? fleetMessages.behind(releases) : fleetMessages.standings[standing]

/** How good it is to stand so. */
export const standingTones = { current: "good", behind: "warn", ahead: "info", unknown: "idle" } as const
