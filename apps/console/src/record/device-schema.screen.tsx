import { loadDeviceSchemas } from "@command-center/api/management/schemas"
import { loadLocalDeviceSchemas } from "@command-center/api/static/schemas"
import { isUnauthorized } from "@command-center/api/transport/api-error"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { useActorRef } from "@xstate/react"
import { Effect } from "effect"
import { type ReactNode, useState } from "react"
import { type Console, useConsole } from "../app/console.ts"
import { useEmissions } from "../app/screen-actor.ts"
import { RecordView } from "./record.view.tsx"
import { wireRecord } from "./wire-record.ts"

/** What can be set on a device of a type, and whether the service itself said so. */
interface TypeSchema {
  readonly schema: JsonObject
  readonly isLocal: boolean
}

/** Device schemas come from the service; where that fails, from the file that came with the console (contract). */
const wireDeviceSchema = ({ runtime }: Console, deviceType: string) =>
  wireRecord(runtime, "deviceSchema", () =>
    loadDeviceSchemas().pipe(
      Effect.map(({ rows }) => ({ rows, isLocal: false })),
      Effect.catchIf(
        (error) => !isUnauthorized(error),
        () => Effect.map(loadLocalDeviceSchemas(), ({ rows }) => ({ rows, isLocal: true }))
      ),
      Effect.map(({ rows, isLocal }): TypeSchema | null => {
        const type = deviceType.trim().toLowerCase()
        const found = rows.find(({ key, name }) => key.toLowerCase() === type || name.toLowerCase() === type)
        return { schema: found?.schema ?? {}, isLocal }
      })
    )
  )

export interface DeviceSchemaScreenProps {
  readonly businessEntityId: number
  readonly deviceType: string
  readonly children: (schema: TypeSchema) => ReactNode
}

/** What is shown once the schema of a device type was read. */
export function DeviceSchemaScreen({ businessEntityId, deviceType, children }: DeviceSchemaScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireDeviceSchema(console, deviceType))
  const actor = useActorRef(machine, { input: { businessEntityId, id: 0 }, inspect: useEmissions() })
  return (
    <RecordView actor={actor} loadFailed={utgDetailMessages.schemaUnknown} notFound={utgDetailMessages.noDeviceSchema}>
      {children}
    </RecordView>
  )
}
