import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { Button } from "@command-center/ui/fields/button"
import { lazy, useState } from "react"
import { useConsole } from "../app/console.ts"
import { LaterPart } from "../app/later-part.tsx"
import { useOnceKept } from "./use-once-kept.ts"
import { useOwnTags } from "./use-own-tags.ts"

const UtgTags = lazy(async () => ({ default: (await import("./utg-tags.view.tsx")).UtgTags }))

/** The line of a UTG's tags: until there are any, the button for the first one, and nothing more is loaded. */
export function TagLine({ row }: { readonly row: UtgRow | null }) {
  const { tags } = useConsole()
  const actor = useOwnTags()
  const [isAsked, setAsked] = useState(false)
  useOnceKept()
  const open = () => {
    setAsked(true)
    tags.open()
  }
  return (
    <div className="cc-tag-line">
      {row !== null && actor === null && (
        <Button size="xs" variant="ghost" colorPalette="gray" onClick={open}>
          {tagActionMessages.add}
        </Button>
      )}
      {row !== null && actor !== null && (
        <LaterPart>
          <UtgTags actor={actor} row={row} isAsked={isAsked} />
        </LaterPart>
      )}
    </div>
  )
}
