/** A PostgreSQL server of its own on loopback. */
export interface OwnPostgres {
  readonly url: string
  /** Ends it as in a crash. */
  readonly crash: () => void
  /** Starts it anew over what was written. */
  readonly recover: () => void
  /** Both, one after the other. */
  readonly restart: () => void
  readonly stop: () => void
}

/** Undefined where PostgreSQL is not installed. */
export const startPostgres: () => Promise<OwnPostgres | undefined>
