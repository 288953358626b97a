import { createContext } from "react"
import type { BoundaryProps } from "./boundary.tsx"

/** What stands in a dialog whose contents failed while rendering. Where nobody gives it, the screen behind fails, too. */
export const DialogCrash = createContext<BoundaryProps["fallback"]>(({ error }) => {
  throw error
})
