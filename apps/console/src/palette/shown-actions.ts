import type { ShownAction } from "@command-center/domain/palette/palette-entries"

/** An action on what a page shows selected, and what opens its dialog there. */
export interface OpenedAction extends ShownAction {
  readonly open: () => void
}

interface ShownPage {
  readonly businessEntityId: number
  readonly actions: () => ReadonlyArray<OpenedAction>
}

/** Between the palette and the lists of other things than UTGs: what can be done with what is selected there. */
export interface ShownActions {
  readonly shown: (page: ShownPage) => () => void
  readonly of: (businessEntityId: number) => ReadonlyArray<OpenedAction>
  readonly open: (businessEntityId: number, id: string) => void
}

export const makeShownActions = (): ShownActions => {
  const pages = new Set<ShownPage>()
  const of = (businessEntityId: number) =>
    [...pages].flatMap((page) => (page.businessEntityId === businessEntityId ? page.actions() : []))
  return {
    shown: (page) => {
      pages.add(page)
      return () => pages.delete(page)
    },
    of,
    open: (businessEntityId, id) =>
      of(businessEntityId)
        .find((action) => action.id === id)
        ?.open()
  }
}
