/** A share in percent, or the one that it is under or over. */
interface ShareParts {
  readonly bound: "under" | "over" | null
  readonly share: number
}

/** What share so many are: one that is neither none nor all is never told as 0 or 100. */
export const shareParts = (value: number, of: number, digits: number): ShareParts => {
  const step = 10 ** -digits
  const share = Number(((value / of) * 100).toFixed(digits))
  if (share === 0 && value > 0) return { bound: "under", share: step }
  if (share === 100 && value < of) return { bound: "over", share: 100 - step }
  return { bound: null, share }
}
