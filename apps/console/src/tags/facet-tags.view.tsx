import { selectedIds } from "@command-center/domain/rows/selection"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { selectSelectedCount, selectSelection } from "@command-center/machines/list-screen/list-screen.selectors"
import { selectTags, selectTrouble } from "@command-center/machines/tags/tags.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import "@command-center/ui/theme/css/tags.css"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import type { ListRef } from "../list/list-ref.ts"
import type { TagsRef } from "./own-tags.ts"
import { useOwnTags } from "./use-own-tags.ts"

export interface FacetTagsProps {
  readonly list: ListRef<UtgRow>
  readonly onTag: (ids: ReadonlyArray<number>) => void
}

function Standing({ actor }: { readonly actor: TagsRef }) {
  const trouble = useSelector(actor, selectTrouble)
  const isEmpty = useSelector(actor, (snapshot) => selectTags(snapshot).size === 0)
  if (trouble !== null)
    return (
      <InlineNote kind="bad">
        <p>{trouble}</p>
        <Button onClick={() => actor.send({ type: "retry" })}>{tagMessages.retry}</Button>
      </InlineNote>
    )
  return isEmpty ? <p className="cc-help">{tagMessages.none}</p> : null
}

/** What can be done with tags from the panel of values: tagging what is selected, and all about the tags themselves. */
export function FacetTags({ list, onTag }: FacetTagsProps) {
  const { tags } = useConsole()
  const actor = useOwnTags()
  const count = useSelector(list, selectSelectedCount<UtgRow>)
  return (
    <div className="cc-tag-tools">
      {actor !== null && <Standing actor={actor} />}
      <Button
        colorPalette="gray"
        disabled={count === 0}
        onClick={() => onTag(selectedIds(selectSelection<UtgRow>(list.getSnapshot())))}
      >
        {tagMessages.tagSelected(count)}
      </Button>
      {count === 0 && <p className="cc-help">{tagMessages.selectFirst}</p>}
      <Button variant="ghost" colorPalette="gray" onClick={() => tags.openDialog({ type: "manager.opened" })}>
        {tagActionMessages.manage}…
      </Button>
    </div>
  )
}
