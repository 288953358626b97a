import { TextField } from "@command-center/ui/fields/text-field"
import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from "react"

export interface NameFormProps {
  /** The form's id: the button that sends it stands elsewhere. */
  readonly form: string
  readonly label: string
  readonly maxLength: number
  readonly value: string
  readonly error: string | null
  readonly onChange: (name: string) => void
  readonly onSubmit: () => void
  /** What is said below the field. */
  readonly children?: ReactNode
}

/** A form of one name, which is selected on arrival: typing replaces it. */
export function NameForm({ form, label, maxLength, value, error, onChange, onSubmit, children }: NameFormProps) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={form} className="cc-fields" onSubmit={submit}>
      <TextField
        label={label}
        isRequired
        inputRef={input}
        maxLength={maxLength}
        value={value}
        error={error}
        onChange={onChange}
      />
      {children}
    </form>
  )
}
