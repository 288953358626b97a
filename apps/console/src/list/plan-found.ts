import { noFacets } from "@command-center/domain/facets/facet-choices"
import type { Chosen } from "@command-center/domain/navigation/chosen"
import { selectPredicates, selectRequest } from "@command-center/machines/list-screen/list-screen.selectors"
import type { ListRef } from "./list-ref.ts"

/** All that a list finds at the moment, by its filter, its search and the values chosen. */
export const planFound = <Row>(list: Chosen["list"], actor: ListRef<Row>): Chosen => {
  const snapshot = actor.getSnapshot()
  const { search, facets = noFacets } = selectRequest<Row>(snapshot)
  return { list, who: { search, facets }, filter: selectPredicates<Row>(snapshot) }
}
