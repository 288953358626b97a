import { isMoment, type Operator, operatorLabel, operatorsOf } from "@command-center/domain/filter/operator"
import { type FilterProperty, optionsOf } from "@command-center/domain/filter/property"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { DateField } from "./date-field.view.tsx"

export interface FilterConditionProps {
  readonly property: FilterProperty
  readonly operator: Operator
  readonly value: string
  readonly error?: string | null
  readonly onOperatorChange: (operator: Operator) => void
  readonly onValueChange: (value: string) => void
}

function ConditionValue({ property, value, error = null, onValueChange }: FilterConditionProps) {
  const { kind, label } = property
  if (isMoment(kind)) {
    return <DateField label={label} value={value} error={error} onChange={(iso) => onValueChange(iso ?? "")} />
  }
  const options = optionsOf(kind)
  if (options.length > 0) {
    return (
      <SelectField
        label={label}
        value={value}
        options={[{ value: "", label: tableMessages.any }, ...options]}
        onChange={onValueChange}
      />
    )
  }
  return (
    <TextField
      label={label}
      value={value}
      error={error}
      inputMode={kind === "wholeNumber" ? "numeric" : "text"}
      onChange={onValueChange}
    />
  )
}

/** One condition of a property: how it compares, where there is a choice, and with what. */
export function FilterCondition(props: FilterConditionProps) {
  const { property, operator, onOperatorChange } = props
  const offered = operatorsOf(property.kind)
  const operators = offered.includes(operator) ? offered : [...offered, operator]
  return (
    <>
      {operators.length > 1 && (
        <SelectField
          label={tableMessages.operator}
          value={operator}
          options={operators.map((each) => ({ value: each, label: operatorLabel(property.kind, each) }))}
          onChange={onOperatorChange}
        />
      )}
      <ConditionValue {...props} />
    </>
  )
}
