import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { readIntent } from "./intent.ts"
import {
  dashboardPath,
  detailPath,
  homePath,
  isKnownRoute,
  listPath,
  listPathWith,
  parseRoute,
  withBusinessEntity
} from "./routes.ts"

const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"

/** The lists of the documents. */
const areas = ["utgs", "templates", "tasks", "devices", "forms", "profiles", "installations", "users"] as const

describe("paths", () => {
  it("of the pages", () => {
    expect([
      homePath,
      dashboardPath(42),
      ...areas.map((area) => listPath(42, area)),
      detailPath(42, "utgs", 7)
    ]).toEqual([
      "/",
      "/be/42/dashboard",
      "/be/42/utgs",
      "/be/42/templates",
      "/be/42/tasks",
      "/be/42/devices",
      "/be/42/forms",
      "/be/42/profiles",
      "/be/42/installations",
      "/be/42/users",
      "/be/42/utgs/7"
    ])
  })

  it("of a list say so where it is as documented: a bare one opens what the browser keeps", () => {
    expect([listPathWith(42, "tasks", "sort=-lane"), listPathWith(42, "tasks", "")]).toEqual([
      "/be/42/tasks?sort=-lane",
      "/be/42/tasks?page=1"
    ])
  })

  it.each(["", ".", ".."])("hold no segment %j", (id) => {
    expect(() => detailPath(42, "templates", id)).toThrow(RangeError)
  })

  it.each(["name", "7/..", "7 ", "%37", "1234567890123456", "0b8f6a50"])("hold no id %j", (id) => {
    expect(() => detailPath(42, "templates", id)).toThrow(new RangeError(`"${id}" cannot be part of an address`))
  })

  it("hold an id that is digits, and whatever number a service gives", () => {
    expect([detailPath(42, "utgs", "77"), detailPath(42, "utgs", -1)]).toEqual(["/be/42/utgs/77", "/be/42/utgs/-1"])
  })

  it("hold a GUID in either letter case", () => {
    expect([detailPath(42, "profiles", guid), detailPath(42, "profiles", guid.toUpperCase())]).toEqual([
      `/be/42/profiles/${guid}`,
      `/be/42/profiles/${guid.toUpperCase()}`
    ])
  })
})

describe("the place of an address", () => {
  it.each([
    ["/be/42/utgs/7/config/", { businessEntityId: 42, rest: "utgs/7/config" }],
    ["/be/42/tasks", { businessEntityId: 42, rest: "tasks" }],
    ["/be/42/", { businessEntityId: 42, rest: "" }],
    ["/be/42", { businessEntityId: 42, rest: "" }],
    ["/be/42///utgs///7///", { businessEntityId: 42, rest: "utgs///7" }],
    ["/be/42//evil.example/", { businessEntityId: 42, rest: "evil.example" }],
    ["/", null],
    ["/be/", null],
    ["/be/x/tasks", null],
    ["/be/-1/tasks", null],
    ["/be/12345678901234567890/tasks", null],
    ["/other/be/1/tasks", null]
  ])("%s", (pathname, place) => {
    expect(parseRoute(pathname)).toEqual(place)
  })

  it.each([
    ["/be/1/tasks", "/be/2/tasks"],
    ["/be/1/utgs/7/config", "/be/2/utgs/7/config"],
    ["/be/1/utgs/7/devices/My%20Lane", "/be/2/utgs/7/devices/My%20Lane"],
    ["/be/1", "/be/2/dashboard"],
    ["/", "/be/2/dashboard"]
  ])("another account keeps the sub-page: %s leads to %s [A2.4-08]", (pathname, path) => {
    expect(withBusinessEntity(pathname, 2)).toBe(path)
  })
})

describe("known routes", () => {
  const record = ["", "/apiinterfaces", "/apiinterfaces/148", "/devices", "/devices/ipp320", "/config"]
  const lists = ["dashboard", "utgs", "installations", "profiles", "templates", "devices", "forms", "tasks", "users"]
  it.each([
    "/",
    ...lists.map((list) => `/be/42/${list}`),
    "/be/42/tasks/",
    ...record.map((child) => `/be/42/utgs/7${child}`),
    ...record.map((child) => `/be/42/profiles/${guid}${child}`),
    "/be/42/profiles/7/edit",
    "/be/42/templates/7"
  ])("%s", (pathname) => {
    expect(isKnownRoute(pathname)).toBe(true)
  })

  it.each([
    "",
    "//evil.example",
    "/\\evil.example",
    "/be/42",
    "/be/x/tasks",
    "/be/42/other",
    "/be/42/utgs/name",
    "/be/42/utgs/7/edit",
    "/be/42/utgs/7/devices/..",
    "/be/42/utgs/7/devices/./",
    "/be/42/utgs/7/devices/a\\b",
    "/be/42/utgs/7/devices/a b",
    "/be/42/utgs/7/devices/a?b",
    "/be/42/utgs/7/devices/a#b",
    "/be/42/utgs/7/devices/%2e%2E",
    "/be/42/utgs/7/devices/%zz",
    "/be/42/utgs/7/config/more",
    "/be/42/templates/7/config",
    "/be/42/profiles/7/edit/more",
    "/be/42/devices/7/config",
    "/be/42/dashboard/7",
    "/be/0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60/tasks",
    "x/be/42/tasks",
    "/bee/42/tasks",
    "/be/42/utgs/7/devices/a/b",
    "/be/42/users/7",
    "/be/42/tasks//",
    "/be/42/tasks\n",
    "https://evil.example/be/42/tasks",
    "javascript:alert(1)"
  ])("not %j", (pathname) => {
    expect(isKnownRoute(pathname)).toBe(false)
  })

  it("what is known stays within the console", () => {
    const pieces = fc.constantFrom("/", "be", "42", "utgs", "devices", "..", "\\", "7", ":", "evil.example", "@", "?")
    fc.assert(
      fc.property(fc.string({ unit: pieces, maxLength: 9 }), (pathname) => {
        const { origin, pathname: resolved } = new URL(
          isKnownRoute(pathname) ? pathname : "/",
          "https://console.example"
        )
        expect([origin, resolved]).toEqual(["https://console.example", isKnownRoute(pathname) ? pathname : "/"])
      }),
      { numRuns: 2000 }
    )
  })
})

describe("the intent of a navigation", () => {
  it.each([
    [{ intent: "schedule" }, "schedule"],
    [{ intent: "install", other: 1 }, "install"],
    [{ intent: "connect" }, "connect"],
    [{ intent: "scheduleShown" }, "scheduleShown"],
    [{ intent: "pushShown" }, "pushShown"],
    [{ intent: "delete" }, null],
    [{ intent: null }, null],
    [{}, null],
    [null, null],
    ["schedule", null],
    [undefined, null]
  ])("of %j is %j", (state, intent) => {
    expect(readIntent(state)).toBe(intent)
  })
})
