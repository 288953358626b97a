import { translatable } from "../language/translatable.ts"

/** What the pages and dialogs of profiles call their parts. */
export const profileLabels = {
  remove: "Delete Profile",
  clone: "Clone Profile",
  cloneIt: "Clone",
  removeRow: "Delete profile",
  cloneRow: "Clone profile",
  general: "General",
  editJson: "Edit JSON",
  numbered: (id: number | string): string => `Profile ${id}`,
  cloneOf: (name: string): string => `The settings of "${name}" under another name:`
} as const

translatable({ profileLabels })
