import { rowsInput } from "../../model/screen-input.ts"
import type { WalkOutcome } from "../support/plan.ts"

/** What a list screen at the account that the walks are at is opened with. */
export const atAccount = { rows: rowsInput({ businessEntityId: 12 }), canEdit: true } as const

/** A flow that ended by itself or was left: what its screen is told is the same to it. */
export const over = (output: unknown): WalkOutcome => ({ output, answer: null })

export const byAFlow = "a flow says so, and one of the screen's stands for all"
