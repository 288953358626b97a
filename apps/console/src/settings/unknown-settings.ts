import { settingLabel } from "@command-center/domain/component-config/setting-label"
import { isJsonObject } from "@command-center/domain/json/json-field"
import { pathKey, valueAt } from "@command-center/domain/settings/setting-path"
import type { ListedSection } from "./section-list.ts"

const mostNamed = 8

const ownNames = ({ section }: ListedSection): ReadonlySet<string> =>
  new Set([...section.fields, ...section.sections].map(({ path }) => String(path.at(-1))))

/** Whether a section may have settings of any name. */
const isOpen = ({ section: { schema } }: ListedSection): boolean =>
  isJsonObject(schema["additionalProperties"]) || isJsonObject(schema["patternProperties"])

/** The console's own mark of the schema version, which schemas need not speak of (document 2 §3). */
const schemaMark = pathKey(["utgGlobal", "ccschema"])

/** What is set and the schema says nothing of, by name. */
export const unknownSettings = (listed: ReadonlyArray<ListedSection>, saved: unknown): ReadonlyArray<string> =>
  listed
    .flatMap((each) => {
      const value = valueAt(saved, each.section.path)
      if (isOpen(each) || !isJsonObject(value)) return []
      const known = ownNames(each)
      return Object.keys(value)
        .filter((name) => !known.has(name) && pathKey([...each.section.path, name]) !== schemaMark)
        .map((name) => [...each.section.path.map(String), name].map(settingLabel).join(" / "))
    })
    .slice(0, mostNamed)
