import { apiInterfacesOf, configDevicesOf } from "@command-center/domain/component-config/component-config"
import { type Setting, settingGroupsOf, settingsOf } from "@command-center/domain/component-config/config-settings"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { Card } from "@command-center/ui/layout/card"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { Link, useSearchParams } from "react-router-dom"
import type { RecordPage } from "./record-tabs.ts"

interface ConfigProps {
  readonly config: unknown
  /** The record's own address. */
  readonly path: string
}

const asItems = (settings: ReadonlyArray<Setting>) =>
  settings.map(({ path, label, value }) => ({ id: path, term: label, value }))

/** One API interface or device, with everything that is set on it. */
function Part({ title, json, back }: { readonly title: string; readonly json: unknown; readonly back: string }) {
  return (
    <>
      <p>
        <Link className="cc-link" to={back}>
          Back to the list
        </Link>
      </p>
      <Card title={title}>
        <DefinitionList items={asItems(settingsOf(json))} />
      </Card>
    </>
  )
}

function ApiInterfaces({ config, path, id }: ConfigProps & { readonly id: string | null }) {
  const [query] = useSearchParams()
  const all = apiInterfacesOf(config)
  const list = `${path}/apiinterfaces`
  const port = query.get("port")
  const shown =
    id === null ? undefined : all.find((each) => each.cdType === id && (port === null || each.listenPort === port))
  if (shown !== undefined) {
    return <Part title={shown.taskDesc ?? shown.cdType ?? ""} json={shown.json} back={list} />
  }
  return (
    <Card title="API Interfaces">
      {id !== null && <p>{recordMessages.noSuchInterface}</p>}
      <PlainTable
        label="API Interfaces"
        columns={[
          {
            key: "description",
            label: "Description",
            cell: ({ row: { cdType, taskDesc, listenPort } }) =>
              cdType === null ? (
                taskDesc
              ) : (
                <Link
                  to={`${list}/${encodeURIComponent(cdType)}${listenPort === null ? "" : `?port=${encodeURIComponent(listenPort)}`}`}
                >
                  {taskDesc ?? cdType}
                </Link>
              )
          },
          { key: "type", label: "Type", cell: ({ row }) => row.cdType },
          { key: "port", label: "Port", cell: ({ row }) => row.listenPort }
        ]}
        rows={all.map((row, at) => ({ row, at }))}
        rowId={({ at }) => at}
        emptyText={recordMessages.noInterfaces}
      />
    </Card>
  )
}

function Devices({ config, path, name }: ConfigProps & { readonly name: string | null }) {
  const [query] = useSearchParams()
  const all = configDevicesOf(config)
  const list = `${path}/devices`
  const desc = query.get("desc")
  const shown =
    name === null
      ? undefined
      : all.find((each) => each.deviceType === name && (desc === null || each.taskDesc === desc))
  if (shown !== undefined)
    return <Part title={shown.taskDesc ?? shown.deviceType ?? ""} json={shown.json} back={list} />
  return (
    <Card title="Devices">
      {name !== null && <p>{recordMessages.noSuchDevice}</p>}
      <PlainTable
        label="Devices"
        columns={[
          { key: "type", label: "Device Type", cell: ({ row }) => row.deviceType },
          {
            key: "description",
            label: "Device Description",
            cell: ({ row: { deviceType, taskDesc } }) =>
              deviceType === null ? (
                taskDesc
              ) : (
                <Link
                  to={`${list}/${encodeURIComponent(deviceType)}${taskDesc === null ? "" : `?desc=${encodeURIComponent(taskDesc)}`}`}
                >
                  {taskDesc ?? deviceType}
                </Link>
              )
          },
          { key: "thread", label: "Thread Type", cell: ({ row }) => row.threadType }
        ]}
        rows={all.map((row, at) => ({ row, at }))}
        rowId={({ at }) => at}
        emptyText={recordMessages.noDevices}
      />
    </Card>
  )
}

function Settings({ config }: Pick<ConfigProps, "config">) {
  const groups = settingGroupsOf(config)
  if (groups.length === 0) return <EmptyState text={recordMessages.noSettings} />
  return groups.map(({ name, label, settings }) => (
    <Card key={name} title={label}>
      <DefinitionList items={asItems(settings)} />
    </Card>
  ))
}

/** A page of a configuration as it stands; nothing of it can be changed here. */
export function ConfigPage({ page, ...props }: ConfigProps & { readonly page: RecordPage }) {
  switch (page.tab) {
    case "apiinterfaces":
      return <ApiInterfaces {...props} id={page.id} />
    case "devices":
      return <Devices {...props} name={page.name} />
    case "config":
      return <Settings {...props} />
    case "general":
    case "edit":
      return null
  }
}
