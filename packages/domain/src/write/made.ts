/** What is there once more: its id, and when it was created where the service tells (ISO). */
export interface Duplicate {
  readonly id: number
  readonly at: string | null
}

/** What a creation brought about: one record, or more where the browser repeated a call whose connection broke. */
export interface Made<Created> {
  readonly made: Created
  /** The same once more: one is enough. */
  readonly again: ReadonlyArray<Created>
  /**
   * What tells of it: the answer, a look-up where that was lost, one where it said that the name is taken, or one before
   * anything was sent, which found what an earlier attempt had sent.
   */
  readonly knownBy: "answer" | "lookUp" | "conflict" | "earlier"
}

/** As the service answered it. */
export const answered = <Created>(made: Created): Made<Created> => ({ made, again: [], knownBy: "answer" })

const foundBy =
  (knownBy: Made<unknown>["knownBy"]) =>
  <Created>([made, ...again]: ReadonlyArray<Created>): Made<Created> | null =>
    made === undefined ? null : { made, again, knownBy }

/** As a look-up found it; null where there is nothing. */
export const found = foundBy("lookUp")

/** As an earlier attempt sent it; null where there is nothing. */
export const foundEarlier = foundBy("earlier")

/**
 * As it was found under a name that is taken, exactly as it was sent; null where there is nothing. It is there once: a
 * service that takes two of a name calls it no conflict.
 */
export const foundAsSent = <Created>([made]: ReadonlyArray<Created>): Made<Created> | null =>
  made === undefined ? null : { made, again: [], knownBy: "conflict" }
