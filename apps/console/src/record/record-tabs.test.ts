import { expect, it } from "vitest"
import { recordPageOf } from "./record-tabs.ts"

it.each([
  ["", { tab: "general" }],
  ["apiinterfaces", { tab: "apiinterfaces", id: null }],
  ["apiinterfaces/148", { tab: "apiinterfaces", id: "148" }],
  ["devices", { tab: "devices", name: null }],
  ["devices/lane3000/", { tab: "devices", name: "lane3000" }],
  ["devices/till%201", { tab: "devices", name: "till 1" }],
  ["config", { tab: "config" }],
  ["edit", { tab: "edit" }],
  ["config/3", null],
  ["devices/%", null],
  ["devices/a/b", null],
  ["nowhere", null]
])("%j leads to %j", (rest, page) => expect(recordPageOf(rest)).toEqual(page))
