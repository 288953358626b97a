import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { Button } from "@command-center/ui/fields/button"
import { MoveDownIcon, MoveUpIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type {
  ArrayFieldItemButtonsTemplateProps,
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps
} from "@rjsf/utils"
import { elementId } from "../setting-id.ts"
import { useControlContext } from "./control-context.ts"
import { SettingMeta } from "./setting-meta.view.tsx"

/** A list of settings: its entries in their order, and a button for another one. */
export function ListTemplate(props: ArrayFieldTemplateProps) {
  const { fieldPathId, items, schema, canAdd = false, onAddClick, disabled = false, readonly = false } = props
  const { label, canEdit, isSecret } = useControlContext()
  const own = elementId(fieldPathId.$id)
  return (
    <section id={own} tabIndex={-1} aria-label={label} className="cc-setting-list" data-list>
      <h4 className="cc-setting-title">{label}</h4>
      {schema.description !== undefined && <p className="cc-help">{schema.description}</p>}
      {items.length === 0 && <p className="cc-setting-none">{settingsMessages.noItems}</p>}
      {items}
      <div className="cc-setting-list-end">
        {canEdit && (
          <Button
            size="xs"
            colorPalette="gray"
            data-add
            disabled={!canAdd || disabled || readonly}
            onClick={onAddClick}
          >
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
  return (
    <div className="cc-setting-item-buttons">
      <button
        type="button"
        className="cc-icon-button"
        aria-label={settingsMessages.moveUp(name)}
        disabled={isFixed || !hasMoveUp}
        onClick={onMoveUpItem}
      >
        <MoveUpIcon size={16} aria-hidden />
      </button>
      <button
        type="button"
        className="cc-icon-button"
        aria-label={settingsMessages.moveDown(name)}
        disabled={isFixed || !hasMoveDown}
        onClick={onMoveDownItem}
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
