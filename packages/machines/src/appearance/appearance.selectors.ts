import { readTheme, type Theme } from "@command-center/domain/appearance/theme"
import type { SnapshotFrom } from "xstate"
import type { appearanceMachine } from "./appearance.machine.ts"

export const selectTheme = ({ value }: SnapshotFrom<typeof appearanceMachine>): Theme => readTheme(value)
export const selectClocks = ({ context }: SnapshotFrom<typeof appearanceMachine>) => context.clocks
