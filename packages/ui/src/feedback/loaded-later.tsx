import { type ComponentType, createContext, type ReactNode, use, useSyncExternalStore } from "react"

/** Stands for what is loaded later until it is there. */
export const MeanwhileContext = createContext<ReactNode>(null)

type Loaded<Props extends object> =
  | { readonly isThere: true; readonly Part: ComponentType<Props> }
  | { readonly isThere: false; readonly error: unknown }

/**
 * A component whose file is loaded when it is first rendered. One that cannot be had throws then, and is asked for again
 * when it is rendered anew. Not React's `lazy`: what follows a fallback of Suspense is held back until that has been
 * there for 300 ms, however soon the file comes.
 */
export const loadedLater = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: Loaded<Props> | null = null
  let isAsked = false
  const listeners = new Set<() => void>()
  const settle = (found: Loaded<Props>) => {
    loaded = found
    for (const tell of listeners) tell()
  }
  const ask = () => {
    if (isAsked) return
    isAsked = true
    load().then(
      (Part) => settle({ isThere: true, Part }),
      (error: unknown) => settle({ isThere: false, error })
    )
  }
  const follow = (tell: () => void) => {
    listeners.add(tell)
    return () => {
      listeners.delete(tell)
      if (listeners.size > 0 || loaded?.isThere !== false) return
      loaded = null
      isAsked = false
    }
  }
  return (props) => {
    const found = useSyncExternalStore(follow, () => loaded)
    const meanwhile = use(MeanwhileContext)
    if (found === null) {
      ask()
      return meanwhile
    }
    if (!found.isThere) throw found.error
    return <found.Part {...props} />
  }
}
