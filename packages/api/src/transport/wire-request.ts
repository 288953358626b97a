import { clientId } from "@command-center/domain/session/sign-on"
import type { Call, FileCall, ServiceName } from "./call.ts"
import type { CurrentCredentials } from "./credentials.ts"
import { envelopeVersion, headerNames } from "./wire-contract.ts"

/** A call as it goes over the wire. */
export interface Request {
  readonly address: string
  readonly method: "GET" | "POST" | "PUT"
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

/** What an address and headers are made of: a call without what is done with its answer. */
export type Addressed = Omit<Call<unknown>, "read" | "receive"> | Omit<FileCall, "expected">

/** Half a surrogate pair cannot be encoded; the others could lead elsewhere. */
const isSafe = (segment: string | number): boolean =>
  typeof segment === "number"
    ? Number.isSafeInteger(segment)
    : segment !== "" && segment !== "." && segment !== ".." && !/\p{Surrogate}/u.test(segment)

/** The path of a call, each segment encoded; null where one of them is not safe. */
const pathOf = (place: ReadonlyArray<string | number>): string | null =>
  place.every(isSafe) ? place.map(encodeURIComponent).join("/") : null

const baseOf = (service: ServiceName, base: string, { config }: CurrentCredentials): string | null => {
  switch (service) {
    case "static":
      return base.replace(/\/+$/u, "")
    case "sso":
      return config?.ssoServiceBaseUrl ?? null
    case "security":
      return config?.securityServiceBaseUrl ?? null
    case "management":
      return config?.managementServiceBaseUrl ?? null
    case "rollouts":
      return config?.rolloutServiceUrl ?? null
  }
}

/** A stored token may be damaged: what no header can hold is no token. */
const isSendable = (token: string | null): boolean => token !== null && /^[\x21-\x7e]+$/u.test(token)

const withQuery = (address: string, query: Addressed["query"]): string => {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}${pairs.join("&")}`
}

const addressOf = (
  { place, service, query }: Addressed,
  base: string,
  credentials: CurrentCredentials
): string | null => {
  if (place instanceof URL) return withQuery(place.href, query)
  const root = baseOf(service, base, credentials)
  const path = pathOf(place)
  return root === null || path === null ? null : withQuery(`${root}/${path}`, query)
}

const isEnveloped = (call: Addressed): boolean => call.service === "security" || call.service === "management"

/** Where a token is needed: the services of the documents, and that of rollouts. */
const needsToken = (call: Addressed): boolean =>
  call.anonymous !== true && (isEnveloped(call) || call.service === "rollouts")

/** The service of rollouts is ours: a bearer token, and no envelope. */
const rolloutHeaders = (call: Addressed, token: string | null): Readonly<Record<string, string>> => ({
  ...(token === null ? {} : { [headerNames.authorization]: `Bearer ${token}` }),
  ...(call.body === undefined ? {} : { [headerNames.contentType]: "application/json" }),
  ...(call.accept === undefined ? {} : { [headerNames.accept]: call.accept }),
  ...(call.idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: call.idempotencyKey }),
  ...(call.lastEventId === undefined ? {} : { [headerNames.lastEventId]: call.lastEventId })
})

/** Every header of a call (contract, Headers): the services get all, single sign-on no token, static files none. */
const headersOf = (call: Addressed, token: string | null): Readonly<Record<string, string>> => {
  if (call.service === "static") return {}
  const override =
    call.method === "DELETE" || call.method === "PATCH" ? { [headerNames.methodOverride]: call.method } : {}
  const json = { [headerNames.contentType]: "application/json" }
  if (call.service === "rollouts") return rolloutHeaders(call, token)
  if (!isEnveloped(call)) return call.body === undefined ? override : { ...json, ...override }
  return {
    ...(token === null || call.anonymous === true ? {} : { [headerNames.authorization]: token }),
    ...json,
    [headerNames.clientId]: String(clientId),
    [headerNames.requestEnvelope]: envelopeVersion,
    [headerNames.responseEnvelope]: envelopeVersion,
    ...override
  }
}

/** Milliseconds for one attempt, answer included. */
export const timeouts = { read: 30_000, write: 60_000 } as const

/** What keeps a call from being sent: there is no address for it, or no token where one is needed. */
export type Unsendable = "address" | "token"

/** What goes over the wire for a call, or why nothing can (contract, Headers). */
export const wireRequestOf = (call: Addressed, base: string, credentials: CurrentCredentials): Request | Unsendable => {
  const address = addressOf(call, base, credentials)
  if (address === null) return "address"
  const token = call.token ?? credentials.token
  if (needsToken(call) && !isSendable(token)) return "token"
  const method = call.method === "DELETE" || call.method === "PATCH" ? "POST" : call.method
  return {
    address,
    method,
    headers: headersOf(call, token),
    body: call.text ?? (call.body === undefined ? null : JSON.stringify(call.body))
  }
}

/**
 * How every request is made. Redirects are answered and not followed: a token must not travel to another address. A static
 * file is asked for as the page asks for `config.json` ahead, and is of the console's own origin.
 */
export const fetchOptionsOf = ({ service }: Addressed) =>
  ({ redirect: "manual", credentials: service === "static" ? "same-origin" : "omit", cache: "no-store" }) as const
