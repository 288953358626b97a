import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { Console } from "../app/console.ts"
import type { RowsClient } from "../rows/rows-client.ts"
import { labelledRows } from "./labelled-rows.ts"

/**
 * The rows of a list as all of the console has them: narrowed by what the user has put on them, whoever asks, and there to
 * be counted for alerts in the same way.
 */
export const consoleRows = <Row>(
  { alerts, tags, now }: Pick<Console, "alerts" | "tags" | "now">,
  list: Pick<ListDescription<Row>, "id" | "labels">,
  client: RowsClient<Row>
): RowsClient<Row> => alerts.watched(list.id, labelledRows(client, list, tags.labels), now)
