import { isInstant } from "@command-center/domain/time/typed-date"
import { firstInstantOf, instantOf, isTimeZone } from "@command-center/domain/time/zoned"
import { Result } from "effect"

const local = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})$/u

/** What becomes of a reading that clocks skip: it is refused, or is the instant they jump to. */
export type Skipped = "refused" | "moved"

/** An instant as a file has it: ISO with Z or an offset, or a clock's reading in the time zone. */
export const readInstant = (
  text: string,
  timeZone: string,
  skipped: Skipped = "refused"
): Result.Result<Date, string> => {
  if (isInstant(text)) return Result.succeed(new Date(text))
  const [, year = "", month = "", day = "", hour = "", minute = ""] = local.exec(text) ?? []
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute)
  }
  if (!isInstant(`${year}-${month}-${day}T${hour}:${minute}:00Z`))
    return Result.fail(`"${text}" is no time. Write 2026-12-01 03:30 or 2026-12-01T03:30:00Z.`)
  const instant = skipped === "moved" ? firstInstantOf(wall, timeZone) : instantOf(wall, timeZone)
  return instant === null
    ? Result.fail(`"${text}" does not exist in ${timeZone}, where clocks skip it. Choose another time.`)
    : Result.succeed(instant)
}

const zoneNamed = (name: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone

/** Whether two names of time zones mean the same one, as UTC and Etc/UTC do. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || (isTimeZone(one) && isTimeZone(other) && zoneNamed(one) === zoneNamed(other))
