import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { countText } from "@command-center/domain/message/count-text"
import { BellIcon } from "@command-center/ui/layout/alert-icons"
import "./alerts.css"

/** Opens the panel of alerts, and says how many are active. */
export function AlertBell({ active, onOpen }: { readonly active: number; readonly onOpen: () => void }) {
  return (
    <button
      type="button"
      className="cc-bar-button"
      aria-label={alertMessages.bell(active)}
      aria-haspopup="dialog"
      data-tip={alertMessages.title}
      onClick={onOpen}
    >
      <BellIcon size={18} aria-hidden />
      {active > 0 && (
        <span className="cc-alert-count" aria-hidden>
          {countText(active)}
        </span>
      )}
    </button>
  )
}
