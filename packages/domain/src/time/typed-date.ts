import { constraintMessages } from "../message/constraint-messages.ts"
import { normalisedDate } from "./wire-date.ts"

const zone = /(?:Z|[+-]\d{2}:\d{2})$/u

/**
 * Whether a text is an instant in ISO form, which a date field holds; else it is what somebody typed there, and no date.
 * It names its offset: what is typed as `yyyy-MM-dd h:mm aa` never does, and Date.parse takes it by guess.
 */
export const isInstant = (text: string): boolean =>
  zone.test(text) && normalisedDate(text.replace(zone, "Z")) !== null && !Number.isNaN(Date.parse(text))

/** What is wrong with what a date field holds (document 1 §5); null where it is an instant, or empty. */
export const typedDateMessage = (text: string): string | null =>
  text.trim() === "" || isInstant(text) ? null : constraintMessages.badInput
