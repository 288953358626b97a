import { unreachable } from "@command-center/api/transport/api-error"
import { exportRowsMachine } from "@command-center/machines/export-rows/export-rows.machine"
import { selectError, selectTransfer } from "@command-center/machines/export-rows/export-rows.selectors"
import type { ExportRowsInput } from "@command-center/machines/export-rows/export-rows.types"
import { Effect, Layer, ManagedRuntime } from "effect"
import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { fromDownload } from "./from-effect.ts"

type Program = Parameters<ReturnType<typeof fromDownload<never>>>[0]
type Tell = Parameters<Program>[1]

const runtime = ManagedRuntime.make(Layer.empty)
const input = { list: "utgs", businessEntityId: 42 } as const

const started = (program: (tell: Tell) => ReturnType<Program>) => {
  const exportCsv = fromDownload(runtime)<ExportRowsInput, unknown>((_given, tell) => program(tell))
  const actor = createActor(exportRowsMachine.provide({ actors: { exportCsv } }), { input })
  actor.start()
  return actor
}

it("the flow hears how far a download is", async () => {
  const actor = started((tell) =>
    Effect.andThen(
      Effect.sync(() => tell({ done: 20, total: 80 })),
      Effect.never
    )
  )
  const { context } = await waitFor(actor, (snapshot) => selectTransfer(snapshot) !== null)
  expect(context.transfer).toEqual({ done: 20, total: 80 })
  actor.stop()
})

it("a download that is called off is interrupted, and nothing is heard of it any more", async () => {
  let over = (): void => undefined
  const interrupted = new Promise<void>((resolve) => {
    over = resolve
  })
  const actor = started((tell) =>
    Effect.andThen(
      Effect.sync(() => tell({ done: 20, total: 80 })),
      Effect.never
    ).pipe(
      Effect.onInterrupt(() =>
        Effect.sync(() => {
          tell({ done: 40, total: 80 })
          over()
        })
      )
    )
  )
  await waitFor(actor, (snapshot) => selectTransfer(snapshot) !== null)
  actor.send({ type: "cancel" })
  await interrupted
  expect([actor.getSnapshot().value, actor.getSnapshot().context.transfer]).toEqual(["closed", { done: 20, total: 80 }])
})

it("an expected failure is a value with its sentence", async () => {
  const failed = await waitFor(
    started(() => Effect.fail(unreachable)),
    (snapshot) => snapshot.matches("closed")
  )
  expect(selectError(failed)).toBe(
    "API request failed: the service could not be reached. Check the connection and try again."
  )
})
