import { createContext } from "react"

/** The account that the page is about, and the way to the others. */
export interface ShownAccount {
  readonly name: string
  readonly onOpen: () => void
}

/** Null where there is one account only. */
export const ShownAccountContext = createContext<ShownAccount | null>(null)
