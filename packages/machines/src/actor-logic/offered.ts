/** What there is to choose from. */
export interface Offered<Row> {
  readonly rows: ReadonlyArray<Row>
  /** What else there is and could not be read; null where all could. */
  readonly notOffered: string | null
}

export const nothingOffered = { rows: [], notOffered: null } as const
