/** A time between two instants, either of which may be open: ISO 8601's `from/to`, `../to`, `from/..`. */
export interface Period {
  /** Milliseconds since 1970; the first instant that is in it. */
  readonly from: number
  /** The first instant that is not in it any more. */
  readonly to: number
}

const open = ".."

const instantOf = (text: string | undefined, otherwise: number): number =>
  text === open ? otherwise : Date.parse(text ?? "")

/** The period that a text means, null where it means none. */
export const readPeriod = (text: string): Period | null => {
  const parts = text.split("/")
  const [from, to] = [instantOf(parts[0], Number.NEGATIVE_INFINITY), instantOf(parts[1], Number.POSITIVE_INFINITY)]
  return parts.length === 2 && from < to ? { from, to } : null
}

/** Whether an ISO instant lies in a period; a text that is none lies in no period. */
export const isInPeriod = ({ from, to }: Period, iso: string): boolean => {
  const instant = Date.parse(iso)
  return instant >= from && instant < to
}
