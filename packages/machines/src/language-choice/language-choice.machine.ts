import type { Language } from "@command-center/domain/language/language"
import { assign, emit, setup } from "xstate"
import type {
  LanguageChoiceContext,
  LanguageChoiceEmitted,
  LanguageChoiceEvent,
  LanguageChoiceInput
} from "./language-choice.types.ts"

/** The choice of a language. It takes a new load of the page, so what is not saved is asked about first. */
export const languageChoiceMachine = setup({
  types: {
    input: {} as LanguageChoiceInput,
    context: {} as LanguageChoiceContext,
    events: {} as LanguageChoiceEvent,
    emitted: {} as LanguageChoiceEmitted
  },
  guards: {
    isSpoken: ({ context }, language: Language) => language === context.spoken,
    hasUnsavedWork: (_, hasUnsavedWork: boolean) => hasUnsavedWork
  },
  actions: {
    ask: assign((_, asked: Language) => ({ asked })),
    forgetAsked: assign({ asked: null }),
    emitChosen: emit((_, language: Language) => ({ type: "languageChosen", language }))
  }
}).createMachine({
  id: "languageChoice",
  context: ({ input: { spoken } }) => ({ spoken, asked: null }),
  initial: "spoken",
  states: {
    spoken: {
      on: {
        "language.chosen": [
          { guard: { type: "isSpoken", params: ({ event }) => event.language } },
          {
            guard: { type: "hasUnsavedWork", params: ({ event }) => event.hasUnsavedWork },
            target: "asking",
            actions: { type: "ask", params: ({ event }) => event.language }
          },
          { target: "loading", actions: { type: "emitChosen", params: ({ event }) => event.language } }
        ]
      }
    },
    asking: {
      on: {
        "editing.continued": { target: "spoken", actions: "forgetAsked" },
        "work.lost": {
          target: "loading",
          actions: { type: "emitChosen", params: ({ context }) => context.asked ?? context.spoken }
        }
      }
    },
    loading: { type: "final" }
  }
})
