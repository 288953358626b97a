import { writeAlerts } from "@command-center/domain/alerts/alert-storage"
import { sampleAlert } from "@command-center/domain/alerts/sample-alert"
import { noViews, withView } from "@command-center/domain/rows/saved-views"
import { writeViews } from "@command-center/domain/rows/saved-views-text"
import { alertsKey, viewsKey } from "@command-center/domain/storage/browser-store"
import { expect, it, vi } from "vitest"
import { createActor, waitFor } from "xstate"
import { sampleConsole } from "../app/sample-console.ts"
import { wireAlerts } from "./alerts.wiring.ts"
import { keptAlerts } from "./kept-alerts.ts"

// The page of these tests has no locks.
vi.mock("../browser/take-turn.ts", () => ({ takeTurn: () => Promise.resolve(() => undefined) }))

const userId = 5

/** What is told of a rule whose view shows more than its limit, with these views kept. */
const toldWith = async (views: ReturnType<typeof withView>): Promise<ReadonlyArray<string>> => {
  const kept = new Map([
    [alertsKey(userId), writeAlerts([sampleAlert])],
    [viewsKey("utgs"), writeViews(views)]
  ])
  const console = {
    ...sampleConsole(),
    stored: {
      read: (key: string) => kept.get(key) ?? null,
      write: (key: string, text: string) => void kept.set(key, text),
      remove: (key: string) => void kept.delete(key)
    }
  }
  const input = { ...keptAlerts(console, userId), consent: "granted" } as const
  const actor = createActor(wireAlerts(console, userId), { input })
  const told: Array<string> = []
  actor.on("alerts.told", ({ rules }) => told.push(...rules.map(({ id }) => id)))
  actor.start()
  actor.send({ type: "counted", counts: { [sampleAlert.id]: { revision: sampleAlert.revision, count: 6 } } })
  await waitFor(actor, ({ context }) => Object.keys(context.counts).length === 0, { timeout: 5000 })
  actor.stop()
  return told
}

it("tells of a rule whose limit is passed, and of none whose view was deleted", async () => {
  expect(await toldWith(withView(noViews, sampleAlert.view, sampleAlert.query))).toEqual([sampleAlert.id])
  expect(await toldWith(noViews)).toEqual([])
})
