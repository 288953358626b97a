import { type FoundDeviceSchema, findDeviceSchema } from "@command-center/api/device-schemas"
import type { DeviceOwner } from "@command-center/domain/component-config/schema-manifest"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { deviceSchema } from "@command-center/domain/settings/settings-schema"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Effect, Result } from "effect"
import { type ReactNode, useMemo, useState } from "react"
import { type Console, useConsole } from "../app/console.ts"
import { RetryNote } from "../app/retry-note.view.tsx"
import { useConsoleActor } from "../app/screen-actor.ts"
import { type PagePart, pagePart } from "./page-part.ts"
import { RecordView } from "./record.view.tsx"
import { schemaOrReason } from "./schema-or-reason.ts"
import type { ShownSchema } from "./settings-fields.view.tsx"
import { wireRecord } from "./wire-record.ts"

/** What can be set on devices of a type, as far as it is known, and where that was found. */
interface TypeSchema {
  readonly found: PagePart<JsonObject>
  readonly source: FoundDeviceSchema["source"]
  readonly types: FoundDeviceSchema["types"]
}

const noSchema: JsonObject = {}
const noTypes: FoundDeviceSchema["types"] = []

/** Device schemas come from where the deployment says; where the service fails, from the console's file (contract). */
const wireDeviceSchema = ({ runtime }: Console, owner: DeviceOwner, deviceType: string) =>
  wireRecord(runtime, "deviceSchema", () =>
    Effect.map(pagePart(findDeviceSchema(owner, deviceType)), (read): TypeSchema | null => ({
      found: Result.map(read, ({ schema }) => schema ?? noSchema),
      source: Result.isSuccess(read) ? read.success.source : "listed",
      types: Result.isSuccess(read) ? read.success.types : noTypes
    }))
  )

const noticeOf = (source: TypeSchema["source"]): string | null => {
  if (source === "listed") return null
  return source === "local" ? utgDetailMessages.localDeviceSchema : utgDetailMessages.deviceSchemaOfFile
}

/** A device's schema as its form takes it, and as it came, with the types that are known beside its own. */
export interface DeviceSchema extends ShownSchema {
  readonly given: JsonObject
  readonly types: FoundDeviceSchema["types"]
}

/** Once for what was read. */
const shownOf = (found: PagePart<JsonObject>, types: DeviceSchema["types"]): DeviceSchema => {
  const given = Result.getOrElse(found, () => noSchema)
  if (Result.isFailure(found)) return { given, types, schema: null, reason: null }
  return Object.keys(given).length === 0
    ? { given, types, schema: null, reason: utgDetailMessages.noDeviceSchema }
    : { given, types, ...schemaOrReason(deviceSchema(given)) }
}

export interface DeviceSchemaScreenProps {
  readonly businessEntityId: number
  readonly owner: DeviceOwner
  readonly deviceType: string
  readonly children: (schema: DeviceSchema) => ReactNode
}

interface FoundProps extends TypeSchema, Pick<DeviceSchemaScreenProps, "children"> {
  readonly onRetry: () => void
}

function Found({ found, source, types, onRetry, children }: FoundProps) {
  const notice = noticeOf(source)
  const shown = useMemo(() => shownOf(found, types), [found, types])
  return (
    <>
      {Result.isFailure(found) && (
        <RetryNote kind="warn" text={utgDetailMessages.schemaUnknown(found.failure.sentence)} onRetry={onRetry} />
      )}
      {notice !== null && <InlineNote kind="warn">{notice}</InlineNote>}
      {children(shown)}
    </>
  )
}

/** What is shown once the schema of a device type was read, or could not be. */
export function DeviceSchemaScreen({ businessEntityId, owner, deviceType, children }: DeviceSchemaScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireDeviceSchema(console, owner, deviceType))
  const actor = useConsoleActor(machine, { input: { businessEntityId, id: 0 } })
  return (
    <RecordView actor={actor} loadFailed={utgDetailMessages.schemaUnknown} notFound={utgDetailMessages.noDeviceSchema}>
      {(read) => (
        <Found {...read} onRetry={() => actor.send({ type: "retry" })}>
          {children}
        </Found>
      )}
    </RecordView>
  )
}
