import { withDefaults } from "@command-center/domain/component-config/defaults"
import { isJsonObject } from "@command-center/domain/json/json-field"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { Button } from "@command-center/ui/fields/button"
import { ToolButton } from "@command-center/ui/fields/tool-button"
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

/** Why an entry, or the list, cannot be changed in one way; undefined where it can. */
const refusalOf = (isFixed: boolean, can: boolean, otherwise: string): string | undefined => {
  if (isFixed) return settingsMessages.isFixed
  return can ? undefined : otherwise
}

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
  const refusal = refusalOf(disabled || readonly, canAdd, settingsMessages.isFull)
  return (
    <section ref={place} id={own} tabIndex={-1} aria-label={label} className="cc-setting-list" data-list>
      <h4 className="cc-setting-title">{label}</h4>
      {schema.description !== undefined && <p className="cc-help">{schema.description}</p>}
      {items.length === 0 && <p className="cc-setting-none">{settingsMessages.noItems}</p>}
      {items}
      <div className="cc-setting-list-end">
        {canEdit && (
          <Button size="xs" colorPalette="gray" data-add reason={refusal} onClick={add}>
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
  // A node that changes its place in the page loses the focus.
  useLayoutEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [index])
  const moving = (move: (event: MouseEvent) => void) => (event: MouseEvent<HTMLButtonElement>) => {
    moved.current = event.currentTarget
    move(event)
  }
  return (
    <div className="cc-setting-item-buttons">
      <ToolButton
        label={settingsMessages.moveUp(name)}
        Icon={MoveUpIcon}
        reason={refusalOf(isFixed, hasMoveUp, settingsMessages.isFirst)}
        onPress={moving(onMoveUpItem)}
      />
      <ToolButton
        label={settingsMessages.moveDown(name)}
        Icon={MoveDownIcon}
        reason={refusalOf(isFixed, hasMoveDown, settingsMessages.isLast)}
        onPress={moving(onMoveDownItem)}
      />
      <ToolButton
        label={settingsMessages.remove(name)}
        Icon={RemoveIcon}
        reason={refusalOf(isFixed, hasRemove, settingsMessages.isFixed)}
        onPress={(event) => {
          const next = listEnd(event.currentTarget)
          onRemoveItem(event)
          next?.focus()
        }}
      />
    </div>
  )
}
