import { isJsonObject } from "../json/json-field.ts"
import { isSecretName } from "../json/masked-secrets.ts"

/** Whether a setting holds what must not be shown unasked: by its name, or because its schema says so. */
export const isSecretSetting = (name: string, schema: unknown): boolean => isSecretName(name) || isSecretSchema(schema)

const isSecretSchema = (schema: unknown): boolean =>
  isJsonObject(schema) && (schema["format"] === "password" || schema["writeOnly"] === true)
