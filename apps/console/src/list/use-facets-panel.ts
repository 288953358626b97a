import { selectIsOpen } from "@command-center/machines/facets/facets.selectors"
import { selectFacetChoices, selectView } from "@command-center/machines/list-screen/list-screen.selectors"
import { selectFacetsPanel } from "@command-center/machines/row-screen/row-screen.selectors"
import { useSelector } from "@xstate/react"
import type { ListRef } from "./list-ref.ts"
import type { RowScreenRef } from "./row-screen.wiring.ts"

/** The panel of values of a list's screen: what is chosen, what is left, whether it is open; null without a panel. */
export const useFacetsPanel = <Row>(screen: RowScreenRef<Row>, list: ListRef<Row>) => {
  const actor = useSelector(screen, selectFacetsPanel<Row>)
  const isOpen = useSelector(actor, (snapshot) => snapshot !== undefined && selectIsOpen(snapshot))
  const choices = useSelector(list, selectFacetChoices<Row>)
  const left = useSelector(list, (snapshot) => (isOpen ? (selectView<Row>(snapshot)?.filtered ?? null) : null))
  if (actor === undefined) return null
  return {
    isOpen,
    count: Object.keys(choices).length,
    onToggle: () => actor.send({ type: "facets.toggled" }),
    props: {
      actor,
      choices,
      left,
      onChoose: (key: string, values: ReadonlyArray<string>) => list.send({ type: "facet.chosen", key, values }),
      onClear: () => list.send({ type: "facets.cleared" })
    }
  }
}
