import { useId } from "react"
import { FieldError } from "./field-error.tsx"

export interface RadioOption<V extends string> {
  readonly value: V
  readonly label: string
  readonly help?: string
  readonly isDisabled?: boolean
}

export interface RadioGroupProps<V extends string> {
  readonly label: string
  readonly isLabelShown?: boolean
  readonly isRequired?: boolean
  readonly value: V | null
  readonly options: ReadonlyArray<RadioOption<V>>
  readonly onChange: (value: V) => void
  readonly orientation?: "vertical" | "horizontal"
  readonly isDisabled?: boolean
  readonly error?: string | null
}

export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { label, isLabelShown = true, value, options, onChange, orientation = "vertical" } = props
  const { isRequired = false, isDisabled = false } = props
  const name = useId()
  const errorId = `${name}-error`
  const hasError = props.error !== undefined && props.error !== null
  return (
    <fieldset
      className="cc-fieldset"
      disabled={isDisabled}
      role="radiogroup"
      aria-label={label}
      aria-required={isRequired}
      aria-invalid={hasError}
      aria-describedby={hasError ? errorId : undefined}
    >
      <legend className={isLabelShown ? "cc-label" : "cc-unseen"} data-required={isRequired || undefined}>
        {label}
      </legend>
      <div className="cc-options" data-orientation={orientation}>
        {options.map((option) => (
          <div key={option.value}>
            <label className="cc-check">
              <input
                type="radio"
                className="cc-radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled ?? false}
                aria-describedby={option.help === undefined ? undefined : `${name}-${option.value}`}
                onChange={() => onChange(option.value)}
              />
              {option.label}
            </label>
            {option.help !== undefined && (
              <p id={`${name}-${option.value}`} className="cc-help cc-help-inset">
                {option.help}
              </p>
            )}
          </div>
        ))}
      </div>
      <FieldError id={errorId} message={props.error} />
    </fieldset>
  )
}
