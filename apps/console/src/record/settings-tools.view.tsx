import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { Button } from "@command-center/ui/fields/button"

export type SettingsMode = "form" | "json"

export interface SettingsToolsProps {
  /** Null where there is no form to choose. */
  readonly mode: SettingsMode | null
  readonly canSwitch: boolean
  readonly onMode: (mode: SettingsMode) => void
  /** Null for who may not edit. */
  readonly steps: {
    readonly canUndo: boolean
    readonly canRedo: boolean
    readonly onUndo: () => void
    readonly onRedo: () => void
  } | null
}

const modes: ReadonlyArray<readonly [mode: SettingsMode, label: string]> = [
  ["form", settingsMessages.form],
  ["json", settingsMessages.json]
]

/** Form or JSON, and the steps back and forth. */
export function SettingsTools({ mode, canSwitch, onMode, steps }: SettingsToolsProps) {
  if (mode === null && steps === null) return null
  return (
    <div className="cc-toolbar">
      {mode !== null && (
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
      )}
      {steps !== null && (
        <div className="cc-toolbar-end">
          <Button
            size="xs"
            colorPalette="gray"
            aria-keyshortcuts="Control+Z"
            disabled={!steps.canUndo}
            onClick={steps.onUndo}
          >
            {settingsMessages.undo}
          </Button>
          <Button
            size="xs"
            colorPalette="gray"
            aria-keyshortcuts="Control+Shift+Z"
            disabled={!steps.canRedo}
            onClick={steps.onRedo}
          >
            {settingsMessages.redo}
          </Button>
        </div>
      )}
    </div>
  )
}
