import type { CSSProperties } from "react"
import type { TableColumn } from "./table-column.tsx"

type PinStyle = CSSProperties & { readonly "--cc-left": string }

const styles = new Map<number, PinStyle>()

/** Where a column sticks: the same object for every row, so that there is nothing to compare. */
export const pinStyle = (pin: number | null): PinStyle | undefined => {
  if (pin === null) return undefined
  const known = styles.get(pin) ?? { "--cc-left": `var(--cc-pin-${pin})` }
  styles.set(pin, known)
  return known
}

export const columnClass = <Row,>(
  { isName, align, kind, place }: TableColumn<Row>,
  pin: number | null
): string | undefined => {
  if (place !== undefined) return `cc-at-${place}`
  const end = align === "end" || kind === "number" ? "cc-end" : undefined
  if (pin === null) return end
  return ["cc-pin", isName === true ? "cc-pin-name" : "cc-pin-column", end].filter(Boolean).join(" ")
}
