import type { Change, Reply, TestDeployment } from "./deployment.ts"

export const without = ({ headers, ...reply }: Reply, name: string): Reply => ({
  ...reply,
  headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name))
})
export const withHeader = (reply: Reply, name: string, value: string): Reply => ({
  ...reply,
  headers: { ...reply.headers, [name]: value }
})
export const missing: Reply = { status: 404, headers: { "cache-control": "no-store" }, text: "none" }

/** Changes the answers of one path. */
export const at =
  (path: string, change: Change): Change =>
  (reply, asked) =>
    asked.path.split("?")[0] === path ? change(reply, asked) : reply

const configured =
  (values: () => Readonly<Record<string, string>>): Change =>
  (reply) => ({ ...reply, text: JSON.stringify({ ...JSON.parse(reply.text), ...values() }) })

/** What is set up wrongly, how, and the one line that says so. */
export type Broken = readonly [what: string, breakIt: (deployed: TestDeployment) => void, line: string]

export const broken: ReadonlyArray<Broken> = [
  [
    "a configuration with an address that is not https",
    ({ breakConsole }) =>
      breakConsole(
        at(
          "/config.json",
          configured(() => ({ emberUrl: "http://old.example.com" }))
        )
      ),
    'Configuration: config.json: "emberUrl" must begin with https://.'
  ],
  [
    "a service that does not run",
    ({ breakConsole, services }) =>
      breakConsole(
        at(
          "/config.json",
          configured(() => ({ securityServiceBaseUrl: `${services}/nowhere` }))
        )
      ),
    'Security service: GET SERVICES/nowhere/permissions is answered with 200 and a page, so SERVICES/nowhere is not the service. Correct "securityServiceBaseUrl" in config.json.'
  ],
  [
    "a gateway before a service that is down",
    ({ breakServices }) =>
      breakServices((reply, { path }) => (path.startsWith("/management") ? { ...reply, status: 502 } : reply)),
    "Management service: It answers GET SERVICES/management/businessentities/1/configtemplates with 502. See whether it runs, and what stands before it."
  ],
  [
    "a service that does not allow a header",
    ({ breakServices }) =>
      breakServices((reply, { method, path }) =>
        method === "OPTIONS" && path.startsWith("/management")
          ? withHeader(reply, "access-control-allow-headers", "authorization, content-type, X-HTTP-Method-Override")
          : reply
      ),
    "Management service: It does not allow the headers Clientid, Request-Envelope-Version, Response-Envelope-Version. Add them to Access-Control-Allow-Headers."
  ],
  [
    "a service whose refusals cannot be read",
    ({ breakServices }) =>
      breakServices((reply, { path }) =>
        path.startsWith("/security") && reply.status === 401 ? without(reply, "access-control-allow-origin") : reply
      ),
    "Security service: Its answer 401 to a call without a token has no Access-Control-Allow-Origin for the console, which then takes a refusal for a broken connection. Send the header with every status."
  ],
  [
    "a policy that leaves out the services",
    ({ breakConsole }) =>
      breakConsole((reply) => {
        const policy = reply.headers["content-security-policy"] ?? ""
        return withHeader(reply, "content-security-policy", policy.replace(/connect-src [^;]*/u, "connect-src 'self'"))
      }),
    "Policy: Content-Security-Policy: connect-src does not allow SERVICES ROLLOUTS. Add it."
  ],
  [
    "a header that one place forgets",
    ({ breakConsole }) => breakConsole(at("/config.json", (reply) => without(reply, "x-content-type-options"))),
    'Policy: X-Content-Type-Options: It is missing. Serve "nosniff". It is so at /config.json alone.'
  ],
  [
    "a page that browsers keep",
    ({ breakConsole }) =>
      breakConsole((reply, { path }) =>
        path === "/" ? withHeader(reply, "cache-control", "public, max-age=600") : reply
      ),
    'Caching: index.html may be kept by browsers, which then miss a release. Serve it with Cache-Control: "no-store".'
  ],
  [
    "assets that are asked for each time",
    ({ breakConsole }) =>
      breakConsole(at("/assets/index-1a2b.js", (reply) => withHeader(reply, "cache-control", "no-cache"))),
    'Caching: Files below assets/ are asked for again though they never change. Serve them with Cache-Control: "public, max-age=31536000, immutable".'
  ],
  [
    "a file without a name of its release that is kept for good",
    ({ breakConsole }) =>
      breakConsole(
        at("/theme.js", (reply) => withHeader(reply, "cache-control", "public, max-age=31536000, immutable"))
      ),
    'Caching: CONSOLE/theme.js has the same name in every release and may be kept by browsers, which then miss one. Serve it with Cache-Control: "no-cache".'
  ],
  [
    "a build of which a file is missing",
    ({ breakConsole }) => breakConsole(at("/assets/rows-3c4d.js", () => missing)),
    "Files: CONSOLE/assets/rows-3c4d.js, which the page begins with, is not there. Deploy all files of one build."
  ],
  [
    "missing files that are answered with the page",
    ({ breakConsole }) =>
      breakConsole((reply, { path }) =>
        path.startsWith("/schemas/doctor")
          ? { ...reply, status: 200, headers: { "content-type": "text/html" }, text: "<!doctype html>" }
          : reply
      ),
    "Missing files: /schemas/doctor-0000000.json, which is not there, is answered with 200 and a page. Answer missing files with 404; the page is for paths without an ending."
  ],
  [
    "no schemas",
    ({ breakConsole }) => breakConsole(at("/schemas/schemamanifest.json", () => missing)),
    "Schemas: schemas/schemamanifest.json is missing. The release of the UTG has it; npm run build takes it with --static."
  ],
  [
    "a schema that is none",
    ({ breakConsole }) =>
      breakConsole(at("/schemas/devices/2/lane3000-config.json", (reply) => ({ ...reply, text: "{}" }))),
    "Schemas: schemas/devices/2/lane3000-config.json: The schema names no settings."
  ],
  [
    "a version that has no configuration schema",
    ({ breakConsole }) => breakConsole(at("/schemas/configs/5.0.0.3124/config-schema.json", () => missing)),
    "Schemas: schemas/configs/5.0.0.3124/config-schema.json is missing. The release of the UTG has it; npm run build takes it with --static."
  ],
  [
    "a device list that is empty",
    ({ breakConsole }) =>
      breakConsole(
        at("/jsonform/lib/componentdevices.json", (reply) => ({ ...reply, text: '{"componentDevice":[]}' }))
      ),
    "Schemas: jsonform/lib/componentdevices.json: It names no device. The release of the UTG has it; npm run build takes it with --static."
  ],
  [
    "a rollout service that is not ready",
    ({ breakRollouts }) => breakRollouts(at("/health/ready", (reply) => ({ ...reply, status: 503 }))),
    "Rollout service: It answers GET ROLLOUTS/health/ready with 503. See whether it runs, and what stands before it."
  ],
  [
    "a rollout service whose steps browsers do not send",
    ({ breakRollouts }) =>
      breakRollouts((reply, { method }) =>
        method === "OPTIONS"
          ? withHeader(reply, "access-control-allow-headers", "Authorization, Content-Type, Last-Event-ID")
          : reply
      ),
    "Rollout service: It does not allow the headers Idempotency-Key. Add them to Access-Control-Allow-Headers."
  ],
  [
    "another program where the rollout service is said to be",
    ({ breakRollouts }) => breakRollouts(at("/health/ready", () => missing)),
    'Rollout service: GET ROLLOUTS/health/ready is answered with 404, so ROLLOUTS is not the service. Correct "rolloutServiceUrl" in config.json.'
  ],
  [
    "a manifest of versions without one that is generally available",
    ({ breakServices }) =>
      breakServices(
        at("/versions/utg.json", (reply) => ({ ...reply, text: reply.text.replaceAll(/:\s*true/gu, ":false") }))
      ),
    'Version manifests: "utgManifestUrl": the manifest has no version that is generally available. Flag one with generalAvailability.'
  ],
  [
    "a manifest of versions with one that cannot be downloaded",
    ({ breakServices }) =>
      breakServices(
        at("/versions/utg.json", (reply) => ({ ...reply, text: reply.text.replace("downloadLocation", "location") }))
      ),
    'Version manifests: "utgManifestUrl": 1 of the manifest\'s products cannot be offered. Correct them: downloadLocation must be text.'
  ],
  [
    "a service whose clock is wrong",
    ({ breakServices }) =>
      breakServices((reply, { path }) =>
        path.startsWith("/security")
          ? withHeader(reply, "date", new Date(Date.now() - 10 * 60_000).toUTCString())
          : reply
      ),
    "Clocks: The security service's clock is 10 minutes behind this machine's. Set the clocks by a time server (NTP), this one's as well."
  ],
  [
    "sign-on pages that are not there",
    ({ breakServices }) => breakServices(at("/sso/", () => missing)),
    'Sign-in address: SERVICES/sso/?clientId=4&redirectToReferer=true answers 404. Correct "ssoBaseUrl" in config.json, or see whether the sign-on pages run.'
  ]
]
