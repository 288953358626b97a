import { at, type Broken, missing, withHeader, without } from "./broken-deployments.ts"
import type { Change } from "./deployment.ts"

/** What servers and what stands before them do to files and headers, how, and the one line that says so. */
export const brokenAnswers: ReadonlyArray<Broken> = [
  [
    "scripts that are sent as plain text",
    ({ breakConsole }) =>
      breakConsole(at("/assets/rows-3c4d.js", (reply) => withHeader(reply, "content-type", "text/plain"))),
    'Files: CONSOLE/assets/rows-3c4d.js is sent as "text/plain", so browsers refuse it. Serve such files as "text/javascript".'
  ],
  [
    "scripts without a type",
    ({ breakConsole }) => breakConsole(at("/theme.js", (reply) => without(reply, "content-type"))),
    'Files: CONSOLE/theme.js is sent without a Content-Type, so browsers refuse it. Serve such files as "text/javascript".'
  ],
  [
    "a script that is called packed and is not",
    ({ breakConsole }) =>
      breakConsole(at("/assets/rows-3c4d.js", (reply) => withHeader(reply, "content-encoding", "gzip"))),
    "Files: CONSOLE/assets/rows-3c4d.js does not answer: what it sends is not packed as its Content-Encoding says. Send that header with packed files alone."
  ],
  [
    "a page that is sent as text",
    ({ breakConsole }) =>
      breakConsole((reply, { path }) =>
        path === "/" ? withHeader(reply, "content-type", "application/octet-stream") : reply
      ),
    'Console: index.html is not sent as "text/html", so browsers show its text. Send it as that.'
  ],
  [
    "a policy that what stands before it adds to",
    ({ breakConsole }) =>
      breakConsole((reply) => {
        const policy = reply.headers["content-security-policy"] ?? ""
        return withHeader(reply, "content-security-policy", `${policy}, default-src 'self'`)
      }),
    "Policy: Content-Security-Policy: It is sent twice, and browsers apply both together. Send it once."
  ],
  [
    "a service that does not allow one method",
    ({ breakServices }) =>
      breakServices((reply, { method, path }) =>
        method === "OPTIONS" && path.startsWith("/management")
          ? withHeader(reply, "access-control-allow-methods", "GET, POST")
          : reply
      ),
    "Management service: It does not allow the method PUT. Add it to Access-Control-Allow-Methods."
  ],
  [
    "a service that redirects in a circle",
    ({ breakServices, services }) =>
      breakServices((reply, { method, path }) =>
        method === "GET" && path.startsWith("/security")
          ? { status: 302, headers: { ...reply.headers, location: `${services}${path}` }, text: "" }
          : reply
      ),
    'Security service: It redirects GET SERVICES/security/permissions to SERVICES/security/permissions, which the console does not follow. Put the address it leads to into "securityServiceBaseUrl".'
  ],
  [
    "all scripts that are sent as a page",
    ({ breakConsole }) =>
      breakConsole((reply, { path }) =>
        path.endsWith(".js") ? withHeader(reply, "content-type", "text/html") : reply
      ),
    'Files: CONSOLE/theme.js and 2 other files are sent as "text/html", so browsers refuse them. Serve such files as "text/javascript".'
  ],
  [
    "a configuration that is sent as a page",
    ({ breakConsole }) =>
      breakConsole(at("/config.json", (reply) => withHeader(reply, "content-type", "text/html; charset=utf-8"))),
    'Configuration: config.json is sent as "text/html". Serve it as "application/json".'
  ],
  [
    "a sign-on that leads to itself for ever",
    ({ breakServices, services }) =>
      breakServices((reply, { path }) =>
        path.startsWith("/sso/?")
          ? { status: 302, headers: { ...reply.headers, location: `${services}${path}` }, text: "" }
          : reply
      ),
    'Sign-in address: SERVICES/sso/?clientId=4&redirectToReferer=true redirects in a circle, so nobody can sign in. Correct "ssoBaseUrl" in config.json, or see whether the sign-on pages run.'
  ],
  [
    "a sign-on whose pages lead to one another for ever",
    ({ breakServices }) =>
      breakServices((reply, { path }) =>
        path.startsWith("/sso/?") || path === "/sso/login"
          ? { status: 302, headers: { location: path === "/sso/login" ? "/sso/?again" : "/sso/login" }, text: "" }
          : reply
      ),
    'Sign-in address: SERVICES/sso/?clientId=4&redirectToReferer=true redirects in a circle over SERVICES/sso/?again, so nobody can sign in. Correct "ssoBaseUrl" in config.json, or see whether the sign-on pages run.'
  ],
  [
    "a sign-on that leads to what is not there",
    ({ breakServices }) =>
      breakServices((reply, { path }) => {
        if (path === "/sso/login") return missing
        return path.startsWith("/sso/?") ? { status: 302, headers: { location: "login" }, text: "" } : reply
      }),
    'Sign-in address: SERVICES/sso/?clientId=4&redirectToReferer=true leads to SERVICES/sso/login, which answers 404. Correct "ssoBaseUrl" in config.json, or see whether the sign-on pages run.'
  ],
  [
    "a sign-on that redirects nowhere",
    ({ breakServices }) => breakServices(at("/sso/", () => ({ status: 302, headers: {}, text: "" }))),
    'Sign-in address: SERVICES/sso/?clientId=4&redirectToReferer=true answers 302 and leads nowhere. Correct "ssoBaseUrl" in config.json, or see whether the sign-on pages run.'
  ],
  [
    "the clock of this machine, of which all others say the same",
    ({ breakServices, breakRollouts }) => {
      const late: Change = (reply) => withHeader(reply, "date", new Date(Date.now() + 10 * 60_000).toUTCString())
      breakServices(late)
      breakRollouts(late)
    },
    "Clocks: All clocks that were told are 10 minutes ahead of this machine's, so it may well be the wrong one. Set it by a time server (NTP), and the services' where it is right."
  ],
  [
    "the clocks of two services",
    ({ breakServices }) =>
      breakServices((reply, { path }) => {
        if (path.startsWith("/management"))
          return withHeader(reply, "date", new Date(Date.now() + 3 * 3600_000).toUTCString())
        return path.startsWith("/sso") || path.startsWith("/security")
          ? withHeader(reply, "date", new Date(Date.now() - 10 * 60_000).toUTCString())
          : reply
      }),
    "Clocks: The sign-on service's and the security service's clocks are 10 minutes behind this machine's and the management service's clock is 3 hours ahead of this machine's. Set the clocks by a time server (NTP), this one's as well."
  ],
  [
    "assets that the policy was forgotten for",
    ({ breakConsole }) =>
      breakConsole((reply, { path }) =>
        path.startsWith("/assets/") ? without(reply, "content-security-policy") : reply
      ),
    "Policy: Content-Security-Policy: It is missing. Serve the policy of the shipped configuration. It is so at /assets/*.js alone."
  ],
  [
    "a schema that is not JSON",
    ({ breakConsole }) =>
      breakConsole(at("/schemas/configs/5.0.0.3124/config-schema.json", (reply) => ({ ...reply, text: "{" }))),
    "Schemas: schemas/configs/5.0.0.3124/config-schema.json could not be read, since the body must be JSON. Lay the file of the UTG's release there as it is."
  ],
  [
    "schemas that the web server may not read",
    ({ breakConsole }) => breakConsole(at("/schemas/schemamanifest.json", () => ({ ...missing, status: 403 }))),
    "Schemas: schemas/schemamanifest.json answers 403. Lay the file of the UTG's release there as it is."
  ],
  [
    "a manifest of versions that is none",
    ({ breakServices }) => breakServices(at("/versions/utg.json", (reply) => ({ ...reply, text: "[]" }))),
    'Version manifests: "utgManifestUrl": the manifest could not be read, since the answer must be an object with the list "product". Correct the manifest, or its address in config.json.'
  ],
  [
    "links that lead elsewhere",
    ({ breakConsole }) =>
      breakConsole(at("/be/1/dashboard", (reply) => ({ ...reply, status: 302, headers: { location: "/" }, text: "" }))),
    "Missing files: /be/1/dashboard, a link into the console, is answered with 302 and not with index.html. Make it the fallback for paths without an ending."
  ]
]
