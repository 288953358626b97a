import type { Transition } from "./plan.ts"

/** A call without a valid token brings the page of a 401. */
export const atLogin = ({ outcome }: Transition): boolean => outcome === "unauthorized"

/** What only a part that broke asks for. */
export const isNoDefect = ({ type }: { readonly type: string }): boolean => type !== "retry"

export const byAFlow = "a flow says so, and one of the screen's stands for all"
