import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards, otherwise } from "../actor-logic/answers.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { awaited } from "../actor-logic/loading.ts"
import { calledOff, longWait } from "../actor-logic/long-wait.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import type {
  RecordContext,
  RecordEmitted,
  RecordEvent,
  RecordInput,
  RecordOutcome,
  RecordRead
} from "./record-screen.types.ts"

/** One record shown as it is: read when the screen opens, when it is asked for again and when it is of another version. */
export const makeRecordScreenMachine = <Found>(id: string) =>
  setup({
    types: {
      input: {} as RecordInput,
      context: {} as RecordContext<Found>,
      events: {} as RecordEvent,
      emitted: {} as RecordEmitted,
      tags: {} as "busy" | "crashed"
    },
    actors: { loadRecord: unprovided<RecordRead, Found | null, Failure>("loadRecord") },
    delays: { longWait },
    guards: {
      wasUnauthorized: answerGuards.wasUnauthorized,
      isWaitLong: ({ context }) => context.isWaitLong,
      isOtherVersion: ({ context, event }) => event.type === "version.read" && event.version !== context.version,
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
      setVersion: assign(({ event }) => (event.type === "version.read" ? { version: event.version } : {})),
      setCancelled: assign({ failure: calledOff }),
      setWaitLong: assign({ isWaitLong: true }),
      endWait: assign({ isWaitLong: false }),
      tellUnauthorized: emit({ type: "unauthorized" })
    }
  }).createMachine({
    id,
    context: ({ input }) => ({ version: null, ...input, record: null, failure: null, isWaitLong: false }),
    initial: "loading",
    on: { "version.read": { guard: "isOtherVersion", target: ".loading", actions: "setVersion" } },
    states: {
      loading: {
        ...awaited,
        // What was saved while it was being read may be missing in the answer.
        on: { ...awaited.on, retry: { target: "loading", reenter: true } },
        invoke: {
          id: "loadRecord",
          src: "loadRecord",
          input: ({ context: { businessEntityId, id: recordId, version } }) => ({
            businessEntityId,
            id: recordId,
            version
          }),
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
