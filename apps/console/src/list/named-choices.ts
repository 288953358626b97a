import type { SelectOption } from "@command-center/ui/fields/select-field"

interface Named {
  readonly id: number
  readonly name: string | null
}

/** Records to choose from, by name; those of one name are told apart by their ids. */
export const choices = (records: ReadonlyArray<Named>): ReadonlyArray<SelectOption<string>> => {
  const counts = new Map<string, number>()
  const labelOf = ({ id, name }: Named) => name || String(id)
  for (const record of records) counts.set(labelOf(record), (counts.get(labelOf(record)) ?? 0) + 1)
  return records
    .map((record) => {
      const label = labelOf(record)
      return { value: String(record.id), label: (counts.get(label) ?? 0) > 1 ? `${label} (${record.id})` : label }
    })
    .toSorted((left, right) => left.label.localeCompare(right.label, "en", { numeric: true, sensitivity: "base" }))
}

/** The record behind a choice; null for the empty one. */
export const idOfChoice = (value: string): number | null => (value === "" ? null : Number(value))
