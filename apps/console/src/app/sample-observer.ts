import { vi } from "vitest"

/** An observer that sees nothing in the place of the browser's, until `vi.unstubAllGlobals`. */
export const sampleObserver = (name: "IntersectionObserver" | "ResizeObserver"): void => {
  vi.stubGlobal(
    name,
    class {
      observe = () => undefined
      unobserve = () => undefined
      disconnect = () => undefined
    }
  )
}
