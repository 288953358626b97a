/** The choices of a field in their order, each with its label. */
export const optionsOf = <V extends string>(labels: Readonly<Record<V, string>>, values: ReadonlyArray<V>) =>
  values.map((value) => ({ value, label: labels[value] }))
