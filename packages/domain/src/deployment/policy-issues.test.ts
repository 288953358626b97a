import { describe, expect, it } from "vitest"
import { policyIssues } from "./policy-issues.ts"
import { contentPolicy, contentPolicyText, policyHeaders } from "./security-policy.ts"

const management = "https://management.example.com"
const signOn = "https://sso.example.com"
const shipped = contentPolicy({ connect: [management], signOn })
const text = contentPolicyText(shipped)
const served: Readonly<Record<string, string>> = { ...policyHeaders, "Content-Security-Policy": text }

const issues = (changed: Readonly<Record<string, string | null>>) => {
  const headers: Readonly<Record<string, string | null>> = { ...served, ...changed }
  return policyIssues((name) => headers[name] ?? null, shipped).map(({ header, message }) => `${header}: ${message}`)
}
const ofPolicy = (changed: string) => issues({ "Content-Security-Policy": changed })

describe("the policy that a deployment serves", () => {
  it("is right as it is shipped", () => expect(issues({})).toEqual([]))

  it("without a content policy", () =>
    expect(issues({ "Content-Security-Policy": null })).toEqual([
      "Content-Security-Policy: It is missing. Serve the policy of the shipped configuration."
    ]))

  it("that is sent twice, as by a server and what stands before it", () =>
    expect(ofPolicy(`${text}, default-src 'self'`)).toEqual([
      "Content-Security-Policy: It is sent twice, and browsers apply both together. Send it once."
    ]))

  it("that leaves out a service", () =>
    expect(ofPolicy(text.replace(` ${management}`, ""))).toEqual([
      `Content-Security-Policy: connect-src does not allow ${management}. Add it.`
    ]))

  it("that leaves out all of a directive names each", () =>
    expect(ofPolicy(text.replace(`'self' ${management}`, ""))).toEqual([
      `Content-Security-Policy: connect-src does not allow 'self' ${management}. Add it.`
    ]))

  it("that allows more than is needed", () => {
    expect(ofPolicy(text.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'"))).toEqual([
      "Content-Security-Policy: script-src allows 'unsafe-inline', more than the console needs. Remove it."
    ])
    expect(ofPolicy(text.replace("connect-src 'self'", "connect-src 'self' https://*.example.com"))).toEqual([
      "Content-Security-Policy: connect-src allows https://*.example.com, more than the console needs. Remove it."
    ])
  })

  it("may talk to one more origin, as to the storage of uploads", () =>
    expect(ofPolicy(text.replace("connect-src 'self'", "connect-src 'self' https://storage.example.com"))).toEqual([]))

  it("that lacks a directive; of two the first counts, in any letters", () => {
    expect(ofPolicy(text.replace("frame-ancestors 'none'; ", ""))).toEqual([
      `Content-Security-Policy: frame-ancestors is missing. Serve "frame-ancestors 'none'".`
    ])
    expect(ofPolicy(`${text.replace("object-src", "Object-Src")}; ;object-src *`)).toEqual([])
  })

  it("without or with another value of a header", () =>
    expect(issues({ "X-Content-Type-Options": null, "Referrer-Policy": "no-referrer" })).toEqual([
      'X-Content-Type-Options: It is missing. Serve "nosniff".',
      'Referrer-Policy: It is "no-referrer". Serve "strict-origin-when-cross-origin".'
    ]))

  it("that protects longer, or closes more, is right; shorter or less is not", () => {
    const permissions = policyHeaders["Permissions-Policy"] ?? ""
    expect(
      issues({
        "Strict-Transport-Security": "max-age=63072000",
        "Permissions-Policy": `${permissions}, serial=()`,
        "X-Frame-Options": "deny"
      })
    ).toEqual([])
    const short = { "Strict-Transport-Security": "max-age=300", "Permissions-Policy": "camera=()" }
    expect(issues(short)).toEqual([
      'Strict-Transport-Security: It is "max-age=300". Serve "max-age=31536000; includeSubDomains".',
      `Permissions-Policy: It is "camera=()". Serve "${permissions}".`
    ])
    expect(issues({ "Strict-Transport-Security": "includeSubDomains" })).toHaveLength(1)
  })
})
