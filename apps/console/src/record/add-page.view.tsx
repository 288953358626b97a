import type { EntryForm } from "@command-center/domain/component-config/entry-form"
import { newApiInterface, newConfigDevice } from "@command-center/domain/component-config/interface-types"
import type { DeviceOwner } from "@command-center/domain/component-config/schema-manifest"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { interfaceSchema } from "@command-center/domain/settings/settings-schema"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { Result } from "effect"
import { useMemo } from "react"
import type { ConfigChoices } from "./config-choices.ts"
import { type DeviceSchema, DeviceSchemaScreen } from "./device-schema.screen.tsx"
import { EditEntryScreen, type EditEntryScreenProps } from "./edit-entry.screen.tsx"
import { interfaceTypes } from "./entry-rows.ts"
import { schemaOrReason } from "./schema-or-reason.ts"

export type Adding<Held extends ConfigHolder> = Omit<
  EditEntryScreenProps<Held>,
  "form" | "title" | "list" | "page" | "schema" | "reason"
> & {
  /** Whose configuration it is. */
  readonly owner: DeviceOwner
}

interface AddPageProps<Held extends ConfigHolder> {
  readonly adding: Adding<Held>
  readonly choices: ConfigChoices
  readonly list: string
  readonly type: string
}

/** Each new interface gets an id when it is saved: what is shown before that needs none. */
const noId = (): string => ""

const newInterface = (schema: JsonObject, type: string): EntryForm => {
  const { ccid: _, ...made } = newApiInterface(schema, type, noId)
  return { kind: "apiInterface", made, replaces: null }
}

/** The page that adds an API interface; null for a type that the schema does not have, or that is there already. */
export function AddInterface<Held extends ConfigHolder>({ adding, choices, list, type }: AddPageProps<Held>) {
  const schema = Result.getOrNull(choices.schema)
  const found = interfaceTypes(adding.held.config, choices).find(({ cdType }) => cdType === type)
  const form = useMemo(() => (schema === null ? null : newInterface(schema, type)), [schema, type])
  if (schema === null || form === null || found === undefined) return null
  return (
    <EditEntryScreen
      {...adding}
      {...schemaOrReason(interfaceSchema(schema, type))}
      form={form}
      title={utgLabels.newInterfaceOf(found.title)}
      list={list}
      page={`${list}/${type}/new`}
    />
  )
}

type AddDeviceProps<Held extends ConfigHolder> = Omit<AddPageProps<Held>, "choices">

function NewDevice<Held extends ConfigHolder>(props: AddDeviceProps<Held> & { readonly by: DeviceSchema }) {
  const { adding, list, type, by } = props
  const { schema, reason, given, types } = by
  const form = useMemo(
    (): EntryForm => ({ kind: "device", made: newConfigDevice(given, type, types), replaces: null }),
    [given, type, types]
  )
  return (
    <EditEntryScreen
      {...adding}
      schema={schema}
      reason={reason}
      form={form}
      title={utgLabels.newDeviceOf(type)}
      list={list}
      page={`${list}/${type}/new`}
    />
  )
}

/** The page that adds a device of a type. */
export function AddDevice<Held extends ConfigHolder>(props: AddDeviceProps<Held>) {
  return (
    <DeviceSchemaScreen
      businessEntityId={props.adding.businessEntityId}
      owner={props.adding.owner}
      deviceType={props.type}
    >
      {(by) => <NewDevice {...props} by={by} />}
    </DeviceSchemaScreen>
  )
}
