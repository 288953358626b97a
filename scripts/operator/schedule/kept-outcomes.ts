import { Effect } from "effect"
import { refused } from "../command/problem.ts"
import { type OutcomeLine, type Place, readOutcomes } from "./outcome-file.ts"
import { isSameZone } from "./run-time.ts"
import { isOpenAgain } from "./settle.ts"
import { type Clocks, siteClocks } from "./site-clocks.ts"

/** What was sent elsewhere is not here: it would be sent twice, or be called gone. */
const elsewhere = (path: string, sent: Place, here: Place): string | null => {
  if (sent.console !== here.console) {
    return `${path} says what was sent by the console at ${sent.console}, and COMMAND_CENTER_URL is ${here.console}. Set it to that address, or keep what is sent here in another file: --outcome <file>. Where it is the same console at a new address, write that into the column console.`
  }
  return sent.account === here.account
    ? null
    : `${path} says what was sent in the account ${sent.account}, and this run is for the account ${here.account}. Run it with --account ${sent.account}, or keep what is sent in the other in another file: --outcome <file>.`
}

/** What became of the lines in earlier runs; refused where something of them is in another account or at another console. */
export const keptOutcomes = Effect.fn("keptOutcomes")(function* (outcomePath: string, here: Place) {
  const earlier = yield* readOutcomes(outcomePath)
  for (const line of earlier) {
    if (line.place === null || isOpenAgain(line)) continue
    const problem = elsewhere(outcomePath, line.place, here)
    if (problem !== null) yield* Effect.fail(refused(problem))
  }
  return earlier
})

/** Lines that were read by other clocks would be sent again, for other times. */
export const mustReadTimesAlike = Effect.fn("mustReadTimesAlike")(function* (
  earlier: ReadonlyArray<OutcomeLine>,
  clocks: Clocks,
  outcomePath: string
) {
  const timeZone = "zone" in clocks ? clocks.zone : siteClocks
  const other = earlier.find((line) => line.timeZone !== "" && !isSameZone(line.timeZone, timeZone))
  if (other === undefined) return
  const again = other.timeZone === siteClocks ? "--site-time" : `--time-zone ${other.timeZone}`
  yield* Effect.fail(
    refused(
      `${outcomePath} was written in the time zone ${other.timeZone}, and this run reads times in ${timeZone}: lines would be sent again for other times. Run it with ${again}.`
    )
  )
})
