import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { Result } from "effect"
import type { ShownSchema } from "./settings-fields.view.tsx"

/** A schema that is one form, or why it is none. */
export const schemaOrReason = (schema: Result.Result<SettingsSchema, string>): ShownSchema =>
  Result.match(schema, {
    onSuccess: (found) => ({ schema: found, reason: null }),
    onFailure: (reason) => ({ schema: null, reason })
  })
