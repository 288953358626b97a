import type { RuntimeConfig } from "../session/runtime-config.ts"
import { isLocalHost } from "../session/sign-on.ts"

const hostOf = (address: string): string => /^https?:\/\/(\[[^\]]*\]|[^/:?#]*)/iu.exec(address)?.[1] ?? ""

/** The addresses that lead every user to their own machine, where the console itself is at a host of its own. */
export const localAddressIssues = (consoleHost: string, config: RuntimeConfig): ReadonlyArray<string> => {
  if (isLocalHost(consoleHost)) return []
  const values: ReadonlyArray<readonly [key: string, value: string]> = Object.entries(config)
  return values
    .filter(([, value]) => isLocalHost(hostOf(value)))
    .map(
      ([key, value]) => `config.json: "${key}" is ${value}, which is each user's own machine. Give it the real address.`
    )
}
