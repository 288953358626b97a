import { findDeviceSchemas } from "@command-center/api/device-schemas"
import type { DeviceRow } from "@command-center/domain/device/device"
import { asBulkCall } from "@command-center/machines/operation/bulk-call"
import { pushMachine } from "@command-center/machines/push/push.machine"
import type { PushChoices } from "@command-center/machines/push/push.types"
import { deviceRows, devicesScreenMachine } from "@command-center/machines/screens/devices-screen"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { offeredForms } from "../../list/offered-choices.ts"
import { wireRowScreen } from "../../list/row-screen.wiring.ts"
import { wireOperation } from "../../operations/wire-operation.ts"
import { pagePart } from "../../record/page-part.ts"
import type { RowsClient } from "../../rows/rows-client.ts"

/** Device types that could not be read leave the built-in ones; without forms there is nothing to choose. */
const loadChoices = (businessEntityId: number) =>
  Effect.map(
    Effect.all([offeredForms(businessEntityId), pagePart(findDeviceSchemas())], {
      concurrency: "unbounded"
    }),
    ([{ rows, notOffered }, schemas]) => ({
      forms: rows,
      notOffered,
      schemas: Result.match(schemas, { onSuccess: (found) => found.schemas.rows, onFailure: () => [] })
    })
  )

const wirePush = (console: Pick<Console, "runtime" | "operations">) =>
  pushMachine.provide({
    actors: {
      loadChoices: fromEffect(console.runtime)<number, PushChoices>(loadChoices),
      operation: asBulkCall(wireOperation(console))
    }
  })

/** Device Management over the rows of a client. */
export const wireDevices = (console: Pick<Console, "runtime" | "now" | "operations">, client: RowsClient<DeviceRow>) =>
  devicesScreenMachine.provide({
    actors: { rows: wireRowScreen(console, deviceRows, client), push: wirePush(console) }
  })
