import { recordMessages } from "@command-center/domain/message/record-messages"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards, otherwise } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type { CsvOutcome, ExportRowsContext, ExportRowsEvent, ExportRowsInput } from "./export-rows.types.ts"
import { asksFirst, exportTexts } from "./export-texts.ts"

/** Where nothing was asked there is no dialog to come back to: the toast says why it failed. */
const unasked = { always: { guard: "needsNoQuestion", target: "closed" } } as const

export const exportRowsMachine = setup({
  types: {
    input: {} as ExportRowsInput,
    context: {} as ExportRowsContext,
    events: {} as ExportRowsEvent,
    emitted: {} as Emitted,
    tags: {} as "busy" | "crashed"
  },
  actors: {
    exportCsv: unprovided<ExportRowsInput, unknown, Failure>("exportCsv")
  },
  guards: {
    ...answerGuards,
    needsNoQuestion: ({ context }) => !asksFirst(context.list)
  },
  actions: {
    setTransfer: assign((_, transfer: Transfer | null) => ({ transfer })),
    setFailure: assign((_, outcome: CsvOutcome) => (Result.isFailure(outcome) ? { failure: outcome.failure } : {})),
    download: emit(({ context }, outcome: CsvOutcome) => ({
      type: "download",
      fileName: exportTexts[context.list].fileName,
      content: Result.getOrThrow(outcome)
    })),
    tellExporting: emit(({ context }) => ({
      type: "toast",
      kind: "info",
      text: exportTexts[context.list].succeeded
    })),
    tellFailed: emit(({ context }, outcome: CsvOutcome) => ({
      type: "toast",
      kind: "danger",
      text: exportTexts[context.list].failed(Result.isFailure(outcome) ? outcome.failure.sentence : "")
    })),
    tellDefect: emit(({ context }) => ({
      type: "toast",
      kind: "danger",
      text: exportTexts[context.list].failed(recordMessages.crashed)
    })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "exportRows",
  context: ({ input }) => ({ ...input, failure: null, transfer: null }),
  initial: "asking",
  states: {
    asking: {
      always: { guard: "needsNoQuestion", target: "exporting" },
      on: { confirm: "exporting", cancel: "closed" }
    },
    exporting: {
      tags: "busy",
      entry: { type: "setTransfer", params: null },
      invoke: {
        id: "exportCsv",
        src: "exportCsv",
        input: ({ context }) => ({ list: context.list, businessEntityId: context.businessEntityId }),
        onDone: [
          { guard: withOutput("succeeded"), target: "exported", actions: [withOutput("download"), "tellExporting"] },
          ...otherwise("failed", withOutput("setFailure"), withOutput("tellFailed"))
        ],
        onError: { target: "crashed", actions: "tellDefect" }
      },
      on: {
        "download.progressed": { actions: { type: "setTransfer", params: ({ event }) => event.transfer } },
        cancel: "closed"
      }
    },
    failed: { ...unasked, on: { retry: "exporting", cancel: "closed", close: "closed" } },
    crashed: { ...unasked, tags: "crashed", on: { retry: "exporting", cancel: "closed", close: "closed" } },
    exported: { type: "final" },
    closed: { type: "final" }
  }
})
