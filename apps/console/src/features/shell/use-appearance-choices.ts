import { appearanceMessages } from "@command-center/domain/appearance/appearance-messages"
import { clocks, readClocks } from "@command-center/domain/appearance/clocks"
import { readTheme, themes } from "@command-center/domain/appearance/theme"
import { selectClocks, selectTheme } from "@command-center/machines/appearance/appearance.selectors"
import type { MenuChoices } from "@command-center/ui/layout/user-menu"
import { useSelector } from "@xstate/react"
import { useConsole } from "../../app/console.ts"

/** What the user menu offers of how the console looks: its theme, and on whose clocks it shows times. */
export const useAppearanceChoices = (): ReadonlyArray<MenuChoices<string>> => {
  const { appearance } = useConsole()
  const theme = useSelector(appearance, selectTheme)
  const shown = useSelector(appearance, selectClocks)
  return [
    {
      label: appearanceMessages.theme,
      choices: themes.map((each) => ({
        id: each,
        label: appearanceMessages.themes[each],
        isChosen: each === theme
      })),
      onChoose: (chosen) => appearance.send({ type: "theme.chosen", theme: readTheme(chosen) })
    },
    {
      label: appearanceMessages.clocks,
      choices: clocks.map((each) => ({
        id: each,
        label: appearanceMessages.clocksNames[each],
        isChosen: each === shown
      })),
      onChoose: (chosen) => appearance.send({ type: "clocks.chosen", clocks: readClocks(chosen) })
    }
  ]
}
