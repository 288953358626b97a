/** On which side of the limit somebody wants to be told. */
export type Direction = "more" | "fewer"

export const directions: ReadonlyArray<Direction> = ["more", "fewer"]
