import { constraintMessages } from "../message/constraint-messages.ts"
import { nextLocalMidnight } from "../time/schedule-time.ts"
import { isInstant, typedDateMessage } from "../time/typed-date.ts"
import type { LogRequest } from "./command.ts"

type LogRange = Pick<LogRequest, "startDate" | "endDate">

/** The logs that are first asked for: from now to the next local midnight (document 2 §9). */
export const defaultLogRange = (now: Date, timeZone: string): LogRange => ({
  startDate: now.toISOString(),
  endDate: nextLocalMidnight(now, timeZone).toISOString()
})

/** What is wrong with a date of logs by itself; null where nothing is. Both are needed. */
export const logDateMessage = (date: string): string | null =>
  date.trim() === "" ? constraintMessages.valueMissing : typedDateMessage(date)

/** Whether the logs would end before they start, or at once; dates that are none have no order. */
export const isLogRangeReversed = ({ startDate, endDate }: LogRange): boolean =>
  isInstant(startDate) && isInstant(endDate) && Date.parse(startDate) >= Date.parse(endDate)
