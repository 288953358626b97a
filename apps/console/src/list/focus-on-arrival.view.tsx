import { type ReactNode, useLayoutEffect, useRef } from "react"

/** A part of a dialog that takes the place of another: the focus, whose button has gone, comes along. */
export function FocusOnArrival({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="cc-arrived">
      {children}
    </div>
  )
}
