import { tableMessages } from "@command-center/domain/rows/table-messages"
import { type ChangeEvent, memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react"

interface BoxProps {
  readonly box: RefObject<HTMLInputElement | null>
  readonly onToggle: (event: ChangeEvent<HTMLInputElement>) => void
}

const BoxOf = ({ box, onToggle }: BoxProps): ReactNode => (
  <input ref={box} type="checkbox" className="cc-checkbox" onChange={onToggle} />
)

/** Never rendered again: React writes type and name of an input at every update, in every row, at every key. */
const Box = memo(BoxOf)

interface RowCheckboxProps {
  readonly id: number
  readonly name: string
  readonly isSelected: boolean
  readonly tabIndex: 0 | -1
  readonly onToggle: BoxProps["onToggle"]
}

/** The checkbox of a row: what another row in its place changes is written only where it differs. */
export function RowCheckbox({ id, name, isSelected, tabIndex, onToggle }: RowCheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const node = box.current
    if (node === null) return
    const label = tableMessages.select(name)
    if (node.value !== String(id)) node.value = String(id)
    if (node.getAttribute("aria-label") !== label) node.setAttribute("aria-label", label)
    if (node.tabIndex !== tabIndex) node.tabIndex = tabIndex
    node.checked = isSelected
  })
  return <Box box={box} onToggle={onToggle} />
}
