import type { ShownTargets } from "@command-center/domain/palette/palette-entries"
import type { UtgTargets } from "@command-center/domain/palette/palette-entry"
import type { UtgAction } from "@command-center/domain/utg/utg-actions"
import { makeKeptOpening } from "../list/kept-opening.ts"

/** A dialog of the UTG list that was chosen in the palette, and for what. */
export interface UtgOpening {
  readonly action: UtgAction
  readonly targets: UtgTargets
}

/** A page that shows UTGs. */
interface ShownPage {
  readonly businessEntityId: number
  /** What actions are offered for: the selection, or the page's own UTG. */
  readonly targets: () => ShownTargets | null
  /** Opens a dialog there; null where the page has none. */
  readonly open: ((opening: UtgOpening) => void) | null
}

/** Between the palette and the pages that show UTGs: what is chosen there, and which dialog opens. */
export interface ShownUtgs {
  readonly shown: (page: ShownPage) => () => void
  readonly targets: (businessEntityId: number) => ShownTargets | null
  /** Opens the dialog on the page that is shown, or keeps it for the list that is gone to: then the state to go with. */
  readonly open: (businessEntityId: number, opening: UtgOpening) => { readonly opening: number } | null
  /** What was kept for a navigation with this state, once. */
  readonly take: (state: unknown) => UtgOpening | null
}

export const makeShownUtgs = (): ShownUtgs => {
  const pages = new Set<ShownPage>()
  const kept = makeKeptOpening<UtgOpening>()
  const of = (businessEntityId: number) => [...pages].filter((page) => page.businessEntityId === businessEntityId)
  return {
    shown: (page) => {
      pages.add(page)
      return () => pages.delete(page)
    },
    targets: (businessEntityId) => of(businessEntityId).flatMap((page) => page.targets() ?? [])[0] ?? null,
    open: (businessEntityId, opening) => {
      const [open] = of(businessEntityId).flatMap((page) => page.open ?? [])
      if (open !== undefined) {
        open(opening)
        return null
      }
      return kept.keep(opening)
    },
    take: kept.take
  }
}
