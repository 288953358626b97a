import type { ReactNode } from "react"
import { TipLayer } from "../feedback/tip-layer.tsx"
import "./theme.css"

/** The theme's style sheet, and the one layer that shows the page's tooltips. */
export function UiProvider({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      {children}
      <TipLayer />
    </>
  )
}
