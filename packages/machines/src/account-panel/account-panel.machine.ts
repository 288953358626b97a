import { assign, emit, setup } from "xstate"
import type {
  AccountPanelContext,
  AccountPanelEmitted,
  AccountPanelEvent,
  AccountPanelInput
} from "./account-panel.types.ts"
import { clampWidth } from "./panel-width.ts"

const withToggled = (toggled: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(toggled.has(id) ? [...toggled].filter((other) => other !== id) : [...toggled, id])

export const accountPanelMachine = setup({
  types: {
    input: {} as AccountPanelInput,
    context: {} as AccountPanelContext,
    events: {} as AccountPanelEvent,
    emitted: {} as AccountPanelEmitted
  },
  guards: {
    startsShown: ({ context }) => context.startsShown,
    isFilterEmpty: (_, filter: string) => filter === ""
  },
  actions: {
    /** Typing turns Expand All on (document 1 §2.4); emptying the field leaves it as it is. */
    setFilter: assign((_, filter: string) => ({ filter, expandAll: true, toggled: new Set<number>() })),
    clearFilter: assign({ filter: "", toggled: () => new Set<number>() }),
    toggleExpandAll: assign(({ context }) => ({ expandAll: !context.expandAll, toggled: new Set<number>() })),
    toggleNode: assign(({ context }, id: number) => ({ toggled: withToggled(context.toggled, id) })),
    forgetToggled: assign({ toggled: () => new Set<number>() }),
    setWidth: assign((_, width: number) => ({ width: clampWidth(width) })),
    emitWidth: emit(({ context }) => ({ type: "widthChosen", width: context.width })),
    emitShown: emit({ type: "showTreeChosen", isShown: true }),
    emitCollapsed: emit({ type: "showTreeChosen", isShown: false })
  }
}).createMachine({
  id: "accountPanel",
  context: ({ input }) => ({
    filter: "",
    expandAll: false,
    toggled: new Set(),
    width: clampWidth(input.width),
    startsShown: input.isShown
  }),
  initial: "deciding",
  on: { "account.changed": { actions: "forgetToggled" } },
  states: {
    deciding: { always: [{ guard: "startsShown", target: "shown" }, { target: "collapsed" }] },
    shown: {
      on: {
        "filter.changed": [
          { guard: { type: "isFilterEmpty", params: ({ event }) => event.value }, actions: "clearFilter" },
          { actions: { type: "setFilter", params: ({ event }) => event.value } }
        ],
        "expandAll.toggled": { actions: "toggleExpandAll" },
        "node.toggled": { actions: { type: "toggleNode", params: ({ event }) => event.id } },
        "width.changed": { actions: { type: "setWidth", params: ({ event }) => event.width } },
        "width.settled": { actions: "emitWidth" },
        "panel.toggled": { target: "collapsed", actions: "emitCollapsed" }
      }
    },
    collapsed: {
      on: { "panel.toggled": { target: "shown", actions: "emitShown" } }
    }
  }
})
