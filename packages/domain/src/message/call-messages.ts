import { translatable } from "../language/translatable.ts"

const because = (reason: string): string => `API request failed: ${reason}`

/** Calls that brought no answer, or none that can be used: the documents' words, then what happened and what to do. */
export const callMessages = {
  unreachable: because("the service could not be reached. Check the connection and try again."),
  timedOut: because("the service did not answer in time. Reload to see what it has done, then try again."),
  unreadable: (path: string, expected: string) =>
    because(`the answer could not be read, since ${path} must be ${expected}. Reload. If it happens again, report it.`),
  tooLarge: (bytes: number) =>
    because(`the answer is larger than ${Math.round(bytes / 1_000_000)} MB. Narrow the filter and try again.`),
  redirected: because(
    "the service redirected the request to another address, which is not followed. Check config.json."
  ),
  notConfigured: "Nothing was sent, since the configuration is not loaded. Reload the page.",
  notAddressed: "Nothing was sent, since a part of the address is missing or wrong. Reload the page and try again."
} as const

translatable({ callMessages })
