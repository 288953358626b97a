import { noRecords, searchedWords } from "@command-center/domain/palette/found-records"
import { withRecent } from "@command-center/domain/palette/recent-entries"
import { Result } from "effect"
import { assign, emit, setup } from "xstate"
import { answerGuards, otherwise } from "../actor-logic/answers.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { offered } from "./palette.changes.ts"
import type {
  PaletteContext,
  PaletteEmitted,
  PaletteEvent,
  PaletteInput,
  PaletteOutput,
  RecordAnswer,
  RecordQuestion,
  RecordsOutcome
} from "./palette.types.ts"

/** The command palette: finds pages, records and actions for what is typed, and ends with the one that is chosen. */
export const paletteMachine = setup({
  types: {
    input: {} as PaletteInput,
    context: {} as PaletteContext,
    events: {} as PaletteEvent,
    emitted: {} as PaletteEmitted,
    output: {} as PaletteOutput,
    tags: {} as "busy"
  },
  actors: { findRecords: unprovided<RecordQuestion, RecordAnswer, Failure>("findRecords") },
  guards: {
    wasUnauthorized: answerGuards.wasUnauthorized,
    isBlank: ({ context }) => context.text.trim() === "" || context.offer.searched.length === 0,
    isOffered: ({ context }, id: string) => offered(context, id) !== null
  },
  actions: {
    setText: assign((_, text: string) => ({ text, highlighted: null })),
    setHighlighted: assign((_, highlighted: string | null) => ({ highlighted })),
    setFound: assign((_, outcome: RecordsOutcome) =>
      Result.isSuccess(outcome) ? outcome.success : { unread: outcome.failure }
    ),
    setChosen: assign(({ context }, id: string) => ({ chosen: offered(context, id) })),
    tellUnauthorized: emit({ type: "unauthorized" }),
    storeRecent: emit(({ context: { offer, userId, chosen } }) => ({
      type: "recent.stored" as const,
      userId,
      recent: chosen === null ? offer.recent : withRecent(offer.recent, chosen)
    }))
  }
}).createMachine({
  id: "palette",
  context: ({ input }) => ({ ...input, text: "", found: noRecords, unread: null, highlighted: null, chosen: null }),
  output: ({ context }) => ({ chosen: context.chosen }),
  initial: "open",
  states: {
    open: {
      initial: "offering",
      on: {
        "text.changed": {
          target: ".deciding",
          actions: { type: "setText", params: ({ event }) => event.text }
        },
        "entry.highlighted": { actions: { type: "setHighlighted", params: ({ event }) => event.id } },
        "entry.chosen": {
          guard: { type: "isOffered", params: ({ event }) => event.id },
          target: "chosen",
          actions: [{ type: "setChosen", params: ({ event }) => event.id }, "storeRecent"]
        },
        close: "closed"
      },
      states: {
        /** What is known without a search. */
        offering: {},
        deciding: { always: [{ guard: "isBlank", target: "offering" }, { target: "searching" }] },
        searching: {
          tags: "busy",
          invoke: {
            id: "findRecords",
            src: "findRecords",
            input: ({ context: { offer, text } }) => ({ areas: offer.searched, ...searchedWords(text) }),
            onDone: otherwise("found", withOutput("setFound")),
            onError: "crashed"
          }
        },
        found: {},
        /** Typing on searches again. */
        crashed: {}
      }
    },
    chosen: { type: "final" },
    closed: { type: "final" }
  }
})
