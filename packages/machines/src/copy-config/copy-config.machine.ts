import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import { isSameJson } from "@command-center/domain/json/same-json"
import { jsonWrittenAs } from "@command-center/domain/json/written-numbers"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { indentedJson } from "@command-center/domain/template/template-text"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { Result } from "effect"
import { emit, setup } from "xstate"
import { answerGuards } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type { ConfigOutcome, ConfigToCopy, CopyConfigEvent, CopyConfigInput } from "./copy-config.types.ts"

const copyOf = ({ config, text }: ConfigToCopy) => {
  const masked = maskedSecrets(config)
  return {
    type: "copy" as const,
    text: indentedJson(jsonWrittenAs(text === null ? [] : [text], masked)),
    copied: isSameJson(masked, config) ? utgDetailMessages.configCopied : utgDetailMessages.configCopiedMasked
  }
}

/** Reads a configuration and copies it, secrets masked, since nobody knows who reads a clipboard. */
export const copyConfigMachine = setup({
  types: {
    input: {} as CopyConfigInput,
    context: {} as CopyConfigInput,
    events: {} as CopyConfigEvent,
    emitted: {} as Emitted,
    tags: {} as "busy"
  },
  actors: { loadConfig: unprovided<CopyConfigInput, ConfigToCopy, Failure>("loadConfig") },
  guards: {
    wasUnauthorized: answerGuards.wasUnauthorized,
    found: (_, outcome: ConfigOutcome) => Result.isSuccess(outcome)
  },
  actions: {
    copy: emit((_, outcome: ConfigOutcome) =>
      copyOf(Result.getOrElse(outcome, (): ConfigToCopy => ({ config: null, text: null })))
    ),
    tellFailed: emit((_, outcome: ConfigOutcome) => ({
      type: "toast",
      kind: "danger",
      text: utgDetailMessages.configNotCopied(Result.isFailure(outcome) ? outcome.failure.sentence : "")
    })),
    tellDefect: emit({
      type: "toast",
      kind: "danger",
      text: utgDetailMessages.configNotCopied(recordMessages.crashed)
    }),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "copyConfig",
  context: ({ input }) => input,
  initial: "idle",
  states: {
    idle: { on: { copy: "loading" } },
    loading: {
      tags: "busy",
      invoke: {
        id: "loadConfig",
        src: "loadConfig",
        input: ({ context }) => context,
        onDone: [
          { guard: withOutput("found"), target: "idle", actions: withOutput("copy") },
          { guard: withOutput("wasUnauthorized"), target: "idle", actions: "tellUnauthorized" },
          { target: "idle", actions: withOutput("tellFailed") }
        ],
        onError: { target: "idle", actions: "tellDefect" }
      }
    }
  }
})
