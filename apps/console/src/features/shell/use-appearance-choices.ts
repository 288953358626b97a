import { appearanceMessages } from "@command-center/domain/appearance/appearance-messages"
import { clocks, readClocks } from "@command-center/domain/appearance/clocks"
import { readTheme, themes } from "@command-center/domain/appearance/theme"
import { languageNames, offeredLanguages, readLanguage } from "@command-center/domain/language/language"
import { languageMessages } from "@command-center/domain/language/language-messages"
import { selectClocks, selectTheme } from "@command-center/machines/appearance/appearance.selectors"
import { selectSpoken } from "@command-center/machines/language-choice/language-choice.selectors"
import type { MenuChoices } from "@command-center/ui/layout/user-menu"
import { useSelector } from "@xstate/react"
import { useConsole } from "../../app/console.ts"

/** What the user menu offers of how the console looks: its theme, on whose clocks it shows times, and its language. */
export const useAppearanceChoices = (): ReadonlyArray<MenuChoices<string>> => {
  const { appearance, languageChoice, screens } = useConsole()
  const theme = useSelector(appearance, selectTheme)
  const shown = useSelector(appearance, selectClocks)
  const spoken = useSelector(languageChoice, selectSpoken)
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
    },
    {
      label: languageMessages.language,
      choices: offeredLanguages.map((each) => ({
        id: each,
        label: languageNames[each],
        isChosen: each === spoken
      })),
      onChoose: (chosen) =>
        languageChoice.send({
          type: "language.chosen",
          language: readLanguage(chosen),
          hasUnsavedWork: screens.hasUnsavedWork()
        })
    }
  ]
}
