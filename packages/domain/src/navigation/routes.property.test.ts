import fc from "fast-check"
import { expect, it } from "vitest"
import { areas } from "../permission/area.ts"
import { comparePath } from "./compare-route.ts"
import { type Page, type ProfileTab, parsePage, type RecordTab } from "./page.ts"
import { profilePath, utgPath } from "./record-routes.ts"
import { dashboardPath, detailPath, homePath, isKnownRoute, listPath, rolloutPath, rolloutsPath } from "./routes.ts"

const runs = { numRuns: 2000 }
const origin = "https://console.example"

const ids = fc.oneof(fc.nat(), fc.nat({ max: 999_999_999_999_999 }), fc.uuid())
const accounts = fc.nat({ max: 999_999_999_999_999 })
const text = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(..."./\\?#%2e&=+ ") })
)
const names = text.filter((each) => !["", ".", ".."].includes(each))

const recordTabs: fc.Arbitrary<RecordTab> = fc.oneof(
  fc.constantFrom<RecordTab>({ tab: "general" }, { tab: "apiinterfaces" }, { tab: "devices" }, { tab: "config" }),
  fc.record({ tab: fc.constant("apiinterface" as const), cdType: names, port: fc.option(text) }),
  fc.record({ tab: fc.constant("device" as const), deviceType: names, taskDesc: fc.option(text) })
)
const profileTabs: fc.Arbitrary<ProfileTab> = fc.oneof(
  { weight: 4, arbitrary: recordTabs },
  { weight: 1, arbitrary: fc.constant({ tab: "edit" } as const) }
)
const at = { businessEntityId: accounts }
const compared = fc.record({ kind: fc.constantFrom("utg" as const, "profile" as const), id: accounts })
const pages: fc.Arbitrary<Page> = fc.oneof(
  fc.constant({ page: "home" } as const),
  fc.record({ page: fc.constant("dashboard" as const), ...at }),
  fc.record({ page: fc.constant("list" as const), ...at, area: fc.constantFrom(...areas) }),
  fc.record({ page: fc.constant("template" as const), ...at, id: ids }),
  fc.record({ page: fc.constant("compare" as const), ...at, left: fc.option(compared), right: fc.option(compared) }),
  fc.record({ page: fc.constant("rollouts" as const), ...at }),
  fc.record({ page: fc.constant("rollout" as const), ...at, id: fc.uuid() }),
  fc.record({ page: fc.constant("utg" as const), ...at, id: ids, at: recordTabs }),
  fc.record({ page: fc.constant("profile" as const), ...at, id: ids, at: profileTabs })
)

const pathOf = (page: Page): string => {
  switch (page.page) {
    case "home":
      return homePath
    case "dashboard":
      return dashboardPath(page.businessEntityId)
    case "list":
      return listPath(page.businessEntityId, page.area)
    case "compare":
      return comparePath(page.businessEntityId, page)
    case "rollouts":
      return rolloutsPath(page.businessEntityId)
    case "rollout":
      return rolloutPath(page.businessEntityId, page.id)
    case "template":
      return detailPath(page.businessEntityId, "templates", page.id)
    case "utg":
      return utgPath(page.businessEntityId, page.id, page.at)
    case "profile":
      return profilePath(page.businessEntityId, page.id, page.at)
  }
}

it("every page has a path within the console, known, and back to the page", () => {
  fc.assert(
    fc.property(pages, (page) => {
      const url = new URL(pathOf(page), origin)
      expect(url.origin).toBe(origin)
      expect(url.pathname).toBe(pathOf(page).replace(/\?.*/su, ""))
      expect(isKnownRoute(url.pathname)).toBe(true)
      expect(parsePage(url.pathname, url.search)).toEqual(page)
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
  const paths = fc.oneof(
    likely,
    fc.array(segments, { maxLength: 6 }).map((each) => `/${each.join("/")}`),
    fc.string({
      unit: fc.constantFrom("/", "be", "42", "utgs", "..", "\\", ":", "evil.example", "@", "?"),
      maxLength: 9
    })
  )
  fc.assert(
    fc.property(paths, (pathname) => {
      expect(isKnownRoute(pathname)).toBe(known.test(pathname))
      expect(!isKnownRoute(pathname) || new URL(pathname, origin).href === `${origin}${pathname}`).toBe(true)
    }),
    runs
  )
})
