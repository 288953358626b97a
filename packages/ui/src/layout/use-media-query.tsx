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

const narrowScreen = "(max-width: 767.98px)"
export const useIsNarrow = (): boolean => useMediaQuery(narrowScreen)
