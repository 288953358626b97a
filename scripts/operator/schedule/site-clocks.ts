import type { WithoutZone } from "@command-center/domain/site-time/site-time"
import { siteZone } from "@command-center/domain/site-time/site-zone"
import { isInstant } from "@command-center/domain/time/typed-date"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { Result } from "effect"
import type { FileLine } from "./task-file.ts"

/** By whose clocks the times of a file are read that name no zone: those of a zone for all, or each site's own. */
export type Clocks = { readonly zone: string } | { readonly withoutZone: WithoutZone | null }

/** Stands for the zone in the outcome file. */
export const siteClocks = "each site's own"

/** The clocks by which the times of a line are read; null where its UTG is left out, since its own are not known. */
export const zoneOfLine = (
  clocks: Clocks,
  utg: Pick<UtgRow, "machineStatusEntityStandardTimeZone">,
  { at }: FileLine["cells"]
): Result.Result<string | null, string> => {
  if ("zone" in clocks) return Result.succeed(clocks.zone)
  const reported = utg.machineStatusEntityStandardTimeZone
  const own = siteZone(reported)
  if (own !== null) return Result.succeed(own)
  // What names an instant, or runs now, needs no clock.
  if (at.toLowerCase() === "now" || isInstant(at)) return Result.succeed("UTC")
  const { withoutZone } = clocks
  if (withoutZone !== null) return Result.succeed(withoutZone === "leaveOut" ? null : withoutZone.zone)
  return Result.fail(
    `${reported ? `Its time zone "${reported}" is not known.` : "It reports no time zone."} Say by which such UTGs run with --unknown-zone <zone>, or leave them out with --unknown-zone leave-out.`
  )
}
