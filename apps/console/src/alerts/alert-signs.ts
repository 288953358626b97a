import { tabSigns } from "../browser/tab-signs.ts"

/** The console's own icon (public/favicon.svg) with a dot in its corner. */
const dotted = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#1f4e79"/><path d="M8 11h16v10H8z" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/><path d="M12 25h8M11.5 15l2.5 2-2.5 2M16.5 19h4" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/><circle cx="24" cy="8" r="7.5" fill="#d92d20" stroke="#fff" stroke-width="2"/></svg>`

const dottedAddress = `data:image/svg+xml,${encodeURIComponent(dotted)}`

const showIcon = (isDotted: boolean): void => {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]")
  if (icon === null) return
  const plain = icon.dataset["plain"] ?? icon.getAttribute("href") ?? ""
  icon.dataset["plain"] = plain
  icon.setAttribute("href", isDotted ? dottedAddress : plain)
}

/** A badge is more than enough where it can be had: an installed page has one, a tab has none. */
const showBadge = async (count: number): Promise<void> => {
  if (!("setAppBadge" in navigator)) return
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // The title and the icon say the same.
  }
}

/** Shows in the browser's tab how many alerts are active. */
export const showActive = (count: number): void => {
  tabSigns.count(count)
  showIcon(count > 0)
  void showBadge(count)
}
