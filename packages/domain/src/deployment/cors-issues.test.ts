import { describe, expect, it } from "vitest"
import { isReadable, preflightIssues } from "./cors-issues.ts"

const origin = "https://console.example.com"
const all = {
  "Access-Control-Allow-Origin": origin,
  "Access-Control-Allow-Methods": "GET, PUT",
  "Access-Control-Allow-Headers": "authorization,Clientid"
}
const answer = (headers: Readonly<Record<string, string>>, status = 204) => ({
  status,
  header: (name: string) => headers[name] ?? null
})
const issues = (changed: Readonly<Record<string, string>>, status?: number, method = "PUT") =>
  preflightIssues(answer({ ...all, ...changed }, status), { origin, method, headers: ["Authorization", "Clientid"] })

describe("the answer to a preflight", () => {
  it("that allows origin, method and headers has no issue", () => expect(issues({})).toEqual([]))
  it.each([100, 301, 405, 500])("is worth nothing with status %i", (status) =>
    expect(issues({}, status)).toEqual([
      `It answers a preflight (OPTIONS) with ${status}, so browsers send nothing. Answer it with 204.`
    ])
  )
  it.each([200, 204, 299])("counts with status %i", (status) => expect(issues({}, status)).toEqual([]))
  it("names another origin than the console's", () =>
    expect(issues({ "Access-Control-Allow-Origin": "https://example.com" })).toEqual([
      `It does not allow the console's origin, only "https://example.com". Send Access-Control-Allow-Origin: ${origin}`
    ]))
  it("names the origin twice, as by a service and what stands before it", () =>
    expect(issues({ "Access-Control-Allow-Origin": `${origin}, ${origin}` })).toEqual([
      `It sends Access-Control-Allow-Origin twice ("${origin}, ${origin}"), so browsers send nothing. Send it once: ${origin}`
    ]))
  it("names no origin", () =>
    expect(preflightIssues(answer({}), { origin, method: "GET", headers: [] })).toEqual([
      `It does not allow the console's origin. Send Access-Control-Allow-Origin: ${origin}`
    ]))
  it("leaves out a method and headers", () =>
    expect(issues({ "Access-Control-Allow-Methods": "", "Access-Control-Allow-Headers": "x" })).toEqual([
      "It does not allow the method PUT. Add it to Access-Control-Allow-Methods.",
      "It does not allow the headers Authorization, Clientid. Add them to Access-Control-Allow-Headers."
    ]))
  it("need not name GET and POST", () => {
    expect(issues({ "Access-Control-Allow-Methods": "" }, 204, "GET")).toEqual([])
    expect(issues({ "Access-Control-Allow-Methods": "" }, 204, "POST")).toEqual([])
  })
  it("allows all by a star, but not Authorization", () => {
    const star = { "Access-Control-Allow-Methods": "*", "Access-Control-Allow-Headers": "*" }
    expect(issues({ ...star, "Access-Control-Allow-Origin": "*" })).toEqual([
      "It does not allow the headers Authorization. Add them to Access-Control-Allow-Headers."
    ])
  })
})

it("an answer can be read by the origin that it names, or by all", () => {
  const allowed = ["*", origin, "https://example.com", "null"]
  const readable = allowed.filter((value) => isReadable(answer({ "Access-Control-Allow-Origin": value }), origin))
  expect(readable).toEqual(["*", origin])
  expect(isReadable(answer({}), origin)).toBe(false)
})
