import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import type { ComponentType } from "react"
import { whenQuiet } from "../browser/when-quiet.ts"
import { LaterPart } from "./later-part.tsx"

const awaited = new Set<() => Promise<unknown>>()

/** Loads the dialogs of the page that is shown. One that can't be had now is asked for again, and told of, when it opens. */
const loadAwaited = () => {
  for (const load of awaited) {
    awaited.delete(load)
    load().catch(() => awaited.add(load))
  }
}

/** Somebody is at the page: the dialogs they may open are fetched before they do, and after what the page shows. */
export const loadDialogsOnceUsed = (page: Window) => {
  let isAwaited = false
  const load = async () => {
    if (isAwaited || awaited.size === 0) return
    isAwaited = true
    await whenQuiet(page)
    isAwaited = false
    loadAwaited()
  }
  for (const sign of ["pointermove", "pointerdown", "keydown"]) {
    page.addEventListener(sign, () => void load(), { passive: true })
  }
}

/** Fetched with the dialogs. */
export const fetchOnceUsed = (load: () => Promise<unknown>): void => {
  awaited.add(load)
}

type Load<Props extends object> = () => Promise<ComponentType<Props>>

const later = <Props extends object>(
  load: Load<Props>,
  isOver: boolean,
  Meanwhile?: ComponentType<Props>
): ComponentType<Props> => {
  const Part = loadedLater(load)
  fetchOnceUsed(load)
  return (props) => (
    <LaterPart isOver={isOver} fallback={Meanwhile === undefined ? undefined : <Meanwhile {...props} />}>
      <Part {...props} />
    </LaterPart>
  )
}

/** A dialog with a file of its own, which the page does without until it is opened; `meanwhile` stands for it until then. */
export const laterDialog = <Props extends object>(
  load: Load<Props>,
  meanwhile?: ComponentType<Props>
): ComponentType<Props> => later(load, true, meanwhile)

/** A panel beside what is shown, with a file of its own. */
export const laterPanel = <Props extends object>(load: Load<Props>): ComponentType<Props> => later(load, false)
