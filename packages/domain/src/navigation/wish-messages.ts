import { translatable } from "../language/translatable.ts"

/** The links of "I Want to..." (document 1 §2.5). */
export const wishMessages = {
  install: "Install and Connect a New UTG",
  connect: "Connect an existing UTG",
  installations: "View My Installations",
  schedule: "Schedule a Task",
  utgs: "View My UTGs"
} as const

translatable({ wishMessages })
