import type { ShownClocks } from "@command-center/domain/site-time/shown-time"
import { selectClocks } from "@command-center/machines/appearance/appearance.selectors"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import { useConsole } from "./console.ts"

/** On whose clocks times are shown; the same object as long as the choice is the same. */
export const useShownClocks = (): ShownClocks => {
  const { appearance, timeZone } = useConsole()
  const clocks = useSelector(appearance, selectClocks)
  return useMemo(() => ({ clocks, timeZone }), [clocks, timeZone])
}
