import type { InstallationRow } from "@command-center/domain/installation/installation"
import { type ShownClocks, shownTime } from "@command-center/domain/site-time/shown-time"
import { displayUtc } from "@command-center/domain/time/display-date"
import { TimestampCell } from "@command-center/ui/cells/timestamp-cell"
import type { PlainColumn } from "@command-center/ui/table/plain-table"

/** The columns of "Recent Installations" (document 1 §2.5). */
export const installationColumns = (clocks: ShownClocks): ReadonlyArray<PlainColumn<InstallationRow>> => [
  { key: "nickname", label: "Installation Name", cell: (row) => row.nickname },
  { key: "typeName", label: "Install Type", cell: (row) => row.typeName },
  { key: "businessEntityId", label: "Business Entity ID", cell: (row) => row.businessEntityId },
  {
    key: "lastUpdatedAt",
    label: "Last Updated",
    cell: ({ lastUpdatedAt }) =>
      lastUpdatedAt === null ? null : (
        <TimestampCell
          iso={lastUpdatedAt}
          local={shownTime(lastUpdatedAt, clocks, null)}
          utc={displayUtc(lastUpdatedAt)}
        />
      )
  }
]
