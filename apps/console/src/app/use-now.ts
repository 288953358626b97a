import { useSyncExternalStore } from "react"
import { useConsole } from "./console.ts"

const step = 30_000

const followClock = (tick: () => void): (() => void) => {
  const timer = setInterval(tick, step)
  return () => clearInterval(timer)
}

/** The time of day, anew every half a minute: enough for ages in minutes. */
export const useNow = (): Date => {
  const { now } = useConsole()
  const steps = useSyncExternalStore(followClock, () => Math.floor(now().getTime() / step))
  return new Date(steps * step)
}
