/** Whose clocks times are shown on: the user's own, UTC, or those of the site that a row is about. */
export const clocks = ["mine", "utc", "site"] as const

export type Clocks = (typeof clocks)[number]

/** The clocks that a text names, as the browser keeps them; the user's own where it names none. */
export const readClocks = (text: string | null): Clocks => clocks.find((each) => each === text) ?? "mine"
