import { generallyAvailable, heldAgainst } from "@command-center/domain/drift/product-drift"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { canViewRows, canEdit as mayEdit, type Rights } from "@command-center/domain/permission/rights"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { statusTone } from "@command-center/domain/status/status-tone"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import { readConnectionString } from "@command-center/domain/utg/connection-string"
import { connectionStringOf } from "@command-center/domain/utg/utg-detail"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { utgEditLabels } from "@command-center/domain/utg/utg-flow-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import { utgDeviceList, utgTaskList } from "@command-center/domain/utg/utg-tables"
import type { Product } from "@command-center/domain/version/version-product"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { VersionText } from "@command-center/ui/cells/version-text"
import { Card } from "@command-center/ui/layout/card"
import { type DefinitionItem, DefinitionList } from "@command-center/ui/layout/definition-list"
import { Result } from "effect"
import { RawData } from "../../app/raw-data.view.tsx"
import { RetryNote } from "../../app/retry-note.view.tsx"
import { useDebug } from "../../app/use-debug.ts"
import { RecordDate } from "../../record/date.view.tsx"
import type { RecordRef } from "../../record/wire-record.ts"
import { RenderWhenNear } from "../../settings/render-when-near.view.tsx"
import { EditUtgScreen } from "./edit-utg.screen.tsx"
import type { UtgRecord } from "./utg-detail.wiring.ts"
import { UtgDevicesScreen } from "./utg-devices.screen.tsx"
import { UtgTasksScreen } from "./utg-tasks.screen.tsx"
import { UtgTimelineScreen } from "./utg-timeline.screen.tsx"

export interface UtgGeneralProps {
  readonly actor: RecordRef<UtgRecord>
  readonly record: UtgRecord
  readonly businessEntityId: number
  readonly canEdit: boolean
  /** What may be seen and done at the account. */
  readonly rights: Rights
  /** The agent versions there are; none while they are not known. */
  readonly agentVersions: ReadonlyArray<Product>
}

const item = (term: string, value: DefinitionItem["value"]): DefinitionItem => ({ id: term, term, value })
const badge = (word: string | null) =>
  word === null || word === "" ? null : <StatusBadge word={word} tone={statusTone} />
const date = (iso: string | null, site: string | null) => (iso === null ? null : <RecordDate iso={iso} site={site} />)

function Version({ version, warning }: { readonly version: string | null; readonly warning: string | null }) {
  return version === null || version === "" ? null : <VersionText version={version} warning={warning} />
}

/** Why the agent needs attention; null where it does not, or nobody knows what is available. */
const agentWarning = (version: string | null, products: ReadonlyArray<Product>): string | null =>
  heldAgainst(products)(version).standing === "behind"
    ? utgDetailMessages.agentOutOfDate(generallyAvailable(products) ?? "")
    : null

function Status({
  record: { row, component, status },
  agentVersions
}: Pick<UtgGeneralProps, "record" | "agentVersions">) {
  const connection = readConnectionString(connectionStringOf(Result.getOrNull(component), row))
  const machine = Result.getOrNull(status)
  const { agentVersion, utgVersion } = row
  const known = machine?.lastKnownCommunication ?? row.machineStatusEntityLastKnownCommunication
  const site = machine?.standardTimeZone || row.machineStatusEntityStandardTimeZone
  const predicted = machine?.nextPredictedCommunication ?? row.machineStatusEntityNextPredictedCommunication
  return (
    <DefinitionList
      items={[
        item("Machine Status", badge(machine?.status || row.machineStatus)),
        item("Last Known Communication", date(known, site)),
        item("Next Predicted Communication", date(predicted, site)),
        item("Time Zone", site),
        item(
          "Agent Version",
          agentVersion && <Version version={agentVersion} warning={agentWarning(agentVersion, agentVersions)} />
        ),
        item("UTG Version", utgVersion && <Version version={utgVersion} warning={null} />),
        item("Windows Version", machine?.windowsVersion || row.machineStatusEntityWindowsVersion),
        item("Configuration Status", row.configStatus),
        item("Parent Account", row.parentName),
        { ...item("Listener IP", connection.listenerAddress), isCode: true },
        { ...item("Listener Port", connection.listenerPort), isCode: true },
        { ...item("UTG Path", connection.executablePath), isCode: true }
      ]}
    />
  )
}

function Unreadable({ record: { row }, reason, onRetry }: UnreadableProps) {
  return (
    <div className="cc-fields">
      <DefinitionList
        items={[
          item(utgEditLabels.nickname, row.componentNickname),
          item(utgEditLabels.merchant, row.componentMerchant),
          item(utgEditLabels.location, row.componentLocation),
          item(utgEditLabels.lane, row.componentLane),
          item(utgEditLabels.fileId, row.componentFileId)
        ]}
      />
      <RetryNote kind="warn" text={recordMessages.listenerUnknown(reason)} onRetry={onRetry} />
    </div>
  )
}

interface UnreadableProps extends Pick<UtgGeneralProps, "record"> {
  readonly reason: string
  readonly onRetry: () => void
}

/** As each of the three calls answered it; null where it did not. */
const sent = ({ json, component, status }: UtgRecord) => ({
  serviceView: json,
  component: Result.isSuccess(component) ? component.success.json : null,
  machineStatus: Result.isSuccess(status) ? (status.success?.json ?? null) : null
})

/** Fields and order of document 2 §2 "UTG detail, General tab". */
export function UtgGeneral(props: UtgGeneralProps) {
  const { actor, record, businessEntityId, canEdit, rights, agentVersions } = props
  const isDebug = useDebug()
  const { row, component, status } = record
  const retry = () => actor.send({ type: "retry" })
  return (
    <div className="cc-record-cards">
      <Card title={profileLabels.general}>
        {Result.isSuccess(component) ? (
          <EditUtgScreen businessEntityId={businessEntityId} component={component.success} canEdit={canEdit} />
        ) : (
          <Unreadable record={record} reason={component.failure.sentence} onRetry={retry} />
        )}
      </Card>
      <div className="cc-record-aside">
        <Card title={utgLabels.status}>
          <Status record={record} agentVersions={agentVersions} />
          {Result.isFailure(status) && (
            <RetryNote kind="warn" text={utgDetailMessages.statusUnknown(status.failure.sentence)} onRetry={retry} />
          )}
        </Card>
      </div>
      {canViewRows(rights, utgDeviceList) && (
        <UtgDevicesScreen businessEntityId={businessEntityId} componentId={row.componentId} />
      )}
      {canViewRows(rights, utgTaskList) && (
        <UtgTasksScreen
          businessEntityId={businessEntityId}
          componentId={row.componentId}
          canEdit={mayEdit(rights, "tasks")}
        />
      )}
      <div className="cc-record-aside" data-rows>
        <Card title={timelineMessages.title}>
          <RenderWhenNear height={180} ahead="240px 0px" label={timelineMessages.title}>
            <UtgTimelineScreen businessEntityId={businessEntityId} record={record} />
          </RenderWhenNear>
        </Card>
      </div>
      {isDebug && <RawData title="UTG" data={sent(record)} />}
    </div>
  )
}
