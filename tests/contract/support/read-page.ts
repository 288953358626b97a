import type { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import {
  selectFailure,
  selectIsNotFound,
  selectRecord
} from "@command-center/machines/record-screen/record-screen.selectors"
import { createActor, waitFor } from "xstate"

/** What a part of a page has once it was read: what was found, or why nothing was. */
export const readPage = async <Found>(
  machine: ReturnType<typeof makeRecordScreenMachine<Found>>,
  businessEntityId: number,
  id: number,
  version: string | null = null
) => {
  const emitted: Array<string> = []
  const page = createActor(machine, { input: { businessEntityId, id, version } })
  page.on("*", ({ type }) => emitted.push(type))
  page.start()
  await waitFor(page, (now) => !now.hasTag("busy"), { timeout: 30_000 })
  const now = page.getSnapshot()
  page.stop()
  return { found: selectRecord(now), isMissing: selectIsNotFound(now), failure: selectFailure(now), emitted }
}
