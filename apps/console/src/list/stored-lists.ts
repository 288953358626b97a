import { columnMessages } from "@command-center/domain/rows/column-messages"
import { readLayout } from "@command-center/domain/rows/column-storage"
import { type ColumnLayout, withNameShown } from "@command-center/domain/rows/columns"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import type { ListId } from "@command-center/domain/rows/list-id"
import type { SavedViews } from "@command-center/domain/rows/saved-views"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { readViews } from "@command-center/domain/rows/saved-views-storage"
import { columnsKey, viewsKey } from "@command-center/domain/storage/browser-store"
import type { Stored } from "../browser/stored.ts"

/** What the browser keeps of a list. */
export interface StoredList {
  readonly layout: ColumnLayout
  readonly views: SavedViews
  /** Sentences about what could not be read. */
  readonly ignored: ReadonlyArray<string>
}

const sentences = (parts: ReadonlyArray<string>, sentence: (parts: ReadonlyArray<string>) => string) =>
  parts.length === 0 ? [] : [sentence(parts)]

export const storedViews = (stored: Stored, list: ListId): SavedViews => readViews(stored.read(viewsKey(list))).saved

export const storedList = <Row>(stored: Stored, list: ListDescription<Row>): StoredList => {
  const { id, columns, nameKey } = list
  const keys = columns.map(({ key }) => key)
  const layout = readLayout(keys, stored.read(columnsKey(id)))
  const views = readViews(stored.read(viewsKey(id)))
  return {
    layout: withNameShown(layout.layout, nameKey),
    views: views.saved,
    ignored: [...sentences(layout.ignored, columnMessages.ignored), ...sentences(views.ignored, viewMessages.ignored)]
  }
}
