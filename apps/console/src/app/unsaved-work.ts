import type { SessionBack } from "@command-center/machines/actor-logic/session-back"
import type { AnyActorRef, AnyEventObject } from "xstate"

/** What waits for a service's answer: of what is saved nothing is to be seen then, what was sent shows what came of it. */
export type Awaited = "saving" | "sending"

/** The tags of states that leaving would cut off, or lose what was typed in them. */
export type Unsettled = Awaited | "unsaved"

const tags = ["saving", "sending", "unsaved"] as const

/** The screens that are open: leaving asks whether something typed would be lost, and what they show can be read anew. */
export interface OpenScreens {
  readonly opened: (actor: AnyActorRef) => () => void
  readonly hasUnsavedWork: () => boolean
  /** What leaving would cut off or lose, what is on its way to a service first. */
  readonly unsettled: () => Unsettled | null
  /** Tells each change of what is open by now. */
  readonly follow: (listener: () => void) => () => void
  /** Whether leaving now is to be asked about; what is awaited by then is what `whenAnswered` tells of. */
  readonly asksBeforeLeaving: () => boolean
  /** Tells once what was awaited when leaving was asked about is answered and nothing is left to save. */
  readonly whenAnswered: (tell: (awaited: Awaited) => void) => () => void
  /** What is typed on them is given up, also what the browser keeps of it. */
  readonly loseUnsavedWork: () => void
  /** Whatever of them can be read anew is, once; what is being read already is left alone. */
  readonly readAnew: () => void
  /** Somebody has signed in again over the page: no flow asks for it any longer. */
  readonly sessionBack: () => void
}

/** What of a snapshot tells unsaved work; actors that are no machines have neither tags nor children. */
interface Told {
  readonly status?: string
  readonly hasTag?: (tag: string) => boolean
  readonly can?: (event: AnyEventObject) => boolean
  readonly children?: Readonly<Record<string, AnyActorRef | undefined>>
}

const isTold = (snapshot: unknown): snapshot is Told => typeof snapshot === "object" && snapshot !== null

const childrenOf = (actor: AnyActorRef): ReadonlyArray<AnyActorRef> => {
  const told: unknown = actor.getSnapshot()
  return isTold(told) ? Object.values(told.children ?? {}).filter((child) => child !== undefined) : []
}

const is = (actor: AnyActorRef, tag: Unsettled): boolean => {
  const told: unknown = actor.getSnapshot()
  if (!isTold(told) || told.status !== "active") return false
  return told.hasTag?.(tag) === true || childrenOf(actor).some((child) => is(child, tag))
}

const withChildren = (actor: AnyActorRef): ReadonlyArray<AnyActorRef> => [
  actor,
  ...childrenOf(actor).flatMap(withChildren)
]

const discard = { type: "discard" }
const refresh = { type: "refresh.asked" }
const back: SessionBack = { type: "session.back" }

/** To an actor and the flows below it, those that have an answer to it. */
const tellAll = (actor: AnyActorRef, event: AnyEventObject): void => {
  const told: unknown = actor.getSnapshot()
  if (!isTold(told) || told.status !== "active") return
  if (told.can?.(event) === true) actor.send(event)
  for (const child of childrenOf(actor)) tellAll(child, event)
}

export const makeOpenScreens = (): OpenScreens => {
  const open = new Set<AnyActorRef>()
  let awaited: Unsettled | null = null
  const isSome = (tag: Unsettled) => [...open].some((actor) => is(actor, tag))
  const unsettled = () => tags.find(isSome) ?? null
  const follow = (listener: () => void) => {
    const told = { next: listener, complete: listener }
    const followed = [...open].flatMap(withChildren).map((actor) => actor.subscribe(told))
    return () => {
      for (const each of followed) each.unsubscribe()
    }
  }
  return {
    opened: (actor) => {
      open.add(actor)
      return () => open.delete(actor)
    },
    hasUnsavedWork: () => isSome("unsaved"),
    unsettled,
    follow,
    asksBeforeLeaving: () => {
      awaited = unsettled()
      return awaited !== null
    },
    whenAnswered: (tell) => {
      const compare = () => {
        const before = awaited
        awaited = unsettled()
        if (awaited === null && before !== null && before !== "unsaved") tell(before)
      }
      const unfollow = follow(compare)
      // The answer may have come before the question was drawn.
      compare()
      return unfollow
    },
    loseUnsavedWork: () => {
      for (const actor of open) if (is(actor, "unsaved")) tellAll(actor, discard)
    },
    readAnew: () => {
      for (const actor of open) tellAll(actor, refresh)
    },
    sessionBack: () => {
      for (const actor of open) tellAll(actor, back)
    }
  }
}
