import { spokenLanguage } from "@command-center/domain/language/translatable"
import workerAddress from "./rows.worker.ts?worker&url"

interface ScriptAddressPolicy {
  readonly createScriptURL: (address: string) => string
}

interface TrustedTypesFactory {
  readonly createPolicy: (name: string, rules: ScriptAddressPolicy) => ScriptAddressPolicy
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypesFactory
  }
}

/** The content security policy lets scripts come from one policy alone, and that one knows a single address. */
const trusted = (address: string): string => {
  const rules: ScriptAddressPolicy = {
    createScriptURL: (asked) => {
      if (asked !== workerAddress) throw new TypeError("The rows worker has another address.")
      return asked
    }
  }
  return window.trustedTypes?.createPolicy("command-center", rules).createScriptURL(address) ?? address
}

let started: Worker | null | undefined

/** The worker if it was started; undefined while nothing was asked of it. */
export const startedRowsWorker = (): Worker | null | undefined => started

let isLost = false
const lostListeners = new Set<() => void>()

/** A script that could not be loaded ends the worker; a defect in it, which comes with a message, ends one answer. */
const watch = (worker: Worker): void =>
  worker.addEventListener("error", (event) => {
    if (event instanceof ErrorEvent) return
    started = null
    isLost = true
    for (const tell of lostListeners) tell()
    lostListeners.clear()
  })

export const wasWorkerLost = (): boolean => isLost

/** Tells once that the worker's script could not be loaded: what was asked of it is never answered. */
export const whenWorkerIsLost = (tell: () => void): (() => void) => {
  lostListeners.add(tell)
  return () => lostListeners.delete(tell)
}

/** The tab's one worker, started when the first list opens, with the language as its name; null where the browser has none. */
export const rowsWorker = (): Worker | null => {
  if (started !== undefined) return started
  try {
    started = new Worker(trusted(workerAddress), { type: "module", name: spokenLanguage() })
    watch(started)
  } catch {
    started = null
  }
  return started
}
