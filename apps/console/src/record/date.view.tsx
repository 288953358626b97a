import { displayDate, displayUtc } from "@command-center/domain/time/display-date"
import { TimestampCell } from "@command-center/ui/cells/timestamp-cell"
import { useConsole } from "../app/console.ts"

/** An instant of a record on the local clock, UTC in its tooltip. */
export function RecordDate({ iso }: { readonly iso: string | null }) {
  const { timeZone } = useConsole()
  if (iso === null) return null
  return <TimestampCell iso={iso} local={displayDate(iso, timeZone)} utc={displayUtc(iso)} />
}
