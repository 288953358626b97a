import type { ComponentType, MouseEvent } from "react"

export interface ToolButtonProps {
  readonly label: string
  readonly Icon: ComponentType<{ readonly size: number; readonly "aria-hidden": true }>
  readonly isPressed?: boolean
  /** Why it cannot be used now, which is told to who points at it and to who comes to it by keyboard. */
  readonly reason?: string | undefined
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void
}

/** A button of an icon alone, which says by its tip what it does. */
export function ToolButton({ label, Icon, isPressed, reason, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="cc-icon-button"
      aria-label={label}
      data-tip={reason ?? label}
      aria-disabled={reason !== undefined}
      aria-pressed={isPressed}
      onClick={(event) => {
        if (reason === undefined) onPress(event)
      }}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
