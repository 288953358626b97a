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
  facts: {
    label: "About this profile",
    version: "Version",
    schema: "Made for UTG version",
    updated: "Changed",
    applied: "Applied",
    never: "Never"
  },
  numbered: (id: number | string): string => `Profile ${id}`,
  cloneOf: (name: string): string => `The settings of "${name}" under another name:`
} as const

translatable({ profileLabels })
