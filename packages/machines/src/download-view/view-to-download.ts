import { noFacets } from "@command-center/domain/facets/facet-choices"
import type { ListScreenContext } from "../list-screen/list-screen.types.ts"
import type { ViewToDownload } from "./download-view.types.ts"

type Shown = Pick<ListScreenContext<unknown>, "request" | "view" | "selection" | "isArriving">

/** What a list shows, for a download; null while its rows are not all there. */
export const viewToDownload = ({ request, view, selection, isArriving }: Shown): ViewToDownload | null =>
  view === null || isArriving
    ? null
    : {
        search: request.search,
        facets: request.facets ?? noFacets,
        sort: request.sort,
        matching: view.filtered,
        selection
      }
