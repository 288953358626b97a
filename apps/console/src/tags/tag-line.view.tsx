import { tagLimits } from "@command-center/domain/tags/tag"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { Button } from "@command-center/ui/fields/button"
import { useState } from "react"
import { useConsole } from "../app/console.ts"
import { LaterPart } from "../app/later-part.tsx"
import { EarlyTagField, type EarlyTags, useEarlyTags } from "./early-tag-field.view.tsx"
import { useOnceKept } from "./use-once-kept.ts"
import { useOwnTags } from "./use-own-tags.ts"

const UtgTags = loadedLater(async () => (await import("./utg-tags.view.tsx")).UtgTags)

/** The line of a UTG's tags: until there are any, the button for the first one, and nothing more is loaded. */
export function TagLine({ row }: { readonly row: UtgRow | null }) {
  const { tags } = useConsole()
  const actor = useOwnTags()
  const early = useEarlyTags()
  const [phase, setPhase] = useState<"resting" | "awaited" | "there">("resting")
  useOnceKept()
  const open = async () => {
    setPhase("awaited")
    if (!(await tags.open())) setPhase("resting")
  }
  const take = (): EarlyTags | null => {
    setPhase("there")
    return phase === "awaited" ? early.take() : null
  }
  return (
    <div className="cc-tag-line">
      {row !== null && actor === null && phase === "resting" && (
        <Button size="xs" variant="ghost" colorPalette="gray" onClick={() => void open()}>
          {tagActionMessages.add}
        </Button>
      )}
      {phase === "awaited" && (
        <EarlyTagField early={early} label={tagActionMessages.add} maxLength={tagLimits.tag * 2} />
      )}
      {row !== null && actor !== null && (
        <LaterPart>
          <UtgTags actor={actor} row={row} onArrival={take} />
        </LaterPart>
      )}
    </div>
  )
}
