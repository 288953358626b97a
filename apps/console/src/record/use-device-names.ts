import { findDeviceSchemas } from "@command-center/api/device-schemas"
import { wireNumbers } from "@command-center/api/transport/wire-contract"
import type { DeviceSchemaName } from "@command-center/domain/device/device-type"
import { selectRecord } from "@command-center/machines/record-screen/record-screen.selectors"
import { useSelector } from "@xstate/react"
import { Effect, Result } from "effect"
import { useState } from "react"
import { type Console, useConsole } from "../app/console.ts"
import { useConsoleActor } from "../app/screen-actor.ts"
import { pagePart } from "./page-part.ts"
import { useVersionRead } from "./use-read-anew.ts"
import { wireRecord } from "./wire-record.ts"

type Names = ReadonlyArray<DeviceSchemaName>

const none: Names = []

/** The device types of the service; none while no version of them is asked for, or where they cannot be read. */
export const wireDeviceNames = ({ runtime }: Pick<Console, "runtime">) =>
  wireRecord(runtime, "deviceNames", ({ version }) =>
    version === null
      ? Effect.succeed<Names | null>(none)
      : Effect.map(pagePart(findDeviceSchemas()), (read): Names | null =>
          Result.match(read, { onSuccess: ({ schemas }) => schemas.rows, onFailure: () => none })
        )
  )

/** By which names the service knows device types, read once they are needed; the built-in ones count until then. */
export const useDeviceNames = (businessEntityId: number, isNeeded: boolean): Names => {
  const console = useConsole()
  const version = isNeeded ? String(wireNumbers.deviceSchemaVersion) : null
  const [machine] = useState(() => wireDeviceNames(console))
  const actor = useConsoleActor(machine, { input: { businessEntityId, id: 0, version } })
  useVersionRead(actor, version)
  return useSelector(actor, selectRecord<Names>) ?? none
}
