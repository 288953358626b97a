import { describe, expect, it } from "vitest"
import { contentPolicy, contentPolicyText, policyHeaders } from "./security-policy.ts"

const management = "https://management.example.com"
const security = "https://security.example.com"
const signOn = "https://sso.example.com"
const policy = contentPolicy({ connect: [security, management], signOn })
const header = (name: string): string => policyHeaders[name] ?? ""

/** Of a `Permissions-Policy`: who may use each feature. */
const permissions = new Map(
  header("Permissions-Policy")
    .split(", ")
    .map((part): [feature: string, allowed: string] => {
      const [feature = "", allowed = ""] = part.split("=")
      return [feature, allowed]
    })
)

describe("the content policy", () => {
  it("allows what no directive names to nobody", () => expect(policy.get("default-src")).toEqual(["'none'"]))

  it.each(["script-src", "style-src", "font-src", "worker-src", "manifest-src"])(
    "takes %s from the console's own origin alone",
    (directive) => expect(policy.get(directive)).toEqual(["'self'"])
  )

  it("lets calls go to the console's own origin and the services it is given", () =>
    expect(policy.get("connect-src")).toEqual(["'self'", security, management]))

  it("takes pictures from itself, from what it drew, and from where people sign on", () => {
    expect(policy.get("img-src")).toEqual(["'self'", "data:", signOn])
    expect(contentPolicy({ connect: [], signOn: null }).get("img-src")).toEqual(["'self'", "data:"])
  })

  it.each(["frame-src", "frame-ancestors", "object-src", "base-uri", "form-action", "style-src-attr"])(
    "allows nothing for %s",
    (directive) => expect(policy.get(directive)).toEqual(["'none'"])
  )

  it("lets no text become script but by the console's one named policy", () => {
    expect(policy.get("require-trusted-types-for")).toEqual(["'script'"])
    expect(policy.get("trusted-types")).toEqual([expect.stringMatching(/^[a-z][a-z-]*$/u)])
  })

  it("is served as a line of directives, each with what it allows", () =>
    expect(
      contentPolicyText(
        new Map([
          ["default-src", ["'none'"]],
          ["connect-src", ["'self'", management]]
        ])
      )
    ).toBe(`default-src 'none'; connect-src 'self' ${management}`))
})

describe("the headers beside it", () => {
  it("keep a browser to HTTPS for a year, below the console's host too", () =>
    expect(header("Strict-Transport-Security").split("; ")).toEqual([
      `max-age=${365 * 24 * 60 * 60}`,
      "includeSubDomains"
    ]))

  it("have types taken as they are named, and no page around the console", () =>
    expect([header("X-Content-Type-Options"), header("X-Frame-Options")]).toEqual(["nosniff", "DENY"]))

  it("tell another site the console's origin and no path, and none without HTTPS", () =>
    expect(header("Referrer-Policy")).toBe("strict-origin-when-cross-origin"))

  it("keep the console's windows, files and process to its own origin", () =>
    expect([
      header("Cross-Origin-Opener-Policy"),
      header("Cross-Origin-Resource-Policy"),
      header("Origin-Agent-Cluster")
    ]).toEqual(["same-origin", "same-origin", "?1"]))

  it("open one feature of the browser, which is writing to the clipboard, to the console alone", () => {
    const open = [...permissions].filter(([, allowed]) => allowed !== "()")
    expect(open).toEqual([["clipboard-write", "(self)"]])
    for (const feature of permissions.keys()) expect(feature).toMatch(/^[a-z]+(?:-[a-z]+)*$/u)
  })

  it.each(["camera", "microphone", "geolocation", "usb", "payment", "display-capture", "clipboard-read"])(
    "close %s to everybody",
    (feature) => expect(permissions.get(feature)).toBe("()")
  )
})
