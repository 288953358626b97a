import type { ShownChange } from "@command-center/domain/component-config/shown-diff"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { PlainTable } from "@command-center/ui/table/plain-table"

const text = (value: unknown): string =>
  value === undefined ? "" : typeof value === "string" ? value : JSON.stringify(value)

/** What was changed in a configuration, setting by setting. */
export function ChangesTable({ changes }: { readonly changes: ReadonlyArray<ShownChange> }) {
  return (
    <PlainTable
      label="What was changed"
      columns={[
        { key: "path", label: "Setting", cell: ({ change }) => change.path },
        { key: "from", label: "From", cell: ({ change }) => text(change.from) },
        { key: "to", label: "To", cell: ({ change }) => text(change.to) }
      ]}
      rows={changes.map((change, at) => ({ change, at }))}
      rowId={({ at }) => at}
      emptyText={utgDetailMessages.removal.nothingElse}
    />
  )
}
