import { withDefaults } from "@command-center/domain/component-config/defaults"
import { isJsonObject } from "@command-center/domain/json/json-field"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { Button } from "@command-center/ui/fields/button"
import { MoveDownIcon, MoveUpIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type {
  ArrayFieldItemButtonsTemplateProps,
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps
} from "@rjsf/utils"
import { type MouseEvent, useLayoutEffect, useRef } from "react"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"
import { useSettingContext } from "./setting-context.ts"
import { SettingMeta } from "./setting-meta.view.tsx"

/** What is typed into first of the entry that was added last. */
const newestControl = `:scope > .cc-setting-item:nth-last-of-type(2) :is(input, select, textarea, button)`

/** A list of settings: its entries in their order, and a button for another one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, schema, registry, canAdd = false, disabled = false, readonly = false } = props
  const { label, canEdit, isSecret } = useControlContext()
  const { put } = useSettingContext()
  const own = elementId(fieldPathId.$id)
  const place = useRef<HTMLElement>(null)
  const isAdding = useRef(false)
  const count = items.length
  useLayoutEffect(() => {
    if (isAdding.current && count > 0) place.current?.querySelector<HTMLElement>(newestControl)?.focus()
    isAdding.current = false
  }, [count])
  const add = (event: MouseEvent) => {
    isAdding.current = true
    const before: unknown = props.formData
    const entries: ReadonlyArray<unknown> = Array.isArray(before) ? before : []
    const given = withDefaults(schema.items, undefined, registry.rootSchema)
    // A form leaves the settings of a section out that is new; it begins with what the schema gives, as all else does.
    if (isJsonObject(given)) put(fieldPathId.path, [...entries, given])
    else props.onAddClick(event)
  }
  return (
    <section ref={place} id={own} tabIndex={-1} aria-label={label} className="cc-setting-list" data-list>
      <h4 className="cc-setting-title">{label}</h4>
      {schema.description !== undefined && <p className="cc-help">{schema.description}</p>}
      {items.length === 0 && <p className="cc-setting-none">{settingsMessages.noItems}</p>}
      {items}
      <div className="cc-setting-list-end">
        {canEdit && (
          <Button size="xs" colorPalette="gray" data-add disabled={!canAdd || disabled || readonly} onClick={add}>
            {settingsMessages.add(label)}
          </Button>
        )}
        <SettingMeta
          id={`${own}-meta`}
          path={fieldPathId.path}
          title={label}
          limits={[]}
          preset={isSecret ? undefined : schema.default}
          schema={schema}
        />
      </div>
    </section>
  )
}

/** One entry of a list with what can be done to it. */
export function ListItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, buttonsProps, hasToolbar, registry, index } = props
  const { canEdit } = useControlContext()
  const { ArrayFieldItemButtonsTemplate } = registry.templates
  return (
    <div className="cc-setting-item">
      <span className="cc-setting-place" aria-hidden>
        {index + 1}
      </span>
      <div className="cc-setting-item-body">{children}</div>
      {hasToolbar && canEdit && <ArrayFieldItemButtonsTemplate {...buttonsProps} />}
    </div>
  )
}

/** Where the focus goes once its entry is gone. */
const listEnd = (button: Element): HTMLElement | null =>
  button.closest("[data-list]")?.querySelector<HTMLElement>(":scope > .cc-setting-list-end > [data-add]") ?? null

/** Moves an entry up and down, and removes it. */
export function ListButtonsTemplate(props: ArrayFieldItemButtonsTemplateProps) {
  const { schema, index, hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } = props
  const { label } = useControlContext()
  const name = settingsMessages.item(schema.title ?? label, index + 1)
  const isFixed = props.disabled === true || props.readonly === true
  const moved = useRef<HTMLButtonElement | null>(null)
  // A node that changes its place in the page loses the focus, and so does one that is switched off.
  useLayoutEffect(() => {
    const pressed = moved.current
    moved.current = null
    if (pressed?.disabled !== true) pressed?.focus()
    else pressed.parentElement?.querySelector<HTMLElement>("button:not([disabled])")?.focus()
  }, [index])
  const moving = (move: (event: MouseEvent) => void) => (event: MouseEvent<HTMLButtonElement>) => {
    moved.current = event.currentTarget
    move(event)
  }
  return (
    <div className="cc-setting-item-buttons">
      <button
        type="button"
        className="cc-icon-button"
        aria-label={settingsMessages.moveUp(name)}
        disabled={isFixed || !hasMoveUp}
        onClick={moving(onMoveUpItem)}
      >
        <MoveUpIcon size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="cc-icon-button"
        aria-label={settingsMessages.moveDown(name)}
        disabled={isFixed || !hasMoveDown}
        onClick={moving(onMoveDownItem)}
      >
        <MoveDownIcon size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="cc-icon-button"
        aria-label={settingsMessages.remove(name)}
        disabled={isFixed || !hasRemove}
        onClick={(event) => {
          const next = listEnd(event.currentTarget)
          onRemoveItem(event)
          next?.focus()
        }}
      >
        <RemoveIcon size={16} aria-hidden />
      </button>
    </div>
  )
}
