import type { shellMachine } from "@command-center/machines/shell/shell.machine"
import { createContext, useContext } from "react"
import type { ActorRefFrom } from "xstate"

export type ShellRef = ActorRefFrom<typeof shellMachine>

export const ShellContext = createContext<ShellRef | null>(null)

/** What lies over every page of an account; null where a part stands by itself. */
export const useShell = (): ShellRef | null => useContext(ShellContext)
