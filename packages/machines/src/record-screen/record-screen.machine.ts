import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards, otherwise } from "../actor-logic/answers.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { awaited } from "../actor-logic/loading.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type { RecordContext, RecordEmitted, RecordEvent, RecordInput, RecordOutcome } from "./record-screen.types.ts"

/** One record shown as it is: read when the screen opens and when the user asks again. */
export const makeRecordScreenMachine = <Found>(id: string) =>
  setup({
    types: {
      input: {} as RecordInput,
      context: {} as RecordContext<Found>,
      events: {} as RecordEvent,
      emitted: {} as RecordEmitted,
      tags: {} as "busy" | "crashed"
    },
    actors: { loadRecord: unprovided<RecordInput, Found | null, Failure>("loadRecord") },
    delays: { longWait },
    guards: {
      wasUnauthorized: answerGuards.wasUnauthorized,
      isWaitLong: ({ context }) => context.isWaitLong,
      found: (_, outcome: RecordOutcome<Found>) => Result.isSuccess(outcome) && outcome.success !== null,
      isMissing: (_, outcome: RecordOutcome<Found>) => Result.isSuccess(outcome) && outcome.success === null
    },
    actions: {
      setOutcome: assign((_, outcome: RecordOutcome<Found>) =>
        Result.match(outcome, {
          onSuccess: (record): Partial<RecordContext<Found>> => ({ record, failure: null }),
          onFailure: (failure) => ({ failure })
        })
      ),
      setCancelled: assign({ failure: calledOff }),
      setWaitLong: assign({ isWaitLong: true }),
      endWait: assign({ isWaitLong: false }),
      tellUnauthorized: emit({ type: "unauthorized" })
    }
  }).createMachine({
    id,
    context: ({ input }) => ({ ...input, record: null, failure: null, isWaitLong: false }),
    initial: "loading",
    states: {
      loading: {
        ...awaited,
        invoke: {
          id: "loadRecord",
          src: "loadRecord",
          input: ({ context }) => ({ businessEntityId: context.businessEntityId, id: context.id }),
          onDone: [
            { guard: withOutput("found"), target: "ready", actions: withOutput("setOutcome") },
            { guard: withOutput("isMissing"), target: "notFound" },
            ...otherwise("failed", withOutput("setOutcome"))
          ],
          onError: "crashed"
        }
      },
      ready: { on: { retry: "loading", "refresh.asked": "loading" } },
      notFound: { on: { retry: "loading" } },
      failed: { on: { retry: "loading", "refresh.asked": "loading" } },
      crashed: { tags: "crashed", on: { retry: "loading" } }
    }
  })
