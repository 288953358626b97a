import { translatable } from "../language/translatable.ts"

/** What the pages and dialogs of config templates call their parts. */
export const templateLabels = {
  template: "Config Template",
  templateLower: "Config template",
  remove: "Delete Config Template",
  removeRow: "Delete config template",
  create: "New Config Template",
  apply: "Apply Config Template",
  choose: "Choose a config template",
  facts: "About this config template",
  numbered: (id: number | string): string => `Config Template ${id}`
} as const

translatable({ templateLabels })
