import { entryAt } from "@command-center/domain/component-config/entry-address"
import { deviceLabels } from "@command-center/domain/device/device-label-messages"
import { recordMessages } from "@command-center/domain/message/record-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Result } from "effect"
import { useMemo } from "react"
import { useSearchParams } from "react-router"
import { RetryNote } from "../app/retry-note.view.tsx"
import { AddDevice, AddInterface, type Adding } from "./add-page.view.tsx"
import type { ConfigChoices } from "./config-choices.ts"
import { EditDevice, EditInterface, GlobalSettings } from "./edit-page.view.tsx"
import { EntryList, type EntryRow } from "./entry-list.view.tsx"
import {
  areDeviceNamesNeeded,
  deviceRows,
  interfaceRows,
  interfaceTypes,
  newDevices,
  newInterfaces
} from "./entry-rows.ts"
import type { PagePart } from "./page-part.ts"
import type { RecordPage } from "./record-tabs.ts"
import { RemoveEntryDialog } from "./remove-entry.view.tsx"
import { useDeviceNames } from "./use-device-names.ts"
import { Waiting } from "./waiting.view.tsx"
import type { RemoveEntryRef } from "./wire-remove-entry.ts"

export interface ConfigPageProps<Held extends ConfigHolder> {
  /** The configuration that is shown, and how something is added to it. */
  readonly adding: Adding<Held>
  readonly removal: RemoveEntryRef<Held>
  /** Null while it is not known what can be added. */
  readonly choices: ConfigChoices | null
  /** It is being asked. */
  readonly isAwaited: boolean
  readonly onRetryChoices: () => void
  /** The record's own address. */
  readonly path: string
}

function Unknown({ part, onRetry }: { readonly part: PagePart<unknown> | undefined; readonly onRetry: () => void }) {
  if (part === undefined || Result.isSuccess(part)) return null
  return <RetryNote kind="warn" text={utgDetailMessages.schemaUnknown(part.failure.sentence)} onRetry={onRetry} />
}

function ApiInterfaces<Held extends ConfigHolder>(props: ConfigPageProps<Held> & { readonly id: string | null }) {
  const { adding, removal, choices, isAwaited, onRetryChoices, path, id } = props
  const { held, canEdit } = adding
  const query = useSearchParams()[0]
  const port = query.get("port")
  const list = `${path}/apiinterfaces`
  const types = useMemo(() => (choices === null ? [] : interfaceTypes(held.config, choices)), [held, choices])
  const rows = useMemo(() => interfaceRows(held.config, types, list), [held, types, list])
  const shown = entryAt(held.config, "apiInterface", id, port, query.get("n"))
  const row = shown === null ? undefined : rows[shown]
  if (row !== undefined) {
    return choices === null ? (
      isAwaited && <Waiting />
    ) : (
      <EditInterface key={row.path} row={row} {...{ adding, choices, list }} />
    )
  }
  if (canEdit && choices !== null && port === null && types.some(({ cdType }) => cdType === id) && id !== null) {
    return <AddInterface key={id} adding={adding} choices={choices} list={list} type={id} />
  }
  return (
    <EntryList
      title={utgLabels.apiInterfaces}
      columns={[
        { key: "description", label: "Description", isName: true },
        { key: "type", label: "Type" },
        { key: "port", label: "Port" }
      ]}
      rows={rows}
      emptyText={recordMessages.noInterfaces}
      canEdit={canEdit}
      addition={{ label: utgLabels.newInterface, entries: newInterfaces(types, list) }}
      onRemove={({ entry, name }: EntryRow) => removal.send({ type: "removal.opened", removal: { held, entry, name } })}
    >
      {id !== null && <p>{recordMessages.noSuchInterface}</p>}
      <Unknown part={choices?.schema} onRetry={onRetryChoices} />
    </EntryList>
  )
}

function Devices<Held extends ConfigHolder>(props: ConfigPageProps<Held> & { readonly name: string | null }) {
  const { adding, removal, choices, onRetryChoices, path, name } = props
  const { held, canEdit } = adding
  const query = useSearchParams()[0]
  const desc = query.get("desc")
  const list = `${path}/devices`
  const isNamed = useMemo(() => areDeviceNamesNeeded(held.config, choices), [held, choices])
  const names = useDeviceNames(adding.businessEntityId, isNamed)
  const rows = useMemo(() => deviceRows(held.config, choices, list, names), [held, choices, list, names])
  const shown = entryAt(held.config, "device", name, desc, query.get("n"))
  const row = shown === null ? undefined : rows[shown]
  if (row !== undefined) return <EditDevice key={row.path} row={row} adding={adding} list={list} />
  const types = choices === null ? [] : newDevices(choices, list, names)
  if (canEdit && desc === null && name !== null && types.some(({ type }) => type === name)) {
    return <AddDevice key={name} adding={adding} list={list} type={name} />
  }
  return (
    <EntryList
      title={deviceLabels.devices}
      columns={[
        { key: "type", label: "Device Type" },
        { key: "description", label: "Device Description", isName: true },
        { key: "thread", label: "Thread Type" }
      ]}
      rows={rows}
      emptyText={recordMessages.noDevices}
      canEdit={canEdit}
      addition={{ label: utgLabels.newDevice, entries: types }}
      onRemove={({ entry, name: removed }) =>
        removal.send({ type: "removal.opened", removal: { held, entry, name: removed } })
      }
    >
      {name !== null && <p>{recordMessages.noSuchDevice}</p>}
      <Unknown part={choices?.deviceTypes} onRetry={onRetryChoices} />
    </EntryList>
  )
}

/** A page of the configuration of a UTG or a profile. */
export function ConfigPage<Held extends ConfigHolder>(props: ConfigPageProps<Held> & { readonly page: RecordPage }) {
  const { page, choices, isAwaited, removal, adding } = props
  const notice = choices?.notice ?? null
  return (
    <>
      {notice !== null && <InlineNote kind="warn">{notice}</InlineNote>}
      {page.tab === "apiinterfaces" && <ApiInterfaces {...props} id={page.id} />}
      {page.tab === "devices" && <Devices {...props} name={page.name} />}
      {page.tab === "config" &&
        (choices === null ? (
          isAwaited && <Waiting />
        ) : (
          <GlobalSettings adding={adding} choices={choices} path={props.path} />
        ))}
      <RemoveEntryDialog actor={removal} />
    </>
  )
}
