import type { AnyActorRef, AnyEventObject } from "xstate"

/** The screens that are open: leaving asks whether something typed would be lost, and what they show can be read anew. */
export interface OpenScreens {
  readonly opened: (actor: AnyActorRef) => () => void
  readonly hasUnsavedWork: () => boolean
  /** What is typed on them is given up, also what the browser keeps of it. */
  readonly loseUnsavedWork: () => void
  /** Whatever of them can be read anew is, once; what is being read already is left alone. */
  readonly readAnew: () => void
}

/** What of a snapshot tells unsaved work; actors that are no machines have neither tags nor children. */
interface Told {
  readonly status?: string
  readonly hasTag?: (tag: string) => boolean
  readonly can?: (event: AnyEventObject) => boolean
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
}

const isTold = (snapshot: unknown): snapshot is Told => typeof snapshot === "object" && snapshot !== null

const isUnsaved = (actor: AnyActorRef): boolean => {
  const told: unknown = actor.getSnapshot()
  if (!isTold(told) || told.status !== "active") return false
  if (told.hasTag?.("unsaved") === true) return true
  return Object.values(told.children ?? {}).some((child) => child !== undefined && isUnsaved(child))
}

const refresh = { type: "refresh.asked" }

const readAnew = (actor: AnyActorRef): void => {
  const told: unknown = actor.getSnapshot()
  if (!isTold(told) || told.status !== "active") return
  if (told.can?.(refresh) === true) actor.send(refresh)
  for (const child of Object.values(told.children ?? {})) if (child !== undefined) readAnew(child)
}

export const makeOpenScreens = (): OpenScreens => {
  const open = new Set<AnyActorRef>()
  return {
    opened: (actor) => {
      open.add(actor)
      return () => open.delete(actor)
    },
    hasUnsavedWork: () => [...open].some(isUnsaved),
    loseUnsavedWork: () => {
      for (const actor of [...open].filter(isUnsaved)) actor.send({ type: "discard" })
    },
    readAnew: () => {
      for (const actor of open) readAnew(actor)
    }
  }
}
