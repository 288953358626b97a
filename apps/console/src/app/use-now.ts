import { useSyncExternalStore } from "react"
import { useConsole } from "./console.ts"

/** Milliseconds between two looks at the clock. */
const step = 15_000

const followClock = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, step)
  return () => clearInterval(timer)
}

/** The browser's clock, for what says how old it is. */
export const useNow = (): Date => {
  const { now } = useConsole()
  const steps = useSyncExternalStore(followClock, () => Math.floor(now().getTime() / step))
  return new Date(steps * step)
}
