import type { Clocks } from "@command-center/domain/appearance/clocks"
import type { Theme } from "@command-center/domain/appearance/theme"
import { assign, emit, setup } from "xstate"
import type { AppearanceContext, AppearanceEmitted, AppearanceEvent, AppearanceInput } from "./appearance.types.ts"

interface Choice {
  readonly chosen: Theme
  readonly theme: Theme
}

/** How the console looks and on whose clocks it shows times, as its user chose, in this tab or in another. */
export const appearanceMachine = setup({
  types: {
    input: {} as AppearanceInput,
    context: {} as AppearanceContext,
    events: {} as AppearanceEvent,
    emitted: {} as AppearanceEmitted
  },
  guards: { isChosen: (_, { chosen, theme }: Choice) => chosen === theme },
  actions: {
    emitTheme: emit((_, theme: Theme) => ({ type: "themeChosen", theme })),
    setClocks: assign((_, clocks: Clocks) => ({ clocks })),
    emitClocks: emit((_, clocks: Clocks) => ({ type: "clocksChosen", clocks }))
  }
}).createMachine({
  id: "appearance",
  context: ({ input: { theme, clocks } }) => ({ kept: theme, clocks }),
  initial: "deciding",
  on: {
    "clocks.chosen": {
      actions: [
        { type: "setClocks", params: ({ event }) => event.clocks },
        { type: "emitClocks", params: ({ event }) => event.clocks }
      ]
    },
    "theme.chosen": [
      {
        guard: { type: "isChosen", params: ({ event }) => ({ chosen: event.theme, theme: "light" }) },
        target: ".light",
        actions: { type: "emitTheme", params: "light" }
      },
      {
        guard: { type: "isChosen", params: ({ event }) => ({ chosen: event.theme, theme: "dark" }) },
        target: ".dark",
        actions: { type: "emitTheme", params: "dark" }
      },
      { target: ".system", actions: { type: "emitTheme", params: "system" } }
    ]
  },
  states: {
    deciding: {
      always: [
        {
          guard: { type: "isChosen", params: ({ context }) => ({ chosen: context.kept, theme: "light" }) },
          target: "light"
        },
        {
          guard: { type: "isChosen", params: ({ context }) => ({ chosen: context.kept, theme: "dark" }) },
          target: "dark"
        },
        { target: "system" }
      ]
    },
    system: {},
    light: {},
    dark: {}
  }
})
