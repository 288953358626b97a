import type { JsonObject } from "@command-center/domain/json/json-field"
import { draftIssues } from "@command-center/domain/settings/draft-issues"
import { type SettingsSchema, settingsSchema } from "@command-center/domain/settings/settings-schema"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { Result } from "effect"
import { useState } from "react"
import { vi } from "vitest"
import { SettingsForm } from "./settings-form.view.tsx"

export const schemaOf = (schema: object): SettingsSchema => Result.getOrThrow(settingsSchema(schema))

export interface Shown {
  readonly schema: SettingsSchema
  readonly canEdit?: boolean
  readonly attempts?: number
  readonly value: JsonObject
}

interface Seen {
  readonly target: Element
  readonly isIntersecting: boolean
}

export const told = vi.fn<(value: JsonObject, setting: string) => void>()

/** A form that keeps what is typed into it. */
export function Held({ schema, canEdit = true, attempts = 0, value: given }: Shown) {
  const [value, setValue] = useState(given)
  return (
    <UiProvider>
      <SettingsForm
        schema={schema}
        value={value}
        saved={given}
        issues={draftIssues(schema, value)}
        canEdit={canEdit}
        attempts={attempts}
        onChange={(next, setting) => {
          told(next, setting)
          setValue(next)
        }}
      />
    </UiProvider>
  )
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
export const last = () => told.mock.lastCall

/** A page without a view to scroll: everything on it is near. */
export const openPage = () => {
  told.mockClear()
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly tell: (entries: ReadonlyArray<Seen>) => void
      constructor(tell: (entries: ReadonlyArray<Seen>) => void) {
        this.tell = tell
      }
      observe(target: Element) {
        this.tell([{ target, isIntersecting: true }])
      }
      disconnect() {
        this.tell([])
      }
    }
  )
}

export const closePage = () => {
  cleanup()
  vi.unstubAllGlobals()
}
