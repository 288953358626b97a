import { useSyncExternalStore } from "react"

/** True while the page matches the media query. */
function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = window.matchMedia(query)
      list.addEventListener("change", changed)
      return () => list.removeEventListener("change", changed)
    },
    () => window.matchMedia(query).matches,
    () => false
  )
}

const narrowScreen = "(max-width: 991.98px)"
const phone = "(max-width: 575.98px)"
export const useIsPhone = (): boolean => useMediaQuery(phone)

export const useIsNarrow = (): boolean => useMediaQuery(narrowScreen)
