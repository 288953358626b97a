/** Names of which one tab at a time has each; a tab that is gone has none. */
export interface Locks {
  /** False where another tab has it. */
  readonly lock: (id: string) => Promise<boolean>
  /** Settles when it is free. */
  readonly release: (id: string) => Promise<void>
  /** Those that any tab has, this one included. */
  readonly locked: () => Promise<ReadonlySet<string>>
}

/** By Web Locks; where the browser has none, nothing is known of other tabs. */
export const webLocks = (prefix: string): Locks => {
  const releases = new Map<string, () => Promise<void>>()
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined
  return {
    lock: (id) =>
      locks === undefined
        ? Promise.resolve(true)
        : new Promise((resolve, reject) => {
            let end: () => void = () => undefined
            const free = locks.request(`${prefix}${id}`, { ifAvailable: true }, (lock) => {
              resolve(lock !== null)
              if (lock === null) return Promise.resolve()
              releases.set(id, () => {
                end()
                return free
              })
              return new Promise<void>((release) => {
                end = release
              })
            })
            free.catch(reject)
          }),
    release: async (id) => {
      const release = releases.get(id)
      releases.delete(id)
      await release?.()
    },
    locked: async () => {
      const { held = [] } = locks === undefined ? {} : await locks.query()
      return new Set(held.flatMap(({ name = "" }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])))
    }
  }
}
