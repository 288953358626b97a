import { isSameTag, tagLimits, tagText } from "@command-center/domain/tags/tag"
import { tagActionMessages } from "@command-center/domain/tags/tag-action-messages"
import { suggestedTags, type Tags, type TagTarget, tagsOf } from "@command-center/domain/tags/tags"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import type { UtgRow } from "@command-center/domain/utg/utg"
import { utgList } from "@command-center/domain/utg/utg-list"
import * as select from "@command-center/machines/tags/tags.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { SuggestField } from "@command-center/ui/fields/suggest-field"
import { TagChips } from "@command-center/ui/fields/tag-chips"
import { useSelector } from "@xstate/react"
import { useEffectEvent, useLayoutEffect, useMemo, useRef } from "react"
import { useConsole } from "../app/console.ts"
import type { EarlyTags } from "./early-tag-field.view.tsx"
import type { TagsRef } from "./own-tags.ts"
import { tagTarget } from "./tag-target.ts"

/** What is known and fits what is typed; a tag that is new comes first, unless it is none. */
const suggestions = (tags: Tags, had: ReadonlyArray<string>, typed: string, isTag: boolean) => {
  const text = tagText(typed)
  const known = suggestedTags(tags, had, typed)
  const isKnown = known.some(({ tag }) => isSameTag(tag, text))
  return [
    ...(text === "" || !isTag || isKnown ? [] : [{ id: text, label: tagMessages.create(text), detail: "" }]),
    ...known.map(({ tag, count }) => ({ id: tag, label: tag, detail: tagMessages.utgs(count) }))
  ]
}

interface EditorProps {
  readonly actor: TagsRef
  readonly utg: TagTarget
  readonly name: string
  readonly onArrival: () => EarlyTags | null
}

function Editor({ actor, utg, name, onArrival }: EditorProps) {
  const { tags: own } = useConsole()
  const tags = useSelector(actor, select.selectTags)
  const typed = useSelector(actor, select.selectTyped(utg.id))
  const issue = useSelector(actor, select.selectTypedIssue(utg.id))
  const refusal = useSelector(actor, select.selectRefusal)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const box = useRef<HTMLDivElement>(null)
  const had = tagsOf(tags, utg.id)
  const arrived = useEffectEvent(() => {
    const early = onArrival()
    if (early === null) return
    for (const tag of early.entered) actor.send({ type: "tag.added", utg, tag })
    if (early.text !== "") actor.send({ type: "typed.changed", id: utg.id, text: early.text })
    box.current?.querySelector("input")?.focus()
  })
  useLayoutEffect(() => arrived(), [])
  const items = useMemo(
    () => suggestions(tags, tagsOf(tags, utg.id), typed, issue === null),
    [tags, utg.id, typed, issue]
  )
  return (
    <div ref={box} className="cc-tag-editor" role="group" aria-label={tagMessages.of(name)}>
      <TagChips
        label={tagActionMessages.label}
        tags={had}
        removeLabel={tagMessages.remove}
        moreLabel={tagMessages.showMore}
        fewerLabel={tagMessages.fewer}
        onRemove={(tag) => actor.send({ type: "tag.removed", utg, tag })}
        onEmptied={() => box.current?.querySelector("input")?.focus()}
      />
      <SuggestField
        label={tagActionMessages.add}
        suggestionsLabel={tagMessages.suggestions}
        text={typed}
        maxLength={tagLimits.tag * 2}
        items={items}
        isBusy={isBusy}
        error={issue}
        onTextChange={(text) => actor.send({ type: "typed.changed", id: utg.id, text })}
        onChoose={(tag) => actor.send({ type: "tag.added", utg, tag })}
      />
      <Button size="xs" variant="ghost" colorPalette="gray" onClick={() => own.openDialog({ type: "manager.opened" })}>
        {tagActionMessages.manage}…
      </Button>
      {refusal !== null && <InlineNote kind="bad">{refusal}</InlineNote>}
    </div>
  )
}

export interface UtgTagsProps {
  readonly actor: TagsRef
  readonly row: UtgRow
  /** The field is there: what was typed before, where somebody asked for it and goes on in it. */
  readonly onArrival: () => EarlyTags | null
}

/** The tags of a UTG on its page: the user's own, whoever may edit the UTG. */
export function UtgTags({ actor, row, onArrival }: UtgTagsProps) {
  const isReading = useSelector(actor, select.selectIsReading)
  const trouble = useSelector(actor, select.selectTrouble)
  if (isReading) return null
  if (trouble !== null)
    return (
      <InlineNote kind="bad">
        <p>{trouble}</p>
        <Button onClick={() => actor.send({ type: "retry" })}>{tagMessages.retry}</Button>
      </InlineNote>
    )
  return <Editor actor={actor} utg={tagTarget(row)} name={utgList.nameOf(row)} onArrival={onArrival} />
}
