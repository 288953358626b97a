/** Lets the next tab have its turn. */
export type EndTurn = () => void

/** Waits until no other tab has the turn of this name. Where the browser has no locks, or denies them, nobody waits. */
export const takeTurn = (name: string, signal: AbortSignal): Promise<EndTurn> => {
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined
  const free: EndTurn = () => undefined
  if (locks === undefined) return Promise.resolve(free)
  return new Promise((resolve) => {
    locks
      .request(name, { signal }, () =>
        signal.aborted ? Promise.resolve() : new Promise<void>((end) => resolve(() => end()))
      )
      .catch(() => resolve(free))
  })
}
