/** Pixels; the default of 300 is the stored key's own (document 1 §4). */
const narrowest = 200
const widest = 640

export const clampWidth = (width: number): number => Math.min(widest, Math.max(narrowest, Math.round(width)))
