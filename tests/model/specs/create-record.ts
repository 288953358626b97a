export { spec, walks } from "./new-profile.ts"

/** What the factory makes and is drawn from, as in docs/machines: it stands for all that it makes. */
export const drawnFrom = "new-profile"
