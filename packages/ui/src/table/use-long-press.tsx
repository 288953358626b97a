import { type MouseEvent, type PointerEvent, useRef } from "react"

/** As long as a phone's own menus take, and as far as a finger trembles, in pixels. */
const [longMs, still] = [500, 10]

interface Press {
  readonly timer: ReturnType<typeof setTimeout>
  readonly x: number
  readonly y: number
}

/** A finger that rests on a row of a phone: what follows of the same touch opens neither the row nor a menu. */
export function useLongPress(isOn: boolean, onPress: (index: number) => void) {
  const press = useRef<Press | null>(null)
  const isDone = useRef(false)
  const end = () => {
    if (press.current !== null) clearTimeout(press.current.timer)
    press.current = null
  }
  const onPointerDown = ({ pointerType, isPrimary, target, clientX: x, clientY: y }: PointerEvent<HTMLElement>) => {
    end()
    isDone.current = false
    const row = target instanceof Element ? target.closest("tr[data-r]") : null
    if (!isOn || row === null || pointerType !== "touch" || !isPrimary) return
    const timer = setTimeout(() => {
      press.current = null
      isDone.current = true
      onPress(Number(row.getAttribute("data-r")))
    }, longMs)
    press.current = { timer, x, y }
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
    const at = press.current
    if (at !== null && Math.hypot(clientX - at.x, clientY - at.y) > still) end()
  }
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    if (press.current !== null || isDone.current) event.preventDefault()
  }
  const onClickCapture = (event: MouseEvent<HTMLElement>) => {
    if (!isDone.current) return
    isDone.current = false
    event.preventDefault()
    event.stopPropagation()
  }
  return { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onContextMenu, onClickCapture }
}
