import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { RemoveIcon } from "@command-center/ui/layout/action-icons"
import { ADDITIONAL_PROPERTY_FLAG, type WrapIfAdditionalTemplateProps } from "@rjsf/utils"
import { elementId } from "../setting-id.ts"

/** A setting that a person named: its name can be changed, and it can be removed. */
export function NamedTemplate(props: WrapIfAdditionalTemplateProps) {
  const { id, schema, label, children, onKeyRenameBlur, onRemoveProperty, disabled, readonly } = props
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children
  const own = elementId(`${id}-key`)
  return (
    <div className="cc-setting-item">
      <div className="cc-setting-key">
        <label htmlFor={own} className="cc-unseen">
          {settingsMessages.nameOf(label)}
        </label>
        <input
          key={label}
          id={own}
          className="cc-setting-input"
          defaultValue={label}
          readOnly={disabled || readonly}
          autoComplete="off"
          onBlur={onKeyRenameBlur}
        />
      </div>
      <div className="cc-setting-item-body">{children}</div>
      {!readonly && (
        <button
          type="button"
          className="cc-icon-button"
          aria-label={settingsMessages.remove(label)}
          disabled={disabled}
          onClick={onRemoveProperty}
        >
          <RemoveIcon size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
