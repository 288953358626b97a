import type { ShownChange } from "@command-center/domain/component-config/shown-diff"
import { collisionMessages, reviewMessages } from "@command-center/domain/message/review-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { useRef } from "react"
import { ChangesTable } from "./changes-table.view.tsx"
import { CollisionChoice, type ShownCollision, type Side } from "./collision.view.tsx"

export interface CollisionsProps {
  readonly title: string
  /** That it was changed elsewhere, and that nothing was saved. */
  readonly text: string
  /** What was changed elsewhere and touches nothing that was changed here. */
  readonly merged: ReadonlyArray<ShownChange>
  readonly collisions: ReadonlyArray<ShownCollision>
  readonly choices: ReadonlyMap<string, Side>
  readonly canSave: boolean
  readonly onChoose: (key: string, side: Side) => void
  readonly onChooseAll: (side: Side) => void
  readonly onSave: () => void
  readonly onEdit: () => void
}

function Choices({ collisions, choices, onChoose, onChooseAll }: CollisionsProps) {
  return (
    <>
      <div className="cc-apart">
        <p>{collisionMessages.choose(collisions.length)}</p>
        {collisions.length > 1 && (
          <div className="cc-together">
            <Button size="xs" colorPalette="gray" onClick={() => onChooseAll("mine")}>
              {collisionMessages.allMine}
            </Button>
            <Button size="xs" colorPalette="gray" onClick={() => onChooseAll("theirs")}>
              {collisionMessages.allTheirs}
            </Button>
          </div>
        )}
      </div>
      {collisions.map((collision) => (
        <CollisionChoice
          key={collision.key}
          collision={collision}
          chosen={choices.get(collision.key) ?? null}
          onChoose={(side) => onChoose(collision.key, side)}
        />
      ))}
    </>
  )
}

/** The record was changed elsewhere: what was merged, and a choice for each setting that both sides changed. */
export function Collisions(props: CollisionsProps) {
  const { title, text, merged, collisions, canSave, onSave, onEdit } = props
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Modal
      isOpen
      title={title}
      size="lg"
      role="alertdialog"
      closeOnBackdrop={false}
      hasCloseButton={false}
      initialFocus={first}
      onClose={onEdit}
      footer={
        <>
          <Button ref={first} colorPalette="gray" onClick={onEdit}>
            {utgDetailMessages.unsaved.continueEditing}
          </Button>
          <Button variant="solid" colorPalette="accent" disabled={!canSave} onClick={onSave}>
            {reviewMessages.save}
          </Button>
        </>
      }
    >
      <div className="cc-fields">
        <p>{text}</p>
        {collisions.length > 0 && <Choices {...props} />}
        {merged.length > 0 && (
          <>
            <p>{collisionMessages.merged(merged.length)}</p>
            <ChangesTable changes={merged} />
          </>
        )}
      </div>
    </Modal>
  )
}
