import type { Translation } from "../language/translation.ts"
import type { selectedMessages } from "./selected-messages.ts"

export const selectedMessagesInGerman = {
  utgs: (count) => (count === 1 ? "1 ausgewähltes UTG" : `${count} ausgewählte UTGs`),
  tasks: (count) => (count === 1 ? "1 ausgewählte Aufgabe" : `${count} ausgewählte Aufgaben`),
  devices: (count) => (count === 1 ? "1 ausgewähltes Gerät" : `${count} ausgewählte Geräte`)
} as const satisfies Translation<typeof selectedMessages>
