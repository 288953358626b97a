import { normalisedDate } from "../time/wire-date.ts"

const digit = (text: string, at: number): number => text.charCodeAt(at) - 48
const isDigit = (value: number): boolean => value >= 0 && value <= 9

/** The two digits at a place as a number, -1 where they are none. */
const pairAt = (text: string, at: number): number => {
  const [tens, ones] = [digit(text, at), digit(text, at + 1)]
  return isDigit(tens) && isDigit(ones) ? tens * 10 + ones : -1
}

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most

/** Whether a text is a date as rows hold it already; days that not all months have are left to the slow way. */
const isNormalised = (text: string): boolean =>
  text.length === 24 &&
  text[4] === "-" &&
  text[7] === "-" &&
  text[10] === "T" &&
  text[13] === ":" &&
  text[16] === ":" &&
  text[19] === "." &&
  text[23] === "Z" &&
  pairAt(text, 0) >= 0 &&
  pairAt(text, 2) >= 0 &&
  within(pairAt(text, 5), 1, 12) &&
  within(pairAt(text, 8), 1, 28) &&
  within(pairAt(text, 11), 0, 23) &&
  within(pairAt(text, 14), 0, 59) &&
  within(pairAt(text, 17), 0, 59) &&
  pairAt(text, 20) >= 0 &&
  isDigit(digit(text, 22))

const opening = "/Date("

/** The milliseconds of /Date(ms+offset)/ in its usual form, from 1970 on; -1 for everything else. */
const ticksOf = (text: string): number => {
  if (!text.startsWith(opening) || !text.endsWith(")/")) return -1
  let at = opening.length
  let ticks = 0
  for (; isDigit(digit(text, at)); at += 1) ticks = ticks * 10 + digit(text, at)
  const left = text.length - at
  const isWhole =
    left === 2 || (left === 7 && text[at] === "+" && pairAt(text, at + 1) >= 0 && pairAt(text, at + 3) >= 0)
  const digits = at - opening.length
  return digits > 0 && digits <= 16 && isWhole && ticks < 253_402_300_800_000 ? ticks : -1
}

const twoDigits = Array.from({ length: 60 }, (_, value) => String(value).padStart(2, "0"))
const dayLength = 86_400_000

/**
 * Reads dates as `normalisedDate` does, several times faster where they have their usual form: a list holds dates by the
 * hundred thousand, many of one day.
 */
export const makeDateReader = (): ((text: string) => string | null) => {
  let lastDay = -1
  let dayText = ""
  return (text) => {
    if (isNormalised(text)) return text
    const ticks = ticksOf(text)
    if (ticks < 0) return normalisedDate(text)
    const day = Math.floor(ticks / dayLength)
    if (day !== lastDay) {
      dayText = new Date(day * dayLength).toISOString().slice(0, 11)
      lastDay = day
    }
    const inDay = ticks - day * dayLength
    const seconds = Math.floor(inDay / 1000)
    const minutes = Math.floor(seconds / 60)
    const clock = `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}:${twoDigits[seconds % 60]}`
    return `${dayText}${clock}.${String(inDay % 1000).padStart(3, "0")}Z`
  }
}
