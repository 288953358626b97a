export interface SwitchFieldProps {
  readonly label: string
  readonly isOn: boolean
  readonly isDisabled?: boolean
  readonly onChange: (isOn: boolean) => void
}

export function SwitchField({ label, isOn, isDisabled = false, onChange }: SwitchFieldProps) {
  return (
    <label className="cc-check">
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        className="cc-switch"
        checked={isOn}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  )
}
