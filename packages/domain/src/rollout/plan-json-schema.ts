import { Schema } from "effect"
import { RolloutPlan } from "./rollout-plan.ts"

/** The JSON Schema (draft 2020-12) of a plan, for editors and other languages; derived, so that it is never another. */
export const planJsonSchema = (): Readonly<Record<string, unknown>> => {
  const { schema, definitions } = Schema.toJsonSchemaDocument(RolloutPlan)
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: "urn:command-center:rollout-plan",
    title: "Rollout plan of Command Center",
    ...schema,
    ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions })
  }
}
