import { isJsonObject, type JsonObject } from "@command-center/domain/json/json-field"
import { mergedConfig, withChoices } from "@command-center/domain/settings/merge"
import type { Choices, Rebased } from "./edit-record.types.ts"

/** A configuration that was edited here and there: what does not collide of both, and the choices where it does. */
export const mergedDraft = (
  was: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  choices: Choices
): Pick<Rebased<never, JsonObject>, "draft" | "collisions"> => {
  const { merged, collisions } = mergedConfig(was, mine, theirs)
  const draft = withChoices(merged, collisions, new Map(Object.entries(choices)))
  return { draft: isJsonObject(draft) ? draft : mine, collisions }
}
