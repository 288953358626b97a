import { useLocation } from "react-router"
import { useConsole } from "./console.ts"
import { isDebug } from "./debug.ts"

/** Whether pages show their raw data (document 1 §2.2). */
export const useDebug = (): boolean => isDebug(useConsole().stored, useLocation().search)
