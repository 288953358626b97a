/**
 * Values chosen by the column that has them: a row is shown that has one of them in each of these columns. The empty
 * text stands for no value.
 */
export type ChosenValues = Readonly<Record<string, ReadonlyArray<string>>>

export const noneChosen: ChosenValues = {}

/** What a list shows of its rows: those that match the search and have the chosen values. */
export interface Narrowing {
  readonly search: string
  /** Without it, whatever the values. */
  readonly chosen?: ChosenValues
}

export const valuesChosen = (chosen: ChosenValues, key: string): ReadonlyArray<string> =>
  Object.hasOwn(chosen, key) ? (chosen[key] ?? []) : []

/** With these values of one column; without any, whatever the column has. */
export const withValues = (chosen: ChosenValues, key: string, values: ReadonlyArray<string>): ChosenValues =>
  values.length === 0
    ? Object.fromEntries(Object.entries(chosen).filter(([other]) => other !== key))
    : { ...chosen, [key]: values }

/** With the value as well, or without it where it was chosen. */
export const withValueToggled = (chosen: ChosenValues, key: string, value: string): ChosenValues => {
  const values = valuesChosen(chosen, key)
  return withValues(chosen, key, values.includes(value) ? values.filter((each) => each !== value) : [...values, value])
}

export const isNarrowed = (chosen: ChosenValues): boolean => Object.values(chosen).some((values) => values.length > 0)

/** Whether both mean the same rows and stand in the same order, as a text that can be compared. */
export const chosenText = (chosen: ChosenValues): string => JSON.stringify(Object.entries(chosen))
