import type { AnyStateMachine, AnyStateNode } from "xstate"
import { nodesOf } from "./declared.ts"

/** Where a wait is told otherwise than by being busy, or something else than a call is waited for: by machine and state. */
const exceptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  alertRule: { any: "counts beside what is typed" },
  alerts: { "consent.asking": "the browser asks" },
  downloadForm: { downloading: "its progress is shown" },
  downloadInstaller: { starting: "a toast says so" },
  filters: { "editing.counting": "counts beside what is typed" },
  firstContact: { looking: "looks again and again, beside what is shown" },
  formUpload: { any: "reads the device types' names beside what is typed" },
  keptOperations: { loading: "nothing is there yet", open: "the operation itself says so" },
  list: { "ready.freshness.refreshing": "the rows that are there stay in view" },
  operation: { running: "its calls are actors of its own", stopping: "its calls are actors of its own" },
  rolloutList: { following: "what was read stays in view", reading: "what was read stays in view" },
  rolloutPlan: { creating: "its state says so" },
  rolloutRun: {
    "record.following": "what was read stays in view",
    "record.reading": "what was read stays in view",
    "targets.loading": "its part says so",
    "journal.loading": "its part says so",
    "step.sending": "its part says so"
  },
  session: {
    loadingRights: "both calls are of the states in it",
    "signedIn.access.confirming": "beside what is shown",
    "signedIn.access.checking": "beside what is shown",
    "signedIn.manifest.loading": "beside what is shown"
  }
}

const nameOf = ({ path }: AnyStateNode): string => (path.length === 0 ? "any" : path.join("."))
const isBusy = (node: AnyStateNode): boolean =>
  node.tags.includes("busy") || (node.parent !== undefined && isBusy(node.parent))

/** A dialog over a screen is used; of a call, and of an operation, the end is waited for. */
const waitsIn = ({ machine, invoke, transitions }: AnyStateNode): boolean =>
  invoke.some(({ id, src }) => {
    const logic: unknown = typeof src === "string" ? machine.implementations.actors[src] : src
    const isDialog = typeof logic === "object" && logic !== null && "root" in logic && src !== "operation"
    return !isDialog && transitions.has(`xstate.done.actor.${id}`)
  })

/** The states that wait for an answer and are not said to be busy, and those that are and run nothing. */
export const wronglyBusy = (machine: AnyStateMachine): ReadonlyArray<string> =>
  nodesOf(machine)
    .filter((node) => exceptions[machine.id]?.[nameOf(node)] === undefined)
    .flatMap((node) => {
      if (waitsIn(node) && !isBusy(node)) return [`${nameOf(node)} waits and is not busy`]
      return node.tags.includes("busy") && node.invoke.length === 0 ? [`${nameOf(node)} is busy and runs nothing`] : []
    })
