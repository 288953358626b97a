import { shareParts } from "../message/share-parts.ts"
import { fleetMessages } from "./fleet-messages.ts"
import type { TroubleSpot } from "./trouble.ts"

/** Which share of a spot is not online, in words, in whole percent as they are written there. */
export const troubleShare = (
  { figure, all }: Pick<TroubleSpot, "figure" | "all">,
  percent: Intl.NumberFormat
): string => {
  const { bound, share } = shareParts(figure.count, all.count, 0)
  const said = percent.format(share / 100)
  if (bound === null) return fleetMessages.share(said)
  return fleetMessages.share(bound === "under" ? fleetMessages.shareUnder(said) : fleetMessages.shareOver(said))
}
