import { folded } from "../message/one-line.ts"

/** Labels that were chosen: in whatever letter case, they are those that rows have. */
export const labelChoices = (chosen: ReadonlyArray<string>) => {
  const writings = new Map(chosen.map((label) => [folded(label), label]))
  return {
    holds: (label: string): boolean => writings.has(folded(label)),
    /** Each once, as rows have it; as it was chosen where none has it. */
    asHad: (labels: ReadonlyArray<string>): ReadonlyArray<string> => {
      const had = new Map(labels.map((label) => [folded(label), label]))
      return Array.from(writings, ([key, label]) => had.get(key) ?? label)
    },
    asChosen: (label: string): string => writings.get(folded(label)) ?? label
  }
}
