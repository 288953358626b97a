/** Pixels that a piece of a bar needs to be seen and pressed, however little was counted of it. */
const least = 4

/**
 * The heights of the pieces of one bar, of which a count takes so many pixels. What small ones have beyond their due is
 * taken from the largest where the bar would outgrow its place.
 */
export const pieceHeights = (counts: ReadonlyArray<number>, perCount: number, place: number): ReadonlyArray<number> => {
  const heights = counts.map((count) => (count === 0 ? 0 : Math.max(least, count * perCount)))
  const beyond = heights.reduce((sum, height) => sum + height, 0) - place
  const largest = heights.indexOf(Math.max(...heights))
  return beyond <= 0
    ? heights
    : heights.map((height, at) => (at === largest ? Math.max(least, height - beyond) : height))
}
