import { ageMessages } from "./age-messages.ts"

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * How long before `now` an instant (ISO) was, in the largest whole unit. What is less than a minute ago, or ahead by a
 * clock that is wrong, is "just now".
 */
export const ageText = (iso: string, now: Date): string => {
  const passed = now.getTime() - Date.parse(iso)
  if (passed < minute) return ageMessages.justNow
  if (passed < hour) return ageMessages.minutes(Math.floor(passed / minute))
  if (passed < 2 * day) return ageMessages.hours(Math.floor(passed / hour))
  return ageMessages.days(Math.floor(passed / day))
}
