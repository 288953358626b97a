import fc from "fast-check"
import { expect, it } from "vitest"
import { areas } from "../permission/area.ts"
import { comparePath } from "./compare-route.ts"
import {
  dashboardPath,
  detailPath,
  homePath,
  isKnownRoute,
  listPath,
  rolloutPath,
  rolloutPlanPath,
  rolloutsPath
} from "./routes.ts"

const runs = { numRuns: 2000 }
const origin = "https://console.example"

const ids = fc.oneof(fc.nat(), fc.nat({ max: 999_999_999_999_999 }), fc.uuid())
const accounts = fc.nat({ max: 999_999_999_999_999 })
const compared = fc.record({ kind: fc.constantFrom("utg" as const, "profile" as const), id: accounts })
const paths = fc.oneof(
  fc.constant(homePath),
  accounts.map(dashboardPath),
  accounts.map(rolloutsPath),
  accounts.map(rolloutPlanPath),
  fc.tuple(accounts, fc.uuid()).map(([account, id]) => rolloutPath(account, id)),
  fc.tuple(accounts, fc.constantFrom(...areas)).map(([account, area]) => listPath(account, area)),
  fc
    .tuple(accounts, fc.constantFrom("utgs" as const, "profiles" as const, "templates" as const), ids)
    .map(([account, area, id]) => detailPath(account, area, id)),
  fc
    .tuple(accounts, fc.option(compared), fc.option(compared))
    .map(([account, left, right]) => comparePath(account, { left, right }))
)

it("every page has a path within the console, and known", () => {
  fc.assert(
    fc.property(paths, (path) => {
      const url = new URL(path, origin)
      expect([url.origin, url.pathname]).toEqual([origin, path.replace(/\?.*/su, "")])
      expect(isKnownRoute(url.pathname)).toBe(true)
    }),
    runs
  )
})

const id = "(?:\\d{1,15}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})"
const name = "(?!(?:\\.|%2[eE]){1,2}(?:/|$))(?:[^/\\\\\\s?#%]|%2[eEfF]|%41)+"
const record = `${id}(?:/(?:apiinterfaces(?:/${name})?|devices(?:/${name})?|config))?`
/** The pages of the documents said in another way: one expression over the whole path. */
const known = new RegExp(
  `^/(?:be/\\d{1,15}/(?:dashboard|utgs(?:/${record})?|installations|profiles(?:/(?:${record}|${id}/edit))?|templates(?:/${id})?|devices|forms|tasks|users)/?)?$`,
  "u"
)

const segments = fc.oneof(
  fc.constantFrom("be", "42", "0", "1234567890123456", "dashboard", "utgs", "profiles", "templates", "devices"),
  fc.constantFrom("apiinterfaces", "config", "edit", "tasks", "users", "forms", "installations", "0b8f6a50", "ipp320"),
  fc.constantFrom("", ".", "..", "%2e", "%2E.", "%2f", "%41", "%zz", "a b", "a\\b", "a?b", "a#b", "evil.example", "//"),
  fc.constant("0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60")
)
const likely = fc
  .tuple(
    fc.constantFrom("be", "be", "be", "bee"),
    fc.constantFrom("42", "42", "42", "x"),
    fc.constantFrom("utgs", "profiles", "templates", "devices", "dashboard"),
    fc.array(segments, { maxLength: 4 })
  )
  .map(([be, account, list, rest]) => `/${[be, account, list, ...rest].join("/")}`)

it("what is known is what the documents' pages are, and stays within the console", () => {
  const some = fc.oneof(
    likely,
    fc.array(segments, { maxLength: 6 }).map((each) => `/${each.join("/")}`),
    fc.string({
      unit: fc.constantFrom("/", "be", "42", "utgs", "..", "\\", ":", "evil.example", "@", "?"),
      maxLength: 9
    })
  )
  fc.assert(
    fc.property(some, (pathname) => {
      expect(isKnownRoute(pathname)).toBe(known.test(pathname))
      expect(!isKnownRoute(pathname) || new URL(pathname, origin).href === `${origin}${pathname}`).toBe(true)
    }),
    runs
  )
})
