import type { Translation } from "../language/translation.ts"
import type { wishMessages } from "./wish-messages.ts"

export const wishMessagesInGerman = {
  install: "Ein neues UTG installieren und verbinden",
  connect: "Ein vorhandenes UTG verbinden",
  installations: "Meine Installationen ansehen",
  schedule: "Eine Aufgabe planen",
  utgs: "Meine UTGs ansehen"
} as const satisfies Translation<typeof wishMessages>
