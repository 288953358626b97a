import { appearanceMessages } from "../appearance/appearance-messages.ts"
import { clocks } from "../appearance/clocks.ts"
import { themes } from "../appearance/theme.ts"
import { languageNames, offeredLanguages } from "../language/language.ts"
import { languageMessages } from "../language/language-messages.ts"
import type { PaletteEntry, SettingChoice } from "./palette-entry.ts"
import { paletteMessages } from "./palette-messages.ts"

const entryOf = (setting: string, value: string, choice: SettingChoice): PaletteEntry => ({
  id: `setting/${choice.setting}/${choice.value}`,
  kind: "action",
  label: `${setting}: ${value}`,
  detail: "",
  also: [paletteMessages.settings],
  destination: { to: "setting", choice }
})

/** What the user's menu offers of how the console looks and speaks, each choice by its own name. */
export const settingEntries = (): ReadonlyArray<PaletteEntry> => [
  ...themes.map((value) =>
    entryOf(appearanceMessages.theme, appearanceMessages.themes[value], { setting: "theme", value })
  ),
  ...clocks.map((value) =>
    entryOf(appearanceMessages.clocks, appearanceMessages.clocksNames[value], { setting: "clocks", value })
  ),
  ...offeredLanguages.map((value) =>
    entryOf(languageMessages.language, languageNames[value], { setting: "language", value })
  )
]
