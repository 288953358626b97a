import { callMessages } from "@command-center/domain/message/call-messages"
import { clientId } from "@command-center/domain/session/sign-on"
import { Result } from "effect"
import { type ApiError, notSent, unauthorized } from "./api-error.ts"
import type { Call, FileCall, Place, ServiceName } from "./call.ts"
import type { CurrentCredentials } from "./credentials.ts"
import { envelopeVersion, headerNames } from "./wire-contract.ts"

export interface Request {
  readonly address: string
  readonly method: "GET" | "POST" | "PUT"
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

type AnyCall = Call<unknown> | FileCall

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

const withQuery = (address: string, query: AnyCall["query"]): string => {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
  return pairs.length === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}${pairs.join("&")}`
}

const addressOf = (
  place: Place,
  service: ServiceName,
  base: string,
  credentials: CurrentCredentials
): string | null => {
  if (place instanceof URL) return place.href
  const root = baseOf(service, base, credentials)
  const path = pathOf(place)
  return root === null || path === null ? null : `${root}/${path}`
}

const isEnveloped = (call: AnyCall): boolean => call.service === "security" || call.service === "management"

/** Where a token is needed: the services of the documents, and that of rollouts. */
const needsToken = (call: AnyCall): boolean =>
  call.anonymous !== true && (isEnveloped(call) || call.service === "rollouts")

/** The service of rollouts is ours: a bearer token, and no envelope. */
const rolloutHeaders = (call: AnyCall, token: string | null): Readonly<Record<string, string>> => ({
  ...(token === null ? {} : { [headerNames.authorization]: `Bearer ${token}` }),
  ...(call.body === undefined ? {} : { [headerNames.contentType]: "application/json" }),
  ...(call.accept === undefined ? {} : { [headerNames.accept]: call.accept }),
  ...(call.idempotencyKey === undefined ? {} : { [headerNames.idempotencyKey]: call.idempotencyKey }),
  ...(call.lastEventId === undefined ? {} : { [headerNames.lastEventId]: call.lastEventId })
})

/** Every header of a call (contract, Headers): the services get all, single sign-on no token, static files none. */
const headersOf = (call: AnyCall, token: string | null): Readonly<Record<string, string>> => {
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

/** What goes over the wire for a call; fails where it cannot be addressed or no token is held. */
export const requestOf = (
  call: AnyCall,
  base: string,
  credentials: CurrentCredentials
): Result.Result<Request, ApiError> => {
  const address = addressOf(call.place, call.service, base, credentials)
  if (address === null)
    return Result.fail(notSent(credentials.config === null ? callMessages.notConfigured : callMessages.notAddressed))
  const token = call.token ?? credentials.token
  if (needsToken(call) && !isSendable(token)) return Result.fail(unauthorized)
  const method = call.method === "DELETE" || call.method === "PATCH" ? "POST" : call.method
  return Result.succeed({
    address: withQuery(address, call.query),
    method,
    headers: headersOf(call, token),
    body: call.text ?? (call.body === undefined ? null : JSON.stringify(call.body))
  })
}
