import type { SettingChoice } from "@command-center/domain/palette/palette-entry"
import type { Console } from "../app/console.ts"

type Chosen = Pick<Console, "appearance" | "languageChoice" | "screens">

/** What the user's menu would do: a language is asked about first where something is unsaved. */
export const chooseSetting = ({ appearance, languageChoice, screens }: Chosen, choice: SettingChoice): void => {
  switch (choice.setting) {
    case "theme":
      return appearance.send({ type: "theme.chosen", theme: choice.value })
    case "clocks":
      return appearance.send({ type: "clocks.chosen", clocks: choice.value })
    case "language":
      return languageChoice.send({
        type: "language.chosen",
        language: choice.value,
        hasUnsavedWork: screens.hasUnsavedWork()
      })
  }
}
