import { selectedIds } from "@command-center/domain/rows/selection"
import {
  selectOffersMatching,
  selectSelectedCount,
  selectSelection
} from "@command-center/machines/list-screen/list-screen.selectors"
import { SelectionBar } from "@command-center/ui/table/selection-bar"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { ListRef } from "./list-ref.ts"
import { selectShownView } from "./list-status.ts"

export interface ListSelectionProps<Row> {
  readonly actor: ListRef<Row>
  readonly bulk: ((ids: () => ReadonlyArray<number>) => ReactNode) | undefined
}

/** The bar of what is selected, while anything is. */
export function ListSelection<Row>({ actor, bulk }: ListSelectionProps<Row>) {
  const selection = useSelector(actor, selectSelection<Row>)
  const count = useSelector(actor, selectSelectedCount<Row>)
  const matching = useSelector(actor, (snapshot) => selectShownView(snapshot)?.filtered ?? 0)
  const offersMatching = useSelector(actor, selectOffersMatching<Row>)
  if (count === 0) return null
  return (
    <SelectionBar
      count={count}
      matching={matching}
      onClear={() => actor.send({ type: "selection.cleared" })}
      {...(offersMatching ? { onSelectMatching: () => actor.send({ type: "matching.selected" }) } : {})}
    >
      {bulk?.(() => selectedIds(selection))}
    </SelectionBar>
  )
}
