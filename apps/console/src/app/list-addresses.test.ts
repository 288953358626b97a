import { afterEach, beforeEach, expect, it } from "vitest"
import { makeListAddresses } from "./list-addresses.ts"

const entry = { key: "k1", idx: 3, usr: { other: 5 } }
const here = () => `${location.pathname}${location.search}${location.hash}`
const lists = makeListAddresses("/", (write) => write())
const utgs = { list: "utgs", businessEntityId: 14 } as const

beforeEach(() => history.replaceState(entry, "", "/be/14/utgs?debug&search=old#x"))
afterEach(() => history.replaceState(null, "", "/"))

it("writes a list's own change at once, and keeps what is not the list's", () => {
  lists.changed({ ...utgs, query: "search=a&page=2" })
  lists.scrolled(utgs, 480)
  expect([here(), history.state]).toEqual([
    "/be/14/utgs?debug&search=a&page=2#x",
    { ...entry, usr: { other: 5, list: { query: "search=a&page=2", top: 480 } } }
  ])
  expect(lists.here()).toEqual({ query: "?debug&search=a&page=2", isPlain: false, top: 480 })
  lists.changed({ ...utgs, query: "" })
  expect([here(), lists.here()]).toEqual(["/be/14/utgs?debug#x", { query: "?debug", isPlain: true, top: 480 }])
})

it.each(["/be/14/utgs/7", "/be/13/utgs", "/be/14/tasks", "/"])("writes nothing on another page: %s", (address) => {
  history.replaceState(entry, "", address)
  lists.changed({ ...utgs, query: "page=2" })
  lists.scrolled(utgs, 480)
  expect([here(), history.state]).toEqual([address, entry])
})

it("tells a list that is shown of an address that it does not know, once it is there", () => {
  const opened: Array<string> = []
  const close = lists.opened({ ...utgs, address: () => "search=old", open: () => opened.push(location.search) })
  lists.follow()
  expect(opened).toEqual([])
  history.replaceState(entry, "", "/be/14/utgs?search=new&debug")
  lists.follow()
  history.replaceState(entry, "", "/be/13/utgs?search=other")
  lists.follow()
  close()
  history.replaceState(entry, "", "/be/14/utgs")
  lists.follow()
  expect(opened).toEqual(["?search=new&debug"])
})

it("remembers the list of a kind that was last shown, as it is when asked", () => {
  const { lastShown, opened } = makeListAddresses("/", (write) => write())
  let address = "search=a"
  expect(lastShown("utgs")).toBeNull()
  const close = opened({ ...utgs, address: () => address, open: () => undefined })
  opened({ list: "tasks", businessEntityId: 3, address: () => "page=2", open: () => undefined })
  address = "search=b"
  close()
  expect([lastShown("utgs"), lastShown("tasks")]).toEqual([
    { businessEntityId: 14, query: "search=b" },
    { businessEntityId: 3, query: "page=2" }
  ])
})

it("knows its pages behind a base, and takes any state of the history for what it is", () => {
  history.replaceState("odd", "", "/console/be/14/utgs/")
  const based = makeListAddresses("/console/", (write) => write())
  expect(based.here()).toEqual({ query: "", isPlain: false, top: 0 })
  based.changed({ ...utgs, query: "page=2" })
  expect([here(), history.state]).toEqual([
    "/console/be/14/utgs/?page=2",
    { usr: { list: { query: "page=2", top: 0 } } }
  ])
  history.replaceState({ usr: { list: { query: 5, top: -3 } } }, "")
  expect(based.here()).toEqual({ query: "?page=2", isPlain: false, top: 0 })
})
