import { useEffect, useState } from "react"

/** The value that was last painted: a new one follows once the frame that shows its first part is on its way. */
export function usePainted<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => setPainted(() => value)
    const frame = requestAnimationFrame(() => port2.postMessage(null))
    return () => {
      cancelAnimationFrame(frame)
      port1.close()
    }
  }, [value])
  return painted
}
