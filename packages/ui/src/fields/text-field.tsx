import type { RefObject } from "react"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

export interface TextFieldProps extends FieldFrameProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly type?: "text" | "email" | "password" | "url"
  readonly inputMode?: "text" | "numeric" | "email"
  readonly placeholder?: string
  readonly maxLength?: number
  readonly isDisabled?: boolean
  readonly isReadOnly?: boolean
  readonly inputRef?: RefObject<HTMLInputElement | null>
  /** More than one row makes it a text area. */
  readonly rows?: number
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, placeholder, maxLength, rows = 1 } = props
  const shared = {
    value,
    disabled: props.isDisabled ?? false,
    readOnly: props.isReadOnly ?? false,
    autoComplete: "off",
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(onBlur === undefined ? {} : { onBlur })
  }
  return (
    <FieldFrame
      {...props}
      control={(given) =>
        rows > 1 ? (
          <textarea
            className="cc-textarea"
            {...given}
            {...shared}
            rows={rows}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <input
            className="cc-input"
            {...given}
            {...shared}
            {...(props.inputRef === undefined ? {} : { ref: props.inputRef })}
            type={props.type ?? "text"}
            inputMode={props.inputMode ?? "text"}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    />
  )
}
