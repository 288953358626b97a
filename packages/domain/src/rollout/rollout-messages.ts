/** What is wrong with a part of a plan by itself. */
export const planMessages = {
  name: "Give the rollout a name.",
  longName: (most: number): string => `The name is longer than ${most} characters. Shorten it.`,
  wholeNumber: "This must be a whole number.",
  notNegative: "This cannot be less than 0.",
  share: "A share is from 0 to 100 percent.",
  minutes: (most: number): string => `This must be from 0 to ${most} minutes.`,
  instant: "This must be a date and time with its offset, such as 2026-11-21T02:00:00Z.",
  reading: "This must be a time as clocks read it, such as 02:00 or 2026-11-21T02:00.",
  hour: "This must be a time of the day, such as 22:00.",
  untilHour: "This must be a time of the day, such as 06:00, or 24:00 for its end."
} as const
