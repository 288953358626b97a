import type { JsonObject } from "@command-center/domain/json/json-field"
import { settingsOutline } from "@command-center/domain/settings/settings-outline"
import { settingIssues } from "@command-center/domain/settings/verdict"
import { type ReactNode, useEffect, useRef, useState } from "react"
import type { ShownSchema } from "./settings-fields.view.tsx"
import { Waiting } from "./waiting.view.tsx"

export interface PreparedProps {
  /** Why or by which schema; asked once, as long as it is the same function. What there was stays until it is known. */
  readonly schemaOf: () => ShownSchema
  readonly value: () => JsonObject
  readonly children: (shown: ShownSchema) => ReactNode
}

/**
 * Works out what a form of a large schema needs, each part by itself, so that the page answers in between. It is
 * remembered by the schema, so that the form finds it.
 */
export function Prepared({ schemaOf, value, children }: PreparedProps) {
  const latest = useRef(value)
  const [shown, setShown] = useState<ShownSchema | null>(null)
  useEffect(() => {
    latest.current = value
  }, [value])
  useEffect(() => {
    const found = schemaOf()
    const { schema } = found
    const steps = [
      () => schema !== null && settingsOutline(schema),
      () => schema !== null && settingIssues(schema, latest.current()),
      () => setShown(found)
    ]
    let timer: ReturnType<typeof setTimeout> | null = null
    const next = () => {
      steps.shift()?.()
      timer = steps.length > 0 ? setTimeout(next) : null
    }
    timer = setTimeout(next)
    return () => {
      if (timer !== null) clearTimeout(timer)
    }
  }, [schemaOf])
  return shown === null ? <Waiting /> : children(shown)
}
