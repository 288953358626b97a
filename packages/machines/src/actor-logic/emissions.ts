import type { AnyEventObject, InspectionEvent } from "xstate"

interface Emitter {
  readonly on: (type: "*", listener: (event: AnyEventObject) => void) => unknown
}

const isEmitter = (ref: object): ref is Emitter => "on" in ref && typeof ref.on === "function"

/**
 * Given to `createActor` as `inspect`, it listens to that actor and to each below it, as soon as one is made: `on` hears
 * an actor alone, and what a flow emits on its first step has to be heard, too (docs/decisions/0051).
 */
export const emissionsTo =
  (listener: (event: AnyEventObject) => void) =>
  (inspected: InspectionEvent): void => {
    if (inspected.type === "@xstate.actor" && isEmitter(inspected.actorRef)) inspected.actorRef.on("*", listener)
  }
