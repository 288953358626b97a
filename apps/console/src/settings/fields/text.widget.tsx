import { isOtherNumeral, lostNumberIssue } from "@command-center/domain/json/kept-number"
import { secretMask } from "@command-center/domain/json/masked-secrets"
import { unfinishedIn } from "@command-center/domain/json/unfinished-json"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { HideIcon, RevealIcon } from "@command-center/ui/layout/action-icons"
import type { RJSFSchema, WidgetProps } from "@rjsf/utils"
import { useState } from "react"
import { elementId } from "../setting-id.ts"
import { type ControlContext, useControlContext } from "./control-context.ts"
import { isNumeric } from "./field-kind.ts"
import { readableSetting } from "./readable-setting.ts"
import { useSettingContext } from "./setting-context.ts"

const longText = 160

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ""
  return typeof value === "string" ? (unfinishedIn(value)?.text ?? value) : JSON.stringify(value)
}

/** An emptied text stays an empty one where leaving it out would mean something else: the default, a shorter list. */
const emptied = (schema: RJSFSchema, { isInList, saved }: ControlContext): string | undefined =>
  isInList || saved === "" || (typeof schema.default === "string" && schema.default !== "") ? "" : undefined

const isLong = (schema: RJSFSchema, text: string): boolean =>
  text.includes("\n") || (schema.maxLength ?? 0) > longText || text.length > longText

/** What has lines is shown in lines from then on; what grows while it is typed keeps its place, and with it the focus. */
const useLines = (schema: RJSFSchema, text: string): boolean => {
  const [hasLines, setHasLines] = useState(() => isLong(schema, text))
  if (!hasLines && text.includes("\n")) setHasLines(true)
  return hasLines
}

interface RevealProps {
  readonly label: string
  readonly isShown: boolean
  readonly onChange: (isShown: boolean) => void
}

function Reveal({ label, isShown, onChange }: RevealProps) {
  const Icon = isShown ? HideIcon : RevealIcon
  return (
    <button
      type="button"
      className="cc-icon-button"
      aria-label={isShown ? settingsMessages.hide(label) : settingsMessages.reveal(label)}
      onClick={() => onChange(!isShown)}
    >
      <Icon size={16} aria-hidden />
    </button>
  )
}

/** Any text or number: one line, or more where it is long; a secret shows itself when it is asked to. */
export function TextWidget(props: WidgetProps) {
  const { id, schema, required = false, disabled = false, readonly = false } = props
  const value: unknown = props.value
  const control = useControlContext()
  const { put } = useSettingContext()
  const [isShown, setIsShown] = useState(false)
  const { canEdit, isSecret, isBad, label, describedBy } = control
  const text = textOf(value)
  const hasLines = useLines(schema, text)
  const isMasked = isSecret && !canEdit && text !== ""
  const shared = {
    id: elementId(id),
    className: "cc-setting-input",
    value: isMasked ? secretMask : text,
    readOnly: readonly || disabled || !canEdit,
    required: false,
    spellCheck: false,
    placeholder: schema.default === undefined || isSecret ? "" : readableSetting(schema.default, schema),
    "aria-invalid": isBad,
    "aria-required": required,
    "aria-describedby": describedBy
  }
  const change = (entered: string) => {
    // The form would read blanks as 0.
    const typed = isNumeric(schema) ? entered.trim() : entered
    // As text past the form, which would round it or read it as another number: the schema refuses text here, and says why.
    if (isNumeric(schema) && (lostNumberIssue(typed) !== null || isOtherNumeral(typed))) put(control.path, typed)
    else props.onChange(typed === "" ? emptied(schema, control) : typed)
  }
  if (!isSecret && !isNumeric(schema) && hasLines) {
    return <textarea {...shared} rows={4} onChange={(event) => change(event.currentTarget.value)} />
  }
  const input = (
    <input
      {...shared}
      type={isSecret && !isShown ? "password" : "text"}
      inputMode={isNumeric(schema) ? "decimal" : "text"}
      autoComplete={isSecret ? "new-password" : "off"}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
  if (!isSecret || !canEdit) return input
  return (
    <div className="cc-setting-secret">
      {input}
      <Reveal label={label} isShown={isShown} onChange={setIsShown} />
    </div>
  )
}
