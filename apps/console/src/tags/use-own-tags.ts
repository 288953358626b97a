import { useSyncExternalStore } from "react"
import { useConsole } from "../app/console.ts"
import type { TagsRef } from "./own-tags.ts"

/** The user's tags once somebody needed them; null before. */
export const useOwnTags = (): TagsRef | null => {
  const { tags } = useConsole()
  return useSyncExternalStore(tags.onStarted, tags.started)
}
