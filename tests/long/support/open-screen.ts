import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, createActor, fromPromise } from "xstate"

interface Held {
  readonly input: unknown
  readonly resolve: (value: unknown) => void
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

/** A real screen with the real dialog of one of its flows; whatever both ask for is held until it is answered. */
export const openScreen = (screen: AnyStateMachine, input: unknown, flow: string, dialog: AnyStateMachine) => {
  const pending = new Map<string, Held>()
  const held = fromPromise<unknown, unknown>(
    ({ self, input: given }) => new Promise((resolve) => pending.set(self.id, { input: given, resolve }))
  )
  const heldIn = (machine: AnyStateMachine) =>
    Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, held]))
  const real = dialog.provide({ actors: heldIn(dialog) })
  const actor = createActor(screen.provide({ actors: { ...heldIn(screen), [flow]: real } }), { input })
  actor.start()
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot()
  const child = () => snapshot().children[flow]
  return {
    snapshot,
    isOpen: () => child() !== undefined,
    /** What a call was asked with; undefined where it was not made. */
    asked: (id: string) => pending.get(id)?.input,
    answer: async (id: string, value: unknown) => {
      pending.get(id)?.resolve(value)
      pending.delete(id)
      await settled()
    },
    send: async (event: AnyEventObject) => {
      actor.send(event)
      await settled()
    },
    sendDialog: async (event: AnyEventObject) => {
      child()?.send(event)
      await settled()
    },
    stop: () => actor.stop()
  }
}

export type OpenScreen = ReturnType<typeof openScreen>
