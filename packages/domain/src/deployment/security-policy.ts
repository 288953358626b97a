/** Whom the console talks to besides its own origin. */
export interface PolicyOrigins {
  /** The services, the version manifests, and where forms are uploaded to. */
  readonly connect: ReadonlyArray<string>
  /** Where profile images come from; null where that is the console's own origin. */
  readonly signOn: string | null
}

export type ContentPolicy = ReadonlyMap<string, ReadonlyArray<string>>

/** The one Trusted Types policy the console may create; it lets the rows worker's address through. */
const trustedTypesPolicy = "command-center"

/** The content security policy a console is served with: what each directive allows. */
export const contentPolicy = ({ connect, signOn }: PolicyOrigins): ContentPolicy =>
  new Map([
    ["default-src", ["'none'"]],
    ["script-src", ["'self'"]],
    ["style-src", ["'self'"]],
    ["style-src-attr", ["'none'"]],
    ["img-src", ["'self'", "data:", ...(signOn === null ? [] : [signOn])]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...connect]],
    ["worker-src", ["'self'"]],
    ["manifest-src", ["'self'"]],
    ["frame-src", ["'none'"]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", ["'none'"]],
    ["frame-ancestors", ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    ["trusted-types", [trustedTypesPolicy]]
  ])

/** A content security policy as the header has it. */
export const contentPolicyText = (policy: ContentPolicy): string =>
  [...policy].map(([directive, sources]) => [directive, ...sources].join(" ")).join("; ")

const closedPermissions = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking"
]

const permissionsPolicy = [
  ...closedPermissions.map((feature) => `${feature}=()`),
  "clipboard-read=()",
  "clipboard-write=(self)"
].join(", ")

/** The headers that every file of a console is served with, the content security policy aside. */
export const policyHeaders: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": permissionsPolicy
}
