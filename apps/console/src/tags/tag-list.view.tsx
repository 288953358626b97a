import { tagMessages } from "@command-center/domain/tags/tags-messages"
import * as select from "@command-center/machines/tags/tags.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { RemoveIcon, RenameIcon } from "@command-center/ui/layout/action-icons"
import "@command-center/ui/theme/css/arrange.css"
import { ToolButton } from "@command-center/ui/fields/tool-button"
import { useSelector } from "@xstate/react"
import type { TagsRef } from "./own-tags.ts"

const { manager } = tagMessages

function Deleted({ actor }: { readonly actor: TagsRef }) {
  const { deleted } = useSelector(actor, select.selectContext)
  if (deleted === null) return null
  return (
    <InlineNote kind="success">
      <p>{manager.deleted(deleted.tag, deleted.utgs.length)}</p>
      <Button onClick={() => actor.send({ type: "undo" })}>{manager.undo}</Button>
    </InlineNote>
  )
}

function Aside({ actor }: { readonly actor: TagsRef }) {
  const { aside } = useSelector(actor, select.selectContext)
  if (aside === null) return null
  return (
    <InlineNote kind="warn">
      <p>{tagMessages.aside}</p>
      <div className="cc-together">
        <Button onClick={() => actor.send({ type: "aside.downloaded" })}>{tagMessages.downloadAside}</Button>
        <Button colorPalette="danger" onClick={() => actor.send({ type: "discarding.opened" })}>
          {tagMessages.discardAside}
        </Button>
      </div>
    </InlineNote>
  )
}

/** Every tag with the number of UTGs that have it, and what can be done to it. */
export function TagList({ actor }: { readonly actor: TagsRef }) {
  const known = useSelector(actor, select.selectKnown)
  const refusal = useSelector(actor, select.selectRefusal)
  return (
    <div className="cc-arrange">
      <p className="cc-help">{tagMessages.ownHint}</p>
      {refusal !== null && <InlineNote kind="bad">{refusal}</InlineNote>}
      <Deleted actor={actor} />
      <Aside actor={actor} />
      {known.length === 0 ? (
        <p>{manager.none}</p>
      ) : (
        <ul className="cc-view-list" aria-label={manager.list}>
          {known.map(({ tag, count }) => (
            <li key={tag}>
              <div className="cc-view-name">
                <bdi>{tag}</bdi>
              </div>
              <span className="cc-facet-count">{tagMessages.utgs(count)}</span>
              <div className="cc-arrange-tools">
                <ToolButton
                  label={manager.renameLabel(tag)}
                  Icon={RenameIcon}
                  onPress={() => actor.send({ type: "renaming.opened", tag })}
                />
                <ToolButton
                  label={manager.deleteLabel(tag)}
                  Icon={RemoveIcon}
                  onPress={() => actor.send({ type: "deleting.opened", tag })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
