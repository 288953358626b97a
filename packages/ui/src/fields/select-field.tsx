import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

export interface SelectOption<V extends string> {
  readonly value: V
  readonly label: string
  readonly isDisabled?: boolean
}

export interface SelectFieldProps<V extends string> extends FieldFrameProps {
  readonly value: V
  readonly options: ReadonlyArray<SelectOption<V>>
  readonly onChange: (value: V) => void
  readonly isDisabled?: boolean
}

/** A native select: the platform's own list works with every finger, key and screen reader. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { value, options, onChange, isDisabled = false } = props
  return (
    <FieldFrame
      {...props}
      control={(given) => (
        <select
          {...given}
          className="cc-select"
          value={value}
          disabled={isDisabled}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value)
            if (chosen !== undefined) onChange(chosen.value)
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  )
}
