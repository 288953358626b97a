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
  { isName, align, kind, place, isCode }: TableColumn<Row>,
  pin: number | null
): string | undefined => {
  const code = isCode === true ? "cc-id" : undefined
  const end = align === "end" || kind === "number" ? "cc-end" : undefined
  const stuck = pin === null ? [] : ["cc-pin", isName === true ? "cc-pin-name" : "cc-pin-column"]
  const classes = place === undefined ? [...stuck, end, code] : [`cc-at-${place}`, code]
  return classes.filter(Boolean).join(" ") || undefined
}
