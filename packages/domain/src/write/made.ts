/** What a creation brought about: one record, or more where the browser repeated a call whose connection broke. */
export interface Made<Created> {
  readonly made: Created
  /** The same once more: one is enough. */
  readonly again: ReadonlyArray<Created>
  /** The answer was lost; the record was found by a look-up. */
  readonly isFound: boolean
}

/** As the service answered it. */
export const answered = <Created>(made: Created): Made<Created> => ({ made, again: [], isFound: false })

/** As a look-up found it; null where there is nothing. */
export const found = <Created>([made, ...again]: ReadonlyArray<Created>): Made<Created> | null =>
  made === undefined ? null : { made, again, isFound: true }
