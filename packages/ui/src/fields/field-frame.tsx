import { type ReactNode, useId } from "react"
import { FieldError } from "./field-error.tsx"

export interface FieldFrameProps {
  readonly label: string
  readonly isLabelShown?: boolean | undefined
  readonly isRequired?: boolean | undefined
  readonly help?: ReactNode
  readonly error?: string | null | undefined
  /** Where the value stands in what a form makes, by which the field is found. */
  readonly place?: string | undefined
}

export interface ControlProps {
  readonly id: string
  readonly "aria-invalid": boolean
  readonly "aria-required": boolean
  readonly "aria-describedby": string | undefined
}

/** Label above, control, help and error below, tied together by ids. */
export function FieldFrame(props: FieldFrameProps & { readonly control: (given: ControlProps) => ReactNode }) {
  const { label, isLabelShown = true, isRequired = false, help, error, place, control } = props
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const hasHelp = help !== undefined && help !== null
  const hasError = error !== undefined && error !== null && error !== ""
  const described = [hasHelp ? helpId : null, hasError ? errorId : null].filter((part) => part !== null)
  return (
    <div className="cc-field" data-place={place}>
      <label htmlFor={id} className={isLabelShown ? "cc-label" : "cc-unseen"} data-required={isRequired || undefined}>
        {label}
      </label>
      {control({
        id,
        "aria-invalid": hasError,
        "aria-required": isRequired,
        "aria-describedby": described.length > 0 ? described.join(" ") : undefined
      })}
      {hasHelp && (
        <div id={helpId} className="cc-help">
          {help}
        </div>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  )
}
