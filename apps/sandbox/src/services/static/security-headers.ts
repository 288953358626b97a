import type { MiddlewareHandler } from "hono"

/** The empty string's hash: Emotion's production mode inserts its rules into an empty `<style>`. */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The one Trusted Types policy the console may create; it lets the rows worker's address through. */
const trustedTypesPolicy = "command-center"

/** The content security policy of the console's files, as the deployed console has it. */
const consolePolicy = (signOnOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyleHash}`,
    "style-src-attr 'none'",
    `img-src 'self' data: ${signOnOrigin}`,
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`
  ].join("; ")

/** The policy of the sandbox's own pages: no script, one stylesheet, a form that may lead back to a local console. */
export const ownPagePolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'self' http://localhost:* http://127.0.0.1:*",
  "frame-ancestors 'none'"
].join("; ")

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

const always: Readonly<Record<string, string>> = {
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Origin-Agent-Cluster": "?1",
  "Permissions-Policy": permissionsPolicy
}

/** Puts the headers of the deployed console on every answer; a handler may have set its own in their place. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(always)) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value)
  }
  if (!context.res.headers.has("Content-Security-Policy")) {
    context.res.headers.set("Content-Security-Policy", consolePolicy(new URL(context.req.url).origin))
  }
}
