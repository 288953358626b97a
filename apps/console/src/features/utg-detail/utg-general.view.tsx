import { recordMessages } from "@command-center/domain/message/record-messages"
import { readConnectionString } from "@command-center/domain/utg/connection-string"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { VersionText } from "@command-center/ui/cells/version-text"
import { DebugPanel } from "@command-center/ui/feedback/debug-panel"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Card } from "@command-center/ui/layout/card"
import { type DefinitionItem, DefinitionList } from "@command-center/ui/layout/definition-list"
import { Result } from "effect"
import { useDebug } from "../../app/use-debug.ts"
import { RecordDate } from "../../record/date.view.tsx"
import type { UtgRecord } from "./utg-detail.wiring.ts"

const item = (term: string, value: DefinitionItem["value"]): DefinitionItem => ({ id: term, term, value })
const badge = (word: string | null) => (word === null || word === "" ? null : <StatusBadge word={word} />)
const date = (iso: string | null) => (iso === null ? null : <RecordDate iso={iso} />)
const version = (text: string | null) => (text === null || text === "" ? null : <VersionText version={text} />)

/** Fields and order of document 2 §2 "UTG detail, General tab". */
export function UtgGeneral({ record: { row, component } }: { readonly record: UtgRecord }) {
  const isDebug = useDebug()
  const connection = readConnectionString(Result.isSuccess(component) ? component.success.connectionString : null)
  return (
    <>
      <Card title="General">
        <DefinitionList
          items={[
            item("Component Nickname/IP", row.componentNickname),
            item("Merchant Description", row.componentMerchant),
            item("Location", row.componentLocation),
            item("Lane", row.componentLane),
            item("File ID / MID", row.componentFileId)
          ]}
        />
      </Card>
      <Card title="Status">
        <DefinitionList
          items={[
            item("Machine Status", badge(row.machineStatus)),
            item("Last Known Communication", date(row.machineStatusEntityLastKnownCommunication)),
            item("Next Predicted Communication", date(row.machineStatusEntityNextPredictedCommunication)),
            item("Time Zone", row.machineStatusEntityStandardTimeZone),
            item("Agent Version", version(row.agentVersion)),
            item("UTG Version", version(row.utgVersion)),
            item("Windows Version", row.machineStatusEntityWindowsVersion),
            item("Configuration Status", row.configStatus),
            item("Parent Account", row.parentName),
            item("Listener IP", connection.listenerAddress),
            item("Listener Port", connection.listenerPort),
            { ...item("UTG Path", connection.executablePath), isCode: true }
          ]}
        />
      </Card>
      {Result.isFailure(component) && (
        <InlineNote kind="warn">{recordMessages.listenerUnknown(component.failure.sentence)}</InlineNote>
      )}
      {isDebug && <DebugPanel title="UTG" data={row} />}
    </>
  )
}
