import { useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { tooltipDelays } from "../theme/timing.ts"
import { placeTip, type TipPlace } from "./tip-place.tsx"

type TipKind = keyof typeof tooltipDelays
interface Tip extends TipPlace {
  readonly text: string
}

const tipId = "cc-tip"
/** A cell of a table, a chip, the name of a bar or a line of accounts that is too narrow for its text tells it whole. */
const clippable = ".cc-row > *, .cc-plain td, .cc-chip-text, .cc-path, .cc-measures th"
/** Asking lays the page out, so that it is asked once a tip is due and not for all that the pointer passes. */
const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth
/** A text that keeps its end is cut within its cell. */
const hasTip = (source: HTMLElement): boolean =>
  source.dataset["tip"] !== undefined ||
  isCut(source) ||
  [...source.querySelectorAll(".cc-end-kept, .cc-end-kept > :first-child")].some(isCut)
/** The dialog that opened last lies over it. */
const isCovered = (target: Element): boolean => {
  const top = [...document.querySelectorAll("[aria-modal=true]")].at(-1)
  return top !== undefined && !top.contains(target)
}
/** A focused cell stands for what it holds: the arrow keys stop at cells. */
const sourceOf = (target: EventTarget | null): HTMLElement | null => {
  if (!(target instanceof Element)) return null
  const within = target.matches("td") ? target.querySelector<HTMLElement>("[data-tip]") : null
  return target.closest<HTMLElement>("[data-tip]") ?? within ?? target.closest<HTMLElement>(clippable)
}
const textOf = (source: HTMLElement): string => source.dataset["tip"] ?? source.textContent
const isTip = (target: EventTarget | null): boolean => target instanceof Element && target.closest(`#${tipId}`) !== null
const isWithin = (target: EventTarget | null, source: HTMLElement): boolean =>
  sourceOf(target) === source || (target instanceof Node && source.contains(target))
/** A finger on a control has it act: what it is called comes too late then, and would lie over what it opened. */
const actsOnPress = (source: HTMLElement): boolean =>
  source.matches("button, a, summary") && source.getAttribute("aria-disabled") !== "true"
const kindOf = (source: HTMLElement): TipKind =>
  source.dataset["tipKind"] === "timestamp" ? "timestamp" : "permission"

/**
 * One tooltip for the whole page, read from `data-tip` of what is hovered or focused: a thousand rows of timestamps
 * cost nothing until one is pointed at.
 */
export function TipLayer() {
  const [tip, setTip] = useState<Tip | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    // What comes next waits by itself: what it passes on the way takes nothing from the time that a tip stays.
    let showing: ReturnType<typeof setTimeout> | undefined
    let hiding: ReturnType<typeof setTimeout> | undefined
    let source: HTMLElement | null = null
    // What a finger was put on, until a key says that the focus goes by keys again.
    let touched: HTMLElement | null = null
    // What is pointed at may go without the pointer leaving it: with its page, or under a dialog that opens.
    const gone = new MutationObserver(() => {
      if (source !== null && (!source.isConnected || isCovered(source))) hide()
    })
    const stop = () => {
      clearTimeout(showing)
      clearTimeout(hiding)
    }
    const hide = () => {
      stop()
      gone.disconnect()
      source?.removeAttribute("aria-describedby")
      source = null
      setTip(null)
    }
    const show = (next: HTMLElement) => {
      if (!next.isConnected || isCovered(next) || !hasTip(next)) return
      clearTimeout(hiding)
      gone.observe(document.body, { childList: true, subtree: true })
      source?.removeAttribute("aria-describedby")
      source = next
      // The text of a cell is read whole anyway.
      if (next.dataset["tip"] !== undefined) next.setAttribute("aria-describedby", tipId)
      setTip({ text: textOf(next), ...placeTip(next.getBoundingClientRect(), window) })
    }
    const enter = (event: Event) => {
      if (isTip(event.target)) return stop()
      const next = sourceOf(event.target)
      if (next === null || textOf(next) === "" || (next === touched && actsOnPress(next))) return
      clearTimeout(showing)
      if (next === source) clearTimeout(hiding)
      else showing = setTimeout(() => show(next), tooltipDelays[kindOf(next)].show)
    }
    const leave = ({ target }: Event) => {
      clearTimeout(showing)
      if (source === null || !(isTip(target) || isWithin(target, source))) return
      clearTimeout(hiding)
      hiding = setTimeout(hide, tooltipDelays[kindOf(source)].hide)
    }
    const press = (event: Event) => {
      touched = event instanceof PointerEvent && event.pointerType === "touch" ? sourceOf(event.target) : null
      hide()
    }
    const escape = (event: KeyboardEvent) => {
      touched = null
      if (event.key === "Escape") hide()
    }
    const listeners: ReadonlyArray<readonly [string, (event: Event) => void]> = [
      ["pointerover", enter],
      ["focusin", enter],
      ["pointerout", leave],
      ["focusout", leave],
      ["pointerdown", press]
    ]
    for (const [name, listener] of listeners) document.addEventListener(name, listener)
    document.addEventListener("keydown", escape)
    document.addEventListener("scroll", hide, true)
    return () => {
      stop()
      gone.disconnect()
      for (const [name, listener] of listeners) document.removeEventListener(name, listener)
      document.removeEventListener("keydown", escape)
      document.removeEventListener("scroll", hide, true)
    }
  }, [])

  if (tip === null) return null
  return createPortal(
    <div
      ref={box}
      id={tipId}
      role="tooltip"
      className="cc-tip"
      data-side={tip.side}
      style={{ left: tip.left, top: tip.top }}
    >
      {tip.text}
    </div>,
    document.body
  )
}
