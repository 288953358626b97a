import { describe, expect, it } from "vitest"
import { areas } from "../permission/area.ts"
import { type Page, parsePage, type RecordTab } from "./page.ts"
import { profilePath, utgPath } from "./record-routes.ts"

const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"
const be = { businessEntityId: 42 }

const tabs: ReadonlyArray<readonly [path: string, search: string, at: RecordTab]> = [
  ["", "", { tab: "general" }],
  ["/apiinterfaces", "", { tab: "apiinterfaces" }],
  ["/apiinterfaces/148", "", { tab: "apiinterface", cdType: "148", port: null }],
  ["/apiinterfaces/148", "?port=17001", { tab: "apiinterface", cdType: "148", port: "17001" }],
  ["/devices", "", { tab: "devices" }],
  ["/devices/ipp320", "", { tab: "device", deviceType: "ipp320", taskDesc: null }],
  ["/devices/ipp320", "?desc=Lane%201%2F%26b", { tab: "device", deviceType: "ipp320", taskDesc: "Lane 1/&b" }],
  ["/devices/a%2Fb%20c", "", { tab: "device", deviceType: "a/b c", taskDesc: null }],
  ["/config", "", { tab: "config" }]
]

describe("the pages of a UTG and of a profile", () => {
  it.each(tabs)("%s%s, there and back", (path, search, at) => {
    expect([utgPath(42, 7, at), profilePath(42, guid, at)]).toEqual([
      `/be/42/utgs/7${path}${search}`,
      `/be/42/profiles/${guid}${path}${search}`
    ])
    expect([parsePage(`/be/42/utgs/7${path}`, search), parsePage(`/be/42/profiles/${guid}${path}`, search)]).toEqual([
      { page: "utg", ...be, id: 7, at },
      { page: "profile", ...be, id: guid, at }
    ])
  })

  it("a profile's JSON has a page, a UTG's has none", () => {
    expect([
      profilePath(42, 7, { tab: "edit" }),
      parsePage("/be/42/profiles/7/edit"),
      parsePage("/be/42/utgs/7/edit")
    ]).toEqual(["/be/42/profiles/7/edit", { page: "profile", ...be, id: 7, at: { tab: "edit" } }, null])
  })

  it.each(["", ".", "..", "\ud800", "a\udc00"])("have no type %j", (type) => {
    expect(() => utgPath(42, 7, { tab: "device", deviceType: type, taskDesc: "x" })).toThrow(RangeError)
    expect(() => profilePath(42, 7, { tab: "apiinterface", cdType: type, port: null })).toThrow(RangeError)
  })

  it("say whether something is edited by the query's presence, whatever else the query holds", () => {
    const portOf = (search: string) => {
      const page = parsePage("/be/42/utgs/7/apiinterfaces/9", search)
      return page?.page === "utg" && page.at.tab === "apiinterface" ? page.at.port : "not the page"
    }
    const searches = [
      "",
      "?",
      "?debug",
      "?debug&port=1&port=2",
      "port=1",
      "?port",
      "?port=",
      "?sport=1&ports=2",
      "?port=%zz"
    ]
    expect(searches.map(portOf)).toEqual([null, null, null, "1", "1", "", "", null, null])
    expect(["port=a?b", "?port=a?b"].map(portOf)).toEqual(["a?b", "a?b"])
    expect(parsePage("/be/42/utgs/7/devices/a", "?desc=My+Lane%2B")).toEqual({
      page: "utg",
      ...be,
      id: 7,
      at: { tab: "device", deviceType: "a", taskDesc: "My Lane+" }
    })
  })
})

describe("the other pages", () => {
  const pages: ReadonlyArray<readonly [string, Page | null]> = [
    ["/", { page: "home" }],
    ["/be/42/dashboard", { page: "dashboard", ...be }],
    ...areas.map((area) => [`/be/42/${area}`, { page: "list", ...be, area }] as const),
    ["/be/42/tasks/", { page: "list", ...be, area: "tasks" }],
    ["/be/42/templates/7", { page: "template", ...be, id: 7 }],
    ["/be/42/tasks/7", null],
    ["/be/42", null],
    ["/be", null],
    ["", null]
  ]
  it.each(pages)("%s", (pathname, page) => {
    expect(parsePage(pathname)).toEqual(page)
  })
})
