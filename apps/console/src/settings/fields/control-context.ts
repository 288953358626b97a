import type { SettingPath } from "@command-center/domain/settings/setting-path"
import { createContext, useContext } from "react"

/** What the control of one setting is shown with. */
export interface ControlContext {
  /** Within the section. */
  readonly path: SettingPath
  /** The label as it is shown. */
  readonly label: string
  readonly isInList: boolean
  /** It is what a setting of several kinds is of now: that one has the heading, and says what is wrong. */
  readonly isKind: boolean
  readonly isSecret: boolean
  readonly isBad: boolean
  readonly canEdit: boolean
  /** As it was read or saved. */
  readonly saved: unknown
  readonly describedBy: string
}

export const ControlContext = createContext<ControlContext>({
  path: [],
  label: "",
  isInList: false,
  isKind: false,
  isSecret: false,
  isBad: false,
  canEdit: false,
  saved: undefined,
  describedBy: ""
})

export const useControlContext = (): ControlContext => useContext(ControlContext)
