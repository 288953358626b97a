import { expect, it } from "vitest"
import { entryPath } from "./entry-path.ts"

it("leads to an entry by its type and what tells it from others, whatever letters those have", () => {
  expect([
    entryPath("/be/1/utgs/7/apiinterfaces", "148", "port", "26891"),
    entryPath("/be/1/utgs/7/devices", "lane 3000/ä", "desc", "Till & bar?"),
    entryPath("/be/1/utgs/7/devices", "lane3000", "desc", ""),
    entryPath("/be/1/utgs/7/devices", "lane3000", "desc", "Till", 2),
    entryPath("/be/1/utgs/7/devices", "lane3000", "desc", null)
  ]).toEqual([
    "/be/1/utgs/7/apiinterfaces/148?port=26891",
    "/be/1/utgs/7/devices/lane%203000%2F%C3%A4?desc=Till%20%26%20bar%3F",
    "/be/1/utgs/7/devices/lane3000?desc=",
    "/be/1/utgs/7/devices/lane3000?desc=Till&n=2",
    "/be/1/utgs/7/devices/lane3000"
  ])
})

it.each(["", ".", "..", "a\ud800"])("leads nowhere for the type %j, which no address can hold", (type) => {
  expect(entryPath("/be/1/utgs/7/devices", type, "desc", null)).toBeNull()
})

it("leads nowhere for half of a surrogate pair", () => {
  expect(entryPath("/be/1/utgs/7/devices", "lane3000", "desc", "\udc00")).toBeNull()
})
