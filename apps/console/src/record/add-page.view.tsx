import { newApiInterface, newConfigDevice } from "@command-center/domain/component-config/interface-types"
import type { DeviceOwner } from "@command-center/domain/component-config/schema-manifest"
import { interfaceSchema } from "@command-center/domain/settings/settings-schema"
import { utgLabels } from "@command-center/domain/utg/utg-label-messages"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { Result } from "effect"
import type { ConfigChoices } from "./config-choices.ts"
import { DeviceSchemaScreen } from "./device-schema.screen.tsx"
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

/** The page that adds an API interface; null for a type that the schema does not have, or that is there already. */
export function AddInterface<Held extends ConfigHolder>({ adding, choices, list, type }: AddPageProps<Held>) {
  const schema = Result.getOrNull(choices.schema)
  const found = interfaceTypes(adding.held.config, choices).find(({ cdType }) => cdType === type)
  if (schema === null || found === undefined) return null
  const { ccid: _, ...made } = newApiInterface(schema, type, noId)
  return (
    <EditEntryScreen
      {...adding}
      {...schemaOrReason(interfaceSchema(schema, type))}
      form={{ kind: "apiInterface", made, replaces: null }}
      title={utgLabels.newInterfaceOf(found.title)}
      list={list}
      page={`${list}/${type}/new`}
    />
  )
}

/** The page that adds a device of a type. */
export function AddDevice<Held extends ConfigHolder>({ adding, list, type }: Omit<AddPageProps<Held>, "choices">) {
  return (
    <DeviceSchemaScreen businessEntityId={adding.businessEntityId} owner={adding.owner} deviceType={type}>
      {({ schema, reason, given }) => (
        <EditEntryScreen
          {...adding}
          schema={schema}
          reason={reason}
          form={{ kind: "device", made: newConfigDevice(given, type), replaces: null }}
          title={utgLabels.newDeviceOf(type)}
          list={list}
          page={`${list}/${type}/new`}
        />
      )}
    </DeviceSchemaScreen>
  )
}
