import type { RadioOption } from "@command-center/ui/fields/radio-group"

/** A table of values and labels as options of a radio group. */
export const optionsOf = <V extends string>(
  table: ReadonlyArray<readonly [value: V, label: string]>
): ReadonlyArray<RadioOption<V>> => table.map(([value, label]) => ({ value, label }))
