import { noFacets } from "@command-center/domain/facets/facet-choices"
import type { ListDescription, RowLabels } from "@command-center/domain/rows/list-description"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { RowsClient } from "../rows/rows-client.ts"

/**
 * The rows of a list with what the user has put on them, which is told before a question that needs it, and again when it
 * is another. Rows that are not narrowed by it wait for nothing.
 */
export const labelledRows = <Row>(
  client: RowsClient<Row>,
  list: Pick<ListDescription<Row>, "labels">,
  labels: () => Promise<RowLabels>
): RowsClient<Row> => {
  const key = list.labels?.key
  if (key === undefined) return client
  let told: RowLabels | null = null
  const tell = async (): Promise<void> => {
    const next = await labels()
    if (next === told) return
    told = next
    client.label(next)
  }
  const needs = ({ facets = noFacets }: Pick<Narrowing, "facets">): boolean => Object.hasOwn(facets, key)
  const toldFor = async <Asked extends Pick<Narrowing, "facets">>(asked: Asked): Promise<Asked> => {
    if (needs(asked)) await tell()
    return asked
  }
  return {
    ...client,
    firstView: async (request) => client.firstView(await toldFor(request)),
    view: async (request) => client.view(await toldFor(request)),
    ids: async (asked) => client.ids(await toldFor(asked)),
    csv: async (request, onProgress, signal) => client.csv(await toldFor(request), onProgress, signal),
    facets: async (asked) => {
      await tell()
      return client.facets(asked)
    },
    close: () => {
      told = null
      client.close()
    }
  }
}
