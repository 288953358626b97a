import { expect, it } from "vitest"
import { settingEntries } from "./setting-entries.ts"

it("offers each theme, each kind of clocks and each language, found as settings, too", () => {
  expect(settingEntries().map(({ label, destination }) => [label, destination])).toEqual([
    ["Theme: Same as system", { to: "setting", choice: { setting: "theme", value: "system" } }],
    ["Theme: Light", { to: "setting", choice: { setting: "theme", value: "light" } }],
    ["Theme: Dark", { to: "setting", choice: { setting: "theme", value: "dark" } }],
    ["Times: My time", { to: "setting", choice: { setting: "clocks", value: "mine" } }],
    ["Times: UTC", { to: "setting", choice: { setting: "clocks", value: "utc" } }],
    ["Times: Each site's time", { to: "setting", choice: { setting: "clocks", value: "site" } }],
    ["Language: English", { to: "setting", choice: { setting: "language", value: "en" } }],
    ["Language: Deutsch", { to: "setting", choice: { setting: "language", value: "de" } }]
  ])
  expect(settingEntries().every(({ also }) => also.includes("Settings"))).toBe(true)
})
