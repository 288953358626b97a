import { shallowEqual, useSelector } from "@xstate/react"
import type { AnyActorRef } from "xstate"

type SnapshotOf<Actor> = Actor extends { getSnapshot(): infer Snapshot } ? Snapshot : undefined

/**
 * What a view reads of an actor, and the actor's `send`. `read` may make a new object each time: the view renders again
 * only when one of the values in it is another one.
 */
export const useActorState = <Actor extends AnyActorRef, State extends object>(
  actor: Actor,
  read: (snapshot: SnapshotOf<Actor>) => State
): State & Pick<Actor, "send"> => ({ ...useSelector(actor, read, shallowEqual), send: actor.send })
