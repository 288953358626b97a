import { at, type Broken, withHeader, without } from "./broken-deployments.ts"

/** What servers and what stands before them do to files and headers, how, and the one line that says so. */
export const brokenAnswers: ReadonlyArray<Broken> = [
  [
    "scripts that are sent as plain text",
    ({ breakConsole }) =>
      breakConsole(at("/assets/rows-3c4d.js", (reply) => withHeader(reply, "content-type", "text/plain"))),
    'Caching: CONSOLE/assets/rows-3c4d.js is sent as "text/plain", so browsers refuse it. Serve such files as "text/javascript".'
  ],
  [
    "scripts without a type",
    ({ breakConsole }) => breakConsole(at("/theme.js", (reply) => without(reply, "content-type"))),
    'Caching: CONSOLE/theme.js is sent without a Content-Type, so browsers refuse it. Serve such files as "text/javascript".'
  ],
  [
    "a script that is called packed and is not",
    ({ breakConsole }) =>
      breakConsole(at("/assets/rows-3c4d.js", (reply) => withHeader(reply, "content-encoding", "gzip"))),
    "Caching: CONSOLE/assets/rows-3c4d.js does not answer: what it sends is not packed as its Content-Encoding says. Send that header with packed files alone."
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
    "links that lead elsewhere",
    ({ breakConsole }) =>
      breakConsole(at("/be/1/dashboard", (reply) => ({ ...reply, status: 302, headers: { location: "/" }, text: "" }))),
    "Missing files: /be/1/dashboard, a link into the console, is answered with 302 and not with index.html. Make it the fallback for paths without an ending."
  ]
]
