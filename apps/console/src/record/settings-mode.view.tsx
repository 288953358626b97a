import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { Button } from "@command-center/ui/fields/button"

export type SettingsMode = "form" | "json"

export interface ModeButtonsProps {
  readonly mode: SettingsMode
  readonly canSwitch: boolean
  readonly onMode: (mode: SettingsMode) => void
}

const modes: ReadonlyArray<readonly [mode: SettingsMode, label: string]> = [
  ["form", settingsMessages.form],
  ["json", settingsMessages.json]
]

/** The settings as a form or as JSON. */
export function ModeButtons({ mode, canSwitch, onMode }: ModeButtonsProps) {
  return (
    <fieldset className="cc-joined" aria-label={settingsMessages.view}>
      {modes.map(([each, label]) => (
        <Button
          key={each}
          size="xs"
          colorPalette={each === mode ? "accent" : "gray"}
          aria-pressed={each === mode}
          disabled={!canSwitch && each !== mode}
          onClick={() => onMode(each)}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
