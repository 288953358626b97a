import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import type { RowScreenDefinition } from "@command-center/machines/row-screen/row-screen.types"
import type { ActorRefFrom } from "xstate"
import type { Console } from "../app/console.ts"
import type { RowsClient } from "../rows/rows-client.ts"
import { wireDownloadView } from "./wire-download-view.ts"
import { wireExport } from "./wire-export.ts"
import { wireFacets } from "./wire-facets.ts"
import { wireFilters } from "./wire-filters.ts"
import { wireList } from "./wire-list.ts"
import { wireViews } from "./wire-views.ts"

/** The running rows of a list screen. */
export type RowScreenRef<Row> = ActorRefFrom<ReturnType<typeof makeRowScreenMachine<Row>>>

/** The rows of a list screen, of a client. */
export const wireRowScreen = <Row>(
  { runtime, now }: Pick<Console, "runtime" | "now">,
  definition: RowScreenDefinition<Row>,
  client: RowsClient<Row>
) =>
  makeRowScreenMachine<Row>(definition).provide({
    actors: {
      list: wireList(definition.list, client, now),
      listViews: wireViews(),
      facets: wireFacets(client),
      filters: wireFilters(client),
      exportRows: wireExport(runtime),
      downloadView: wireDownloadView(client)
    }
  })
