/** What the parts of something take, one after the other, in whole milliseconds. */
export interface PartTimes {
  readonly end: (part: string) => void
  readonly milliseconds: () => Readonly<Record<string, number>>
}

export const startPartTimes = (): PartTimes => {
  let last = performance.now()
  const taken: Record<string, number> = {}
  return {
    end: (part) => {
      const now = performance.now()
      taken[part] = Math.round(now - last)
      last = now
    },
    milliseconds: () => taken
  }
}
