import type { ComponentType } from "react"

export interface ToolButtonProps {
  readonly label: string
  readonly Icon: ComponentType<{ readonly size: number; readonly "aria-hidden": true }>
  readonly isPressed?: boolean
  readonly onPress: () => void
}

/** A button of an icon alone, which says by its tip what it does. */
export function ToolButton({ label, Icon, isPressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="cc-icon-button"
      aria-label={label}
      data-tip={label}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}
