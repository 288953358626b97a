import { useCallback, useSyncExternalStore } from "react"
import { useConsole } from "../../app/console.ts"

/** Milliseconds between two looks at the clock. */
const step = 15_000

const subscribe = (changed: () => void): (() => void) => {
  const timer = setInterval(changed, step)
  return () => clearInterval(timer)
}

/** The browser's clock, for what says how old it is. */
export const useNow = (): Date => {
  const { now } = useConsole()
  const read = useCallback(() => Math.floor(now().getTime() / step) * step, [now])
  return new Date(useSyncExternalStore(subscribe, read))
}
