import { type Density, withDensity, withPlaceOf } from "@command-center/domain/rows/columns"
import { type AnyActorRef, assign, sendTo, setup } from "xstate"
import { allReset, canHide, canMove, moved, pinned, placed, shown, widthReset } from "./columns.changes.ts"
import type { ColumnsContext, ColumnsEvent, ColumnsInput, LayoutChangedEvent } from "./columns.types.ts"

const ownerOf = ({ self }: { readonly self: AnyActorRef }): AnyActorRef => self._parent ?? self

/** The Columns dialog of a list: every change is told to the screen at once. */
export const columnsMachine = setup({
  types: { input: {} as ColumnsInput, context: {} as ColumnsContext, events: {} as ColumnsEvent },
  guards: {
    mayShow: ({ context }, { key, isShown }: { readonly key: string; readonly isShown: boolean }) =>
      isShown || canHide(context, key),
    canMove: ({ context }, { key, by }: { readonly key: string; readonly by: number }) =>
      canMove(context.layout, key, by),
    canDrop: ({ context: { layout } }, { key, onto }: { readonly key: string; readonly onto: string }) =>
      withPlaceOf(layout, key, onto) !== layout,
    isOtherDensity: ({ context }, density: Density) => context.layout.density !== density
  },
  actions: {
    show: assign(({ context }, { key, isShown }: { readonly key: string; readonly isShown: boolean }) =>
      shown(context, key, isShown)
    ),
    move: assign(({ context }, { key, by }: { readonly key: string; readonly by: number }) => moved(context, key, by)),
    drop: assign(({ context }, { key, onto }: { readonly key: string; readonly onto: string }) =>
      placed(context, key, onto)
    ),
    pin: assign(({ context }, { key, isPinned }: { readonly key: string; readonly isPinned: boolean }) =>
      pinned(context, key, isPinned)
    ),
    resetWidth: assign(({ context }, key: string) => widthReset(context, key)),
    setDensity: assign(({ context }, density: Density) => ({ layout: withDensity(context.layout, density) })),
    resetAll: assign(({ context }) => allReset(context)),
    tellLayout: sendTo(
      ownerOf,
      ({ context }): LayoutChangedEvent => ({
        type: "layout.changed",
        layout: context.layout
      })
    )
  }
}).createMachine({
  id: "columns",
  context: ({ input }) => ({ ...input, announcement: "" }),
  initial: "arranging",
  states: {
    arranging: {
      on: {
        "column.shown": {
          guard: { type: "mayShow", params: ({ event }) => event },
          actions: [{ type: "show", params: ({ event }) => event }, "tellLayout"]
        },
        "column.moved": {
          guard: { type: "canMove", params: ({ event }) => event },
          actions: [{ type: "move", params: ({ event }) => event }, "tellLayout"]
        },
        "column.dropped": {
          guard: { type: "canDrop", params: ({ event }) => event },
          actions: [{ type: "drop", params: ({ event }) => event }, "tellLayout"]
        },
        "column.pinned": { actions: [{ type: "pin", params: ({ event }) => event }, "tellLayout"] },
        "width.reset": { actions: [{ type: "resetWidth", params: ({ event }) => event.key }, "tellLayout"] },
        "density.chosen": {
          guard: { type: "isOtherDensity", params: ({ event }) => event.density },
          actions: [{ type: "setDensity", params: ({ event }) => event.density }, "tellLayout"]
        },
        reset: { actions: ["resetAll", "tellLayout"] },
        close: "closed"
      }
    },
    closed: { type: "final" }
  }
})
