const leastLength = 1024

/** A column of numbers; NaN stands for null, since no row holds one. */
export const makeNumberColumn = () => {
  let values = new Float64Array(leastLength)
  let count = 0
  return {
    add: (value: number | null): void => {
      if (count === values.length) {
        const larger = new Float64Array(Math.max(leastLength, count * 2))
        larger.set(values)
        values = larger
      }
      values[count] = value ?? Number.NaN
      count += 1
    },
    at: (position: number): number | null => {
      const value = values[position] ?? Number.NaN
      return Number.isNaN(value) ? null : value
    },
    close: (): void => {
      values = values.slice(0, count)
    }
  }
}

/** A column of whatever there is: flags, which an engine shares, and values that came as JSON. */
export const makeValueColumn = () => {
  const values: Array<unknown> = []
  return {
    add: (value: unknown): void => {
      values.push(value)
    },
    at: (position: number): unknown => values[position],
    close: (): void => undefined
  }
}
