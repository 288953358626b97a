import { createListCollection, Listbox } from "@ark-ui/react/listbox"
import type { LucideIcon } from "lucide-react"
import { type FocusEvent, type ReactNode, useId, useMemo, useRef } from "react"
import { Modal } from "../dialog/modal.tsx"
import "../theme/css/palette.css"

export interface PaletteItem {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly kind: string
  readonly icon: LucideIcon
}

export interface CommandPaletteProps {
  readonly title: string
  readonly placeholder: string
  readonly resultsLabel: string
  readonly text: string
  readonly onTextChange: (text: string) => void
  readonly items: ReadonlyArray<PaletteItem>
  /** The item that Enter takes. */
  readonly highlighted: string | null
  readonly onHighlight: (id: string | null) => void
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
  /** Said, and shown below the items. */
  readonly status: string
  readonly isBusy: boolean
  readonly note?: ReactNode
}

function Item({ item }: { readonly item: PaletteItem }) {
  const { label, detail, kind, icon: Icon } = item
  return (
    <Listbox.Item item={item} highlightOnHover className="cc-palette-item">
      <Icon size={16} aria-hidden />
      <span className="cc-palette-text">
        <Listbox.ItemText>{label}</Listbox.ItemText>
        {detail !== "" && <small>{detail}</small>}
      </span>
      <span className="cc-palette-kind">{kind}</span>
    </Listbox.Item>
  )
}

/** The dialog selects what is in the field that it gives the focus to, which the next key would replace. */
const goOnWriting = ({ currentTarget }: FocusEvent<HTMLInputElement>) =>
  queueMicrotask(() => currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length))

/** A field whose text finds things, and the list of what it found: the focus stays in the field, the arrows move below. */
export function CommandPalette(props: CommandPaletteProps) {
  const { items, highlighted, onHighlight, onChoose } = props
  const content = useId()
  const input = useRef<HTMLInputElement>(null)
  const collection = useMemo(
    () => createListCollection({ items, itemToValue: ({ id }) => id, itemToString: ({ label }) => label }),
    [items]
  )
  return (
    <Modal title={props.title} size="lg" initialFocus={input} onClose={props.onClose}>
      <Listbox.Root
        collection={collection}
        ids={{ content }}
        value={[]}
        loopFocus
        highlightedValue={highlighted}
        onHighlightChange={({ highlightedValue }) => onHighlight(highlightedValue)}
        onSelect={({ value }) => onChoose(value)}
        className="cc-palette"
      >
        <Listbox.Label className="cc-unseen">{props.resultsLabel}</Listbox.Label>
        <Listbox.Input
          ref={input}
          role="combobox"
          aria-expanded
          aria-controls={content}
          aria-label={props.title}
          className="cc-input"
          placeholder={props.placeholder}
          value={props.text}
          onFocus={goOnWriting}
          onChange={(event) => props.onTextChange(event.currentTarget.value)}
        />
        <Listbox.Content className="cc-palette-items" tabIndex={-1} aria-busy={props.isBusy}>
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </Listbox.Content>
      </Listbox.Root>
      <p className="cc-hint cc-palette-status" role="status">
        {props.status}
      </p>
      {props.note}
    </Modal>
  )
}
