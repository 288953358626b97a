import { type ContentPolicy, policyHeaders } from "./security-policy.ts"

/** What a header lacks, as a sentence, and the header's name. */
export interface PolicyIssue {
  readonly header: string
  readonly message: string
}

const contentPolicyHeader = "Content-Security-Policy"

/** Reads a content security policy; of a directive that comes twice the first one counts, as in a browser. */
const readContentPolicy = (text: string): ContentPolicy => {
  const policy = new Map<string, ReadonlyArray<string>>()
  for (const part of text.split(";")) {
    const [directive = "", ...sources] = part.trim().split(/\s+/u)
    if (directive !== "" && !policy.has(directive.toLowerCase())) policy.set(directive.toLowerCase(), sources)
  }
  return policy
}

/** An origin may be added to those that the console talks to (the storage of uploads); nothing wider may. */
const isPlainOrigin = (source: string): boolean => /^https?:\/\/[^/*]+$/iu.test(source)

const mayBeAdded = (directive: string, source: string): boolean =>
  (directive === "connect-src" || directive === "img-src") && isPlainOrigin(source)

const directiveIssues = (
  directive: string,
  shipped: ReadonlyArray<string>,
  served: ReadonlyArray<string> | undefined
): ReadonlyArray<string> => {
  if (served === undefined) return [`${directive} is missing. Serve "${[directive, ...shipped].join(" ")}".`]
  const lacking = shipped.filter((source) => !served.includes(source))
  const wider = served.filter((source) => !shipped.includes(source) && !mayBeAdded(directive, source))
  return [
    ...(lacking.length === 0 ? [] : [`${directive} does not allow ${lacking.join(" ")}. Add it.`]),
    ...(wider.length === 0 ? [] : [`${directive} allows ${wider.join(" ")}, more than the console needs. Remove it.`])
  ]
}

const contentPolicyIssues = (served: string | null, shipped: ContentPolicy): ReadonlyArray<string> => {
  if (served === null) return ["It is missing. Serve the policy of the shipped configuration."]
  // The shipped policy has no comma: where there is one, the header was joined from two.
  if (served.includes(",")) return ["It is sent twice, and browsers apply both together. Send it once."]
  const policy = readContentPolicy(served)
  return [...shipped].flatMap(([directive, sources]) => directiveIssues(directive, sources, policy.get(directive)))
}

const listed = (value: string): ReadonlyArray<string> => value.split(",").map((part) => part.trim().toLowerCase())

const maxAge = (value: string): number => Number(/max-age=(\d+)/iu.exec(value)?.[1] ?? 0)

/** Whether a header protects as the shipped one does: a longer time or more closed features are fine. */
const protects = (name: string, served: string, shipped: string): boolean => {
  if (name === "Strict-Transport-Security") return maxAge(served) >= maxAge(shipped)
  if (name === "Permissions-Policy") return listed(shipped).every((feature) => listed(served).includes(feature))
  return served.trim().toLowerCase() === shipped.toLowerCase()
}

/**
 * Where an answer's headers fall short of the shipped policy (quality, "Security").
 *
 * @param header the served value of a header, null where it is missing
 * @param shipped the content policy that this deployment needs
 */
export const policyIssues = (
  header: (name: string) => string | null,
  shipped: ContentPolicy
): ReadonlyArray<PolicyIssue> => [
  ...contentPolicyIssues(header(contentPolicyHeader), shipped).map((message) => ({
    header: contentPolicyHeader,
    message
  })),
  ...Object.entries(policyHeaders).flatMap(([name, wanted]) => {
    const served = header(name)
    if (served !== null && protects(name, served, wanted)) return []
    const message = served === null ? "It is missing." : `It is "${served}".`
    return [{ header: name, message: `${message} Serve "${wanted}".` }]
  })
]
