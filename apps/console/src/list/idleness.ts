import { idleAfter } from "@command-center/domain/rows/refresh"

interface Listener {
  readonly send: (event: { readonly type: "user.idle" } | { readonly type: "user.active" }) => void
}

const signs = ["pointerdown", "pointermove", "keydown", "wheel"] as const

/** Tells a list when nobody has touched pointer or key for long, and when somebody does again. Returns how to stop. */
export const tellIdleness = (list: Listener, page: Document = document): (() => void) => {
  let lastSign = performance.now()
  let isIdle = false
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    const left = lastSign + idleAfter - performance.now()
    if (left > 0) timer = setTimeout(look, left)
    else {
      isIdle = true
      list.send({ type: "user.idle" })
    }
  }
  const notice = () => {
    lastSign = performance.now()
    if (!isIdle) return
    isIdle = false
    list.send({ type: "user.active" })
    timer = setTimeout(look, idleAfter)
  }
  list.send({ type: "user.active" })
  timer = setTimeout(look, idleAfter)
  for (const sign of signs) page.addEventListener(sign, notice, { passive: true, capture: true })
  return () => {
    clearTimeout(timer)
    for (const sign of signs) page.removeEventListener(sign, notice, { capture: true })
  }
}
