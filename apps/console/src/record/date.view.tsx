import { shownTime } from "@command-center/domain/site-time/shown-time"
import { displayUtc } from "@command-center/domain/time/display-date"
import { TimestampCell } from "@command-center/ui/cells/timestamp-cell"
import { useShownClocks } from "../app/use-shown-clocks.ts"

export interface RecordDateProps {
  readonly iso: string | null
  /** The time zone of the site that it is about, as its machine reports it; absent for what is about none. */
  readonly site?: string | null
}

/** An instant of a record on the clocks that the user chose, UTC in its tooltip. */
export function RecordDate({ iso, site = null }: RecordDateProps) {
  const clocks = useShownClocks()
  if (iso === null) return null
  return <TimestampCell iso={iso} local={shownTime(iso, clocks, site)} utc={displayUtc(iso)} />
}
