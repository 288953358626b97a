import { envelopeVersion, headerNames, paths } from "@command-center/api/transport/wire-contract"
import type { RuntimeConfig } from "@command-center/domain/session/runtime-config"
import { clientId } from "@command-center/domain/session/sign-on"
import type { Check } from "./finding.ts"

interface Preflighted {
  readonly method: "GET" | "POST" | "PUT"
  readonly path: string
  readonly headers: ReadonlyArray<string>
}

/** A service as the console calls it: what a browser asks leave for, and a read that changes nothing. */
export interface CheckedService {
  readonly check: Check
  readonly key: string
  readonly base: string
  readonly preflights: ReadonlyArray<Preflighted>
  readonly read: { readonly path: string; readonly headers: Readonly<Record<string, string>> }
}

const pathOf = (place: ReadonlyArray<string | number>): string => place.join("/")

const enveloped = [
  headerNames.authorization,
  headerNames.contentType,
  headerNames.clientId,
  headerNames.requestEnvelope,
  headerNames.responseEnvelope
]
const withOverride = [...enveloped, headerNames.methodOverride]

/** What a call without a token carries. */
const envelope = {
  [headerNames.contentType]: "application/json",
  [headerNames.clientId]: String(clientId),
  [headerNames.requestEnvelope]: envelopeVersion,
  [headerNames.responseEnvelope]: envelopeVersion
}

/** The service of rollouts: steps have a key, events are asked for from the last one seen. */
const rolloutService = (base: string): CheckedService => ({
  check: "Rollout service",
  key: "rolloutServiceUrl",
  base,
  preflights: [
    { method: "GET", path: pathOf(paths.rollouts), headers: [headerNames.authorization, headerNames.contentType] },
    {
      method: "POST",
      path: pathOf(paths.rollouts),
      headers: [headerNames.authorization, headerNames.contentType, headerNames.idempotencyKey]
    },
    {
      method: "GET",
      path: pathOf(paths.rolloutPart("doctor", "events")),
      headers: [headerNames.authorization, headerNames.lastEventId]
    }
  ],
  read: { path: "health/ready", headers: {} }
})

export const servicesOf = (config: RuntimeConfig): ReadonlyArray<CheckedService> => [
  {
    check: "Sign-on service",
    key: "ssoServiceBaseUrl",
    base: config.ssoServiceBaseUrl,
    preflights: [{ method: "POST", path: pathOf(paths.accessTokens), headers: [headerNames.contentType] }],
    read: { path: pathOf(paths.accessToken("doctor")), headers: {} }
  },
  {
    check: "Security service",
    key: "securityServiceBaseUrl",
    base: config.securityServiceBaseUrl,
    preflights: [
      { method: "GET", path: pathOf(paths.permissions), headers: enveloped },
      { method: "POST", path: pathOf(paths.usersOf(1)), headers: withOverride }
    ],
    read: { path: pathOf(paths.permissions), headers: envelope }
  },
  {
    check: "Management service",
    key: "managementServiceBaseUrl",
    base: config.managementServiceBaseUrl,
    preflights: [
      { method: "GET", path: pathOf(paths.deviceSchemas), headers: enveloped },
      { method: "POST", path: pathOf(paths.component(1, 1)), headers: withOverride },
      { method: "PUT", path: pathOf(paths.component(1, 1)), headers: enveloped }
    ],
    read: { path: pathOf(paths.templates(1)), headers: envelope }
  },
  ...(config.rolloutServiceUrl === undefined ? [] : [rolloutService(config.rolloutServiceUrl)])
]
