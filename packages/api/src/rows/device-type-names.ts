import { deviceTypeName } from "@command-center/domain/device/device-type"
import type { FormRow } from "@command-center/domain/form/form"
import { Effect, Result } from "effect"
import { findDeviceSchemas } from "../device-schemas.ts"

/**
 * The readable names of the device types of forms, by the device schemas (document 2 §3 "Device schema"). Where these
 * cannot be had, the built-in names are used.
 */
export const deviceTypeNames = {
  lacks: ({ deviceType, deviceTypeName: named }: FormRow): boolean => deviceType !== null && named === null,
  load: () =>
    Effect.map(Effect.result(findDeviceSchemas()), (found) => {
      const schemas = Result.isSuccess(found) ? found.success.schemas.rows : []
      return (row: FormRow): FormRow =>
        row.deviceType === null ? row : { ...row, deviceTypeName: deviceTypeName(row.deviceType, schemas) }
    })
}
