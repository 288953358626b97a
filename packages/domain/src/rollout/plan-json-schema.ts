import { Schema } from "effect"
import { isJsonObject } from "../json/json-field.ts"
import { RolloutPlan } from "./rollout-plan.ts"

/** The JSON Schema (draft 2020-12) of a plan, for editors and other languages; derived, so that it is never another. */
export const planJsonSchema = (): Readonly<Record<string, unknown>> => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(RolloutPlan, { onExcessProperty: "error" })
  const properties = isJsonObject(schema["properties"]) ? schema["properties"] : {}
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:command-center:rollout-plan",
    title: "Rollout plan of Command Center",
    ...schema,
    // By which editors find this schema; nothing of the plan.
    properties: { $schema: { type: "string" }, ...properties },
    ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions })
  }
}
