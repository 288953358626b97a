import { translatable } from "../language/translatable.ts"

/** How far each target of an operation is, and what can be done about it. */
export const progressMessages = {
  waiting: "Waiting",
  sending: "Sending",
  succeeded: "Succeeded",
  failed: "Failed",
  unknown: "Not confirmed",
  notSent: "Not sent",
  applied: "Applied",
  merged: "Merged",
  removed: "Removed",
  deleted: "Deleted",
  deleting: "Deleting",
  done: (done: number, all: number): string => `${done} of ${all}`,
  retryUnknown: (count: number): string => `Retry not confirmed (${count})`,
  sendRest: (count: number): string => `Send the rest (${count})`,
  retryFailed: (count: number): string => `Retry failed (${count})`
} as const

translatable({ progressMessages })
