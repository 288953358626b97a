import { sentRecord } from "@command-center/domain/json/sent-record"
import { debugMessages } from "@command-center/domain/message/debug-messages"
import { DebugPanel } from "@command-center/ui/feedback/debug-panel"

export interface RawDataProps {
  /** What of the page it is. */
  readonly title: string
  /** By what they were asked for, the records as they were sent. */
  readonly data: unknown
  /** Names that a schema calls secrets. */
  readonly secrets?: ReadonlySet<string>
  readonly note?: string
}

/** The raw data of a page (document 1 §2.1). */
export function RawData({ title, data, secrets, note = debugMessages.note }: RawDataProps) {
  return <DebugPanel title={debugMessages.title(title)} note={note} data={sentRecord(data, secrets)} />
}
