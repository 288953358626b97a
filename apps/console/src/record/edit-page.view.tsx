import { globalForm } from "@command-center/domain/component-config/global-settings"
import { isJsonObject, type JsonObject, jsonField, shownText } from "@command-center/domain/json/json-field"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { globalSchema, interfaceSchema } from "@command-center/domain/settings/settings-schema"
import type { ConfigHolder } from "@command-center/machines/remove-entry/remove-entry.types"
import { Result } from "effect"
import { useCallback, useMemo } from "react"
import type { Adding } from "./add-page.view.tsx"
import type { ConfigChoices } from "./config-choices.ts"
import { DeviceSchemaScreen } from "./device-schema.screen.tsx"
import { EditConfigScreen } from "./edit-config.screen.tsx"
import { EditEntryScreen } from "./edit-entry.screen.tsx"
import type { EntryRow } from "./entry-list.view.tsx"
import { Prepared } from "./prepared.view.tsx"
import { schemaOrReason } from "./schema-or-reason.ts"
import type { ShownSchema } from "./settings-fields.view.tsx"

const partOf = ({ schema }: ConfigChoices, part: (root: JsonObject) => ReturnType<typeof globalSchema>): ShownSchema =>
  Result.match(schema, {
    onSuccess: (root) =>
      root === null ? { schema: null, reason: settingsMessages.noSchema } : schemaOrReason(part(root)),
    onFailure: ({ sentence }) => ({ schema: null, reason: sentence })
  })

interface EditProps<Held extends ConfigHolder> {
  readonly adding: Adding<Held>
  readonly row: EntryRow
  readonly list: string
}

const formOf = ({ entry }: EntryRow) => ({
  kind: entry.kind,
  made: isJsonObject(entry.json) ? entry.json : {},
  replaces: entry
})

/** One API interface, with everything that is set on it. */
export function EditInterface<Held extends ConfigHolder>(props: EditProps<Held> & { readonly choices: ConfigChoices }) {
  const { adding, row, list, choices } = props
  const cdType = shownText(jsonField(row.entry.json, "cdType")) ?? ""
  const shown = partOf(choices, (root) => interfaceSchema(root, cdType))
  const form = useMemo(() => formOf(row), [row])
  return <EditEntryScreen {...adding} {...shown} form={form} title={row.name} list={list} page={row.path ?? list} />
}

/** One device, with everything that is set on it. */
export function EditDevice<Held extends ConfigHolder>({ adding, row, list }: EditProps<Held>) {
  const deviceType = shownText(jsonField(row.entry.json, "deviceType")) ?? ""
  const form = useMemo(() => formOf(row), [row])
  return (
    <DeviceSchemaScreen businessEntityId={adding.businessEntityId} owner={adding.owner} deviceType={deviceType}>
      {({ schema, reason }) => (
        <EditEntryScreen
          {...adding}
          schema={schema}
          reason={reason}
          form={form}
          title={row.name}
          list={list}
          page={row.path ?? list}
        />
      )}
    </DeviceSchemaScreen>
  )
}

/** The Configuration tab: all settings but those of API interfaces and devices. */
export function GlobalSettings<Held extends ConfigHolder>(props: {
  readonly adding: Adding<Held>
  readonly choices: ConfigChoices
  readonly path: string
}) {
  const { adding, choices, path } = props
  const schemaOf = useCallback(() => partOf(choices, globalSchema), [choices])
  return (
    <Prepared schemaOf={schemaOf} value={() => globalForm(adding.held.config)}>
      {(shown) => <EditConfigScreen {...adding} {...shown} path={path} />}
    </Prepared>
  )
}
