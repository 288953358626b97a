import type { ReadRows } from "@command-center/api/transport/decode"
import type { PermissionMask } from "@command-center/domain/permission/permission-mask"
import type { Subject } from "@command-center/domain/permission/subject"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards, otherwise } from "../actor-logic/answers.ts"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type { MasksOutcome, RightsLineContext, RightsLineEvent, RightsLineInput } from "./rights-line.types.ts"

/** The dialog that explains rights: one's own from what the session has, another user's after reading their masks. */
export const rightsLineMachine = setup({
  types: {
    input: {} as RightsLineInput,
    context: {} as RightsLineContext,
    events: {} as RightsLineEvent,
    emitted: {} as Emitted,
    tags: {} as "busy" | "crashed"
  },
  actors: { loadMasks: unprovided<number, ReadRows<PermissionMask>, Failure>("loadMasks") },
  guards: {
    ...answerGuards,
    isOneself: ({ context }) => context.user === null
  },
  actions: {
    setSubject: assign((_, subject: Subject) => ({ subject })),
    setMasks: assign((_, outcome: MasksOutcome) => ({
      masks: Result.getOrElse(outcome, () => null),
      failure: Result.isFailure(outcome) ? outcome.failure : null
    })),
    tellUnauthorized: emit({ type: "unauthorized" })
  }
}).createMachine({
  id: "rightsLine",
  context: ({ input }) => ({ ...input, masks: null, failure: null }),
  initial: "deciding",
  on: {
    "subject.chosen": { actions: { type: "setSubject", params: ({ event }) => event.subject } },
    close: ".closed"
  },
  states: {
    deciding: { always: [{ guard: "isOneself", target: "shown" }, { target: "reading" }] },
    reading: {
      tags: "busy",
      invoke: {
        id: "loadMasks",
        src: "loadMasks",
        input: ({ context }) => context.user?.id ?? 0,
        onDone: [
          { guard: withOutput("succeeded"), target: "shown", actions: withOutput("setMasks") },
          ...otherwise("failed", withOutput("setMasks"))
        ],
        onError: "crashed"
      }
    },
    failed: { on: { retry: "reading" } },
    shown: {},
    crashed: { tags: "crashed", on: { retry: "deciding" } },
    closed: { type: "final" }
  }
})
