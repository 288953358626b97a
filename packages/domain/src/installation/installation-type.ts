/** Installation types (documents 1 §3 and 2 §9). */
export const installationTypes = { newUtg: 10, existingUtg: 30 } as const

/** 10 installs a new UTG, 30 connects an existing one. */
export type InstallationKind = (typeof installationTypes)[keyof typeof installationTypes]

/** "New UTG" for type 10, otherwise "Existing UTG" (document 1 §2.5). */
export const installationTypeText = (type: number | null): "New UTG" | "Existing UTG" =>
  type === installationTypes.newUtg ? "New UTG" : "Existing UTG"
