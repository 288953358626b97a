import { jsonErrorIn } from "@command-center/domain/json/json-error"
import { jsonMessages } from "@command-center/domain/message/json-messages"
import { indentedJson } from "@command-center/domain/template/template-text"
import { Button } from "@command-center/ui/fields/button"
import { FieldFrame } from "@command-center/ui/fields/field-frame"
import { FindIcon, FormatIcon } from "@command-center/ui/layout/action-icons"
import "@command-center/ui/theme/css/json.css"
import { type KeyboardEvent, useDeferredValue, useLayoutEffect, useMemo, useRef } from "react"
import { FindBar } from "./find-bar.view.tsx"
import { changeBetween, placeAt, withPlainLines } from "./text-change.ts"
import { typeInto } from "./type-into.ts"
import { useFind } from "./use-find.ts"
import { useJsonPaint } from "./use-json-paint.ts"

export interface JsonEditorProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | null
  /** The id of what says why the text was refused, where that stands elsewhere on the page; an error of its own goes first. */
  readonly refusedBy?: string | undefined
  readonly isReadOnly?: boolean
  readonly isRequired?: boolean
}

/** Why there is nothing for Format to do; undefined where there is. */
const formatRefusal = (text: string, isJson: boolean): string | undefined => {
  if (text.trim() === "") return jsonMessages.nothingToFormat
  return isJson ? undefined : jsonMessages.onlyJson
}

/**
 * A JSON text with colours, line numbers, what is wrong at its line, Format and Find. It is a text field of the
 * browser's own, to assistive technology and to whoever types; what is seen of its text is painted behind it.
 */
export function JsonEditor(props: JsonEditorProps) {
  const { label, value, onChange, error, refusedBy, isReadOnly = false, isRequired = false } = props
  const hasOwnError = error !== undefined && error !== null
  const host = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const paint = useJsonPaint(host, field)
  const text = useMemo(() => withPlainLines(value), [value])
  const find = useFind(text, field, paint)

  const settled = useDeferredValue(text)
  const wrong = useMemo(() => (settled.trim() === "" ? null : jsonErrorIn(settled)), [settled])
  useLayoutEffect(() => paint?.show(text), [paint, text])
  useLayoutEffect(() => paint?.tellError(wrong), [paint, wrong])

  const goTo = (at: number) => {
    field.current?.focus()
    field.current?.setSelectionRange(at, at)
    paint?.reveal(at)
  }
  const format = () => {
    const change = changeBetween(text, indentedJson(text))
    if (change !== null && field.current !== null) typeInto(field.current, change)
    field.current?.setSelectionRange(0, 0)
    paint?.reveal(0)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isFind = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === "f"
    if (isFind) {
      event.preventDefault()
      find.open()
      return
    }
    const change = isReadOnly || event.nativeEvent.isComposing ? null : (paint?.keyChange(event) ?? null)
    if (change === null) return
    event.preventDefault()
    typeInto(event.currentTarget, change)
    event.currentTarget.setSelectionRange(...change.selection)
  }
  return (
    <FieldFrame
      label={label}
      isRequired={isRequired}
      error={error}
      control={(given) => (
        <div className="cc-json-editor">
          <div className="cc-json-tools">
            {!isReadOnly && (
              <Button size="xs" colorPalette="gray" reason={formatRefusal(text, wrong === null)} onClick={format}>
                <FormatIcon aria-hidden />
                {jsonMessages.format}
              </Button>
            )}
            <Button
              size="xs"
              colorPalette="gray"
              aria-expanded={find.isOpen}
              aria-keyshortcuts="Control+F"
              onClick={find.open}
            >
              <FindIcon aria-hidden />
              {jsonMessages.find}
            </Button>
            {wrong !== null && (
              <Button size="xs" colorPalette="danger" variant="ghost" onClick={() => goTo(placeAt(text, wrong))}>
                {jsonMessages.goTo(wrong.line)}
              </Button>
            )}
          </div>
          {find.isOpen && (
            <FindBar term={find.term} status={find.status} onTerm={find.look} onStep={find.step} onClose={find.close} />
          )}
          <div className="cc-json-box" data-painted={paint !== null || undefined}>
            <textarea
              {...given}
              {...(refusedBy === undefined || hasOwnError
                ? {}
                : { "aria-invalid": true, "aria-describedby": refusedBy })}
              ref={field}
              rows={24}
              value={text}
              readOnly={isReadOnly}
              wrap="off"
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              onChange={(event) => onChange(event.currentTarget.value)}
              onKeyDown={press}
            />
            <div ref={host} className="cc-json-paint" aria-hidden />
          </div>
        </div>
      )}
    />
  )
}
