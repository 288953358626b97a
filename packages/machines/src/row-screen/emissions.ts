import type { AnyEventObject, InspectionEvent } from "xstate"

interface Emitter {
  readonly on: (type: "*", listener: (event: AnyEventObject) => void) => unknown
}

const isEmitter = (ref: object): ref is Emitter => "on" in ref && typeof ref.on === "function"

/** An inspector for a screen's actor that hears what it and the flows below it emit, at any depth. */
export const emissionsTo =
  (listener: (event: AnyEventObject) => void) =>
  (inspected: InspectionEvent): void => {
    if (inspected.type === "@xstate.actor" && isEmitter(inspected.actorRef)) inspected.actorRef.on("*", listener)
  }
