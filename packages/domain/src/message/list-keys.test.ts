import { expect, it } from "vitest"
import { parsePage } from "../navigation/page.ts"
import { listKeys, pageKeys } from "./list-keys.ts"

const combinations = (selectsAll: Parameters<typeof listKeys>[0]) =>
  listKeys(selectsAll).map(({ title, keys }) => [title, keys.flatMap((key) => key.combinations)])

it("names the keys of a list by groups", () =>
  expect(combinations(null)).toEqual([
    ["Anywhere on the page", ["/", "?", "Ctrl+K", "Cmd+K", "Escape"]],
    ["Moving through the table", ["Arrow keys", "Page Up", "Page Down", "Home", "End", "Ctrl+Home", "Ctrl+End"]],
    ["On a row", ["Enter", "Shift+F10", "Menu"]],
    ["On a column's header", ["Enter", "F2"]]
  ]))

const anywhere = ["Anywhere on the page", ["?", "Ctrl+K", "Cmd+K", "Escape"]]
const settings = ["In the settings", ["Ctrl+Z", "Cmd+Z", "Ctrl+Y", "Ctrl+Shift+Z", "Cmd+Shift+Z", "Escape"]]

it.each([
  ["/be/12/dashboard", [anywhere]],
  ["/be/12/utgs/501", [anywhere, ["In the form", ["Escape"]]]],
  ["/be/12/utgs/501/apiinterfaces", [anywhere]],
  ["/be/12/utgs/501/config", [anywhere, settings]],
  ["/be/12/profiles/7", [anywhere]],
  ["/be/12/profiles/7/devices/lane3000", [anywhere, settings]],
  ["/nowhere", [anywhere]]
])("names those of the page %s: those of every page, and its own", (path, groups) =>
  expect(pageKeys(parsePage(path)).map(({ title, keys }) => [title, keys.flatMap((key) => key.combinations)])).toEqual(
    groups
  )
)

it("names those that select where rows can be selected, and what Ctrl+A takes", () => {
  expect(combinations("matching")[3]).toEqual([
    "Selecting",
    ["Space", "Shift+Space", "Shift+click", "Shift+Arrow Up", "Shift+Arrow Down", "Ctrl+A"]
  ])
  const taken = (["matching", "page"] as const).map((each) => listKeys(each)[3]?.keys.at(-1)?.does)
  expect(taken).toEqual(["Select all rows that match", "Select all rows on the page"])
})
