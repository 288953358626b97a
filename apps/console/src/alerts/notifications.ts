import type { AlertRule } from "@command-center/domain/alerts/alert-rule"
import type { Consent } from "@command-center/machines/alerts/alerts.types"

const consents: Readonly<Record<NotificationPermission, Consent>> = {
  granted: "granted",
  denied: "denied",
  default: "undecided"
}

/** Whether this browser shows notifications of this address. */
export const consentNow = (): Consent => ("Notification" in window ? consents[Notification.permission] : "unsupported")

/** Asks the person at the browser. Only where they have just chosen something that shows notifications. */
export const askConsent = async (): Promise<Consent> =>
  "Notification" in window ? consents[await Notification.requestPermission()] : "unsupported"

/** One notification for a rule; a later one of the same rule takes its place. False where the browser shows none. */
export const notify = (rule: AlertRule, body: string, onClick: () => void): boolean => {
  if (consentNow() !== "granted") return false
  try {
    const notification = new Notification(rule.name, { body, tag: `alert.${rule.id}` })
    notification.addEventListener("click", () => {
      window.focus()
      notification.close()
      onClick()
    })
    return true
  } catch {
    // Browsers of phones show none without a service worker: the page itself tells.
    return false
  }
}
