import { translatable } from "../language/translatable.ts"

/** What the dialogs say beside the sites' times; only their fields need it. */
export const spreadMessages = {
  /** What a number of minutes does to those whose time is the same instant. */
  help: (minutes: number): string =>
    minutes > 0
      ? `They start one after another, within ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`
      : "0 runs them all at the same time.",
  until: "to"
} as const

translatable({ spreadMessages })
