import { recordMessages } from "@command-center/domain/message/record-messages"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Result } from "effect"
import { assign, emit, enqueueActions, setup } from "xstate"
import { type Failure, isUnauthorized } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type {
  DownloadFileContext,
  DownloadFileDefinition,
  DownloadFileEmitted,
  DownloadFileEvent,
  DownloadFileInput,
  FileOutcome,
  FileWanted
} from "./download-file.types.ts"

/** One file at a time, which goes on while a dialog is open. */
export const makeDownloadFileMachine = <Wanted>(definition: DownloadFileDefinition<Wanted>) => {
  const { id, begun, hasToken } = definition
  const failed = ({ wanted }: DownloadFileContext<Wanted>, reason: string) => ({
    type: "toast" as const,
    kind: "danger" as const,
    text: wanted === null ? reason : definition.failed(wanted, reason)
  })
  return setup({
    types: {
      input: {} as DownloadFileInput,
      context: {} as DownloadFileContext<Wanted>,
      events: {} as DownloadFileEvent<Wanted>,
      emitted: {} as DownloadFileEmitted
    },
    actors: { downloadFile: unprovided<FileWanted<Wanted>, unknown, Failure>("downloadFile") },
    guards: {
      succeeded: (_, outcome: FileOutcome) => Result.isSuccess(outcome),
      wasUnauthorized: (_, outcome: FileOutcome) =>
        hasToken && Result.isFailure(outcome) && isUnauthorized(outcome.failure)
    },
    actions: {
      setWanted: assign((_, { wanted }: { readonly wanted: Wanted }) => ({ wanted, transfer: null })),
      setTransfer: assign((_, transfer: Transfer) => ({ transfer })),
      tellBegun: enqueueActions(({ enqueue }) => {
        if (begun !== null) enqueue.emit({ type: "toast", kind: "info", ...begun })
      }),
      download: emit(({ context: { wanted } }, outcome: FileOutcome) => ({
        type: "download" as const,
        fileName: wanted === null ? "" : definition.fileName(wanted),
        content: Result.getOrElse(outcome, () => null)
      })),
      tellFailed: emit(({ context }, outcome: FileOutcome) =>
        failed(context, Result.isFailure(outcome) ? outcome.failure.sentence : "")
      ),
      tellDefect: emit(({ context }) => failed(context, recordMessages.crashed)),
      tellUnauthorized: emit({ type: "unauthorized" })
    }
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, wanted: null, transfer: null }),
    initial: "idle",
    states: {
      idle: {
        on: {
          "download.started": {
            target: "downloading",
            actions: [{ type: "setWanted", params: ({ event }) => ({ wanted: event.wanted }) }, "tellBegun"]
          }
        }
      },
      downloading: {
        on: {
          "download.progressed": { actions: { type: "setTransfer", params: ({ event }) => event.transfer } },
          "download.cancelled": "idle"
        },
        invoke: {
          id: "downloadFile",
          src: "downloadFile",
          input: ({ context: { businessEntityId, wanted } }) => ({ businessEntityId, wanted }),
          onDone: [
            { guard: withOutput("succeeded"), target: "idle", actions: withOutput("download") },
            { guard: withOutput("wasUnauthorized"), target: "idle", actions: "tellUnauthorized" },
            { target: "idle", actions: withOutput("tellFailed") }
          ],
          onError: { target: "idle", actions: "tellDefect" }
        }
      }
    }
  })
}
