import { useEffect, useEffectEvent } from "react"

/** Escape belongs to what lies open over the rest: a dialog listens for it on the document, before the part itself could. */
export const useEscape = (isOpen: boolean, close: () => void): void => {
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape") return
    event.preventDefault()
    event.stopImmediatePropagation()
    close()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    window.addEventListener("keydown", onEscape, { capture: true })
    return () => window.removeEventListener("keydown", onEscape, { capture: true })
  }, [isOpen])
}
