import type { InspectionEvent } from "xstate"
import { type InspectedMachine, makeMachineLog } from "./machine-log.ts"

export interface Inspector {
  readonly watch: (inspected: InspectionEvent) => void
  readonly subscribe: (listener: () => void) => () => void
  /** The same answer until something changed. */
  readonly read: () => ReadonlyArray<InspectedMachine>
}

/** Tells its listeners once a frame, however much happened in it. */
export const makeInspector = (
  now: () => Date,
  secrets: () => ReadonlyArray<string>,
  soon: (call: () => void) => void
): Inspector => {
  const listeners = new Set<() => void>()
  let shown: ReadonlyArray<InspectedMachine> = []
  let isWaiting = false
  const log = makeMachineLog(now, secrets, () => {
    if (isWaiting) return
    isWaiting = true
    soon(() => {
      isWaiting = false
      shown = log.read()
      for (const listener of listeners) listener()
    })
  })
  return {
    watch: log.watch,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => shown
  }
}
