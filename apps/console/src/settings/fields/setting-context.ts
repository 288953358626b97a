import type { SettingPath } from "@command-center/domain/settings/setting-path"
import type { SettingField } from "@command-center/domain/settings/settings-outline"
import { createContext, useContext } from "react"

/** What the fields of one small form are shown with. It changes with the form alone. */
export interface SettingContext {
  /** The section's path and title. */
  readonly at: SettingPath
  readonly title: string
  /** The fields as the outline has them, by name. */
  readonly fields: ReadonlyMap<string, SettingField>
  /** The section as it was read or saved, and as it is now. */
  readonly saved: unknown
  readonly value: unknown
  /** What is wrong, by the keys of the paths. */
  readonly issues: ReadonlyMap<string, string>
  readonly canEdit: boolean
  /** Sets what is at a path within the section. */
  readonly put: (path: SettingPath, to: unknown) => void
}

const noIssues: ReadonlyMap<string, string> = new Map()

export const SettingContext = createContext<SettingContext>({
  at: [],
  title: "",
  fields: new Map(),
  saved: null,
  value: null,
  issues: noIssues,
  canEdit: false,
  put: () => undefined
})

export const useSettingContext = (): SettingContext => useContext(SettingContext)
