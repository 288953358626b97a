import { useId } from "react"
import { FieldError } from "./field-error.tsx"

export interface CheckboxFieldProps {
  readonly label: string
  readonly isChecked: boolean
  readonly isDisabled?: boolean
  readonly help?: string
  readonly error?: string | null
  /** Where the value stands in what a form makes, by which the field is found. */
  readonly place?: string
  readonly onChange: (isChecked: boolean) => void
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, isChecked, isDisabled = false, help, error, place, onChange } = props
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const hasError = error !== undefined && error !== null
  const described = [help === undefined ? null : helpId, hasError ? errorId : null].filter((part) => part !== null)
  return (
    <div className="cc-field" data-place={place}>
      <label className="cc-check">
        <input
          type="checkbox"
          className="cc-checkbox"
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={hasError}
          aria-describedby={described.length > 0 ? described.join(" ") : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {label}
      </label>
      {help !== undefined && (
        <p id={helpId} className="cc-help cc-help-inset">
          {help}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  )
}
