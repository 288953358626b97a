/**
 * What a dialog with fields has in common, for a machine with the guard `isUntouched` and the states `editing` and
 * `closed`: it closes at once while it is as it began, and asks once something was typed. Equal to the beginning is
 * as it began.
 */
export const typedForm = {
  initial: "looking",
  states: {
    looking: { always: [{ guard: "isUntouched", target: "untouched" }, { target: "changed" }] },
    untouched: { on: { cancel: "#closed" } },
    changed: { tags: "unsaved", on: { cancel: "#asking" } }
  }
} as const

/** Whether what was typed may go; nothing else is taken while it is asked. */
export const askingToClose = { id: "asking", tags: "unsaved", on: { edit: "editing", discard: "closed" } } as const

/**
 * The states of a draft for a machine with the guards `isChanged` and `isUnchanged` and the state `closedForm`, under one
 * that takes `draft.changed` and closes on `cancel`: what was changed is given up only when that was asked.
 */
export const typedDraft = {
  clean: { always: { guard: "isChanged", target: "dirty" } },
  dirty: { tags: "unsaved", always: { guard: "isUnchanged", target: "clean" }, on: { cancel: "asking" } },
  asking: { tags: "unsaved", on: { edit: "dirty", discard: "#closed", cancel: {}, "draft.changed": {} } }
} as const

export const closedForm = { id: "closed", type: "final" } as const

/** The answers to the question of a dialog that was changed. */
export type AskedToClose = { readonly type: "edit" } | { readonly type: "discard" }
