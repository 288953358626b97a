import { Combobox, createListCollection } from "@ark-ui/react/combobox"
import { Portal } from "@ark-ui/react/portal"
import { useId, useMemo } from "react"
import "../theme/css/tags.css"
import { FieldError } from "./field-error.tsx"

interface Suggestion {
  readonly id: string
  readonly label: string
  /** What stands behind it; empty for nothing. */
  readonly detail: string
}

export interface SuggestFieldProps {
  readonly label: string
  readonly suggestionsLabel: string
  readonly text: string
  readonly maxLength: number
  readonly items: ReadonlyArray<Suggestion>
  readonly isBusy: boolean
  /** What is wrong with the text; null while nothing is. */
  readonly error: string | null
  readonly onTextChange: (text: string) => void
  readonly onChoose: (id: string) => void
}

/** A field whose text is chosen from what is known, or made anew: the first suggestion is what Enter takes. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, suggestionsLabel, text, maxLength, items, isBusy, error, onTextChange, onChoose } = props
  const errorId = useId()
  const collection = useMemo(
    () => createListCollection({ items, itemToValue: ({ id }) => id, itemToString: ({ label: said }) => said }),
    [items]
  )
  return (
    <Combobox.Root
      collection={collection}
      className="cc-suggest"
      value={[]}
      inputValue={text}
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      openOnClick
      allowCustomValue
      loopFocus
      positioning={{ placement: "bottom-start", gutter: 4 }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === "input-change" && inputValue !== text) onTextChange(inputValue)
      }}
      onSelect={({ itemValue }) => onChoose(itemValue)}
    >
      <Combobox.Control>
        <Combobox.Input
          className="cc-input cc-suggest-input"
          aria-label={label}
          placeholder={label}
          maxLength={maxLength}
          aria-busy={isBusy}
          aria-invalid={error !== null}
          aria-describedby={error === null ? undefined : errorId}
        />
      </Combobox.Control>
      <FieldError id={errorId} message={error} />
      {items.length > 0 && (
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content className="cc-suggestions" aria-label={suggestionsLabel}>
              {items.map((item) => (
                <Combobox.Item key={item.id} item={item} className="cc-suggestion">
                  <Combobox.ItemText className="cc-suggestion-text">{item.label}</Combobox.ItemText>
                  {item.detail !== "" && <span className="cc-facet-count">{item.detail}</span>}
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      )}
    </Combobox.Root>
  )
}
