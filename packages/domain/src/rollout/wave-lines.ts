import { zoneName } from "../site-time/site-time-description.ts"
import { displayDate, type TimeText } from "../time/display-date.ts"
import { planDraftMessages } from "./plan-draft-messages.ts"
import type { WavePreview, ZoneTimes } from "./rollout-record.ts"

/** The sites of one zone in a wave: when they run by their own clocks, and by those of whoever looks. */
export interface WaveZoneLine {
  readonly zone: string
  readonly targets: number
  readonly there: string
  readonly here: string
}

const between = ({ first, last }: Pick<ZoneTimes, "first" | "last">, timeText: TimeText): string => {
  const [from, to] = [timeText(first), timeText(last)]
  return from === to ? from : planDraftMessages.between(from, to)
}

/** A line for each zone, by when its sites begin; none where no site's clocks count. */
export const waveZoneLines = ({ zones }: Pick<WavePreview, "zones">, timeText: TimeText): ReadonlyArray<WaveZoneLine> =>
  zones.flatMap((times) => {
    const { zone, reported, targets } = times
    if (zone === null) return []
    return [
      {
        zone: zoneName({ reported, zone }),
        targets,
        there: between(times, (iso) => displayDate(iso, zone)),
        here: between(times, timeText)
      }
    ]
  })

/** When a wave runs by the clocks of whoever looks, in a sentence. */
export const waveSentence = ({ wave, targets, leftOut, first, last }: WavePreview, timeText: TimeText): string =>
  first === null || last === null
    ? planDraftMessages.nobody(wave)
    : planDraftMessages.lines(wave, targets - leftOut, timeText(first), timeText(last))
