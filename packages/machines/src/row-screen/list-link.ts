import type { AnyActorRef } from "xstate"

/** A screen's list is registered in its actor system, so that a dialog at any depth can have it load again. */
export const listSystemId = "list"

interface Surroundings {
  readonly system: { readonly get: (key: string) => AnyActorRef | undefined }
  readonly self: AnyActorRef
}

/** The list of the screen; the sender itself where a dialog stands alone, which ignores the event. */
export const listOrSelf = ({ system, self }: Surroundings): AnyActorRef => system.get(listSystemId) ?? self
