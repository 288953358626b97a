import { isJsonObject } from "./json-field.ts"

/** One JSON value over another: objects field by field, anything else in place of what was there. */
export const mergedJson = (under: unknown, over: unknown): unknown =>
  isJsonObject(under) && isJsonObject(over)
    ? {
        ...under,
        ...Object.fromEntries(
          Object.entries(over).map(([name, value]) => [
            name,
            Object.hasOwn(under, name) ? mergedJson(under[name], value) : value
          ])
        )
      }
    : over
