import { installationMessages } from "@command-center/domain/installation/installation-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { Result } from "effect"
import { emit, setup } from "xstate"
import type { ToastEmitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { type Outcome, unprovided, withOutput } from "../actor-logic/outcome.ts"

type Begun = Outcome<unknown, Failure>

const failed = (reason: string) => ({
  type: "toast" as const,
  kind: "danger" as const,
  text: installationMessages.downloadFailed(reason)
})

/** Hands the installer to the browser, which downloads it by itself (document 2 §9). */
export const downloadInstallerMachine = setup({
  types: {
    input: {} as { readonly businessEntityId: number },
    events: {} as { readonly type: "installer.wanted" },
    emitted: {} as ToastEmitted,
    children: {} as { downloadInstaller: "downloadInstaller" }
  },
  actors: { downloadInstaller: unprovided<null, unknown, Failure>("downloadInstaller") },
  /** How long its message shows. */
  delays: { installerMessage: 2_000 },
  guards: { succeeded: (_, outcome: Begun) => Result.isSuccess(outcome) },
  actions: {
    tellFailed: emit((_, outcome: Begun) => failed(Result.isFailure(outcome) ? outcome.failure.sentence : "")),
    tellDefect: emit(failed(recordMessages.crashed))
  }
}).createMachine({
  id: "downloadInstaller",
  initial: "idle",
  states: {
    idle: { on: { "installer.wanted": "starting" } },
    starting: {
      invoke: {
        id: "downloadInstaller",
        src: "downloadInstaller",
        input: null,
        onDone: [
          { guard: withOutput("succeeded"), target: "told" },
          { target: "idle", actions: withOutput("tellFailed") }
        ],
        onError: { target: "idle", actions: "tellDefect" }
      }
    },
    told: { on: { "installer.wanted": "starting" }, after: { installerMessage: "idle" } }
  }
})
