import { type ReadableChange, readableDiff } from "../component-config/readable-diff.ts"
import { mergedJson } from "../json/merged-json.ts"

/**
 * The values of a config template that differ from those of a configuration: what merging it would change, secrets
 * masked. Sections are merged field by field; lists and values are replaced. Nothing is ever removed by a template.
 */
export const templateDifferences = (body: unknown, config: unknown): ReadonlyArray<ReadableChange> =>
  readableDiff(config, mergedJson(config, body))
