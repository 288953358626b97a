import { type AnyActorRef, type AnyStateMachine, createActor, waitFor } from "xstate"
import { rowsInput } from "../../model/screen-input.ts"

/** The dialog of a list's flow, as the list's screen opens it for what a click asks. */
export const openDialog = async (
  machine: AnyStateMachine,
  businessEntityId: number,
  flow: string,
  asked: object = {},
  now: Date = new Date("2026-11-20T15:15:00.000Z")
): Promise<AnyActorRef> => {
  const input = { rows: rowsInput({ businessEntityId, now }), canEdit: true, intent: null }
  const screen = createActor(machine, { input }).start()
  await waitFor(screen, (snapshot) => !snapshot.hasTag("crashed"))
  screen.send({ type: `${flow}.opened`, ...asked })
  const { children } = await waitFor(screen, (snapshot) => snapshot.children[flow] !== undefined, { timeout: 30_000 })
  const dialog = children[flow]
  if (dialog === undefined) throw new Error("No dialog was opened.")
  return dialog
}

/** What a dialog holds once it has read what it offers. */
export const readyIn = async (dialog: AnyActorRef) => {
  await waitFor(dialog, (snapshot) => !snapshot.hasTag("busy"), { timeout: 30_000 })
  return dialog.getSnapshot().context
}
