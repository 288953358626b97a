import type { AnyActorRef } from "xstate"

/** The screens that are open, so that leaving can ask whether something typed would be lost. */
export interface OpenScreens {
  readonly opened: (actor: AnyActorRef) => () => void
  readonly hasUnsavedWork: () => boolean
}

const isUnsaved = (actor: AnyActorRef): boolean => {
  const snapshot = actor.getSnapshot()
  if (snapshot === undefined || snapshot === null || snapshot.status !== "active") return false
  if (typeof snapshot.hasTag === "function" && snapshot.hasTag("unsaved")) return true
  const children: ReadonlyArray<AnyActorRef | undefined> = Object.values(snapshot.children ?? {})
  return children.some((child) => child !== undefined && isUnsaved(child))
}

export const makeOpenScreens = (): OpenScreens => {
  const open = new Set<AnyActorRef>()
  return {
    opened: (actor) => {
      open.add(actor)
      return () => open.delete(actor)
    },
    hasUnsavedWork: () => [...open].some(isUnsaved)
  }
}
