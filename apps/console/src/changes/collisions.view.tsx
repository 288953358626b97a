import { collisionMessages, reviewMessages } from "@command-center/domain/message/review-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { collisionKey } from "@command-center/machines/edit-record/edit-merge"
import type { editSelectors } from "@command-center/machines/edit-record/edit-record.selectors"
import type { Choices, Collision, Side } from "@command-center/machines/edit-record/edit-record.types"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { EditRef } from "../record/edit-form.view.tsx"
import { ChangesTable } from "./changes-table.view.tsx"
import { CollisionChoice } from "./collision.view.tsx"

export interface CollisionsDialogProps<Subject, Draft> {
  readonly actor: EditRef<Subject, Draft>
  readonly select: ReturnType<typeof editSelectors<Subject, Draft>>
  readonly title?: string
  /** That it was changed elsewhere, and that nothing was saved. */
  readonly text?: string
}

interface ChoicesProps {
  readonly collisions: ReadonlyArray<Collision>
  readonly choices: Choices
  readonly onChoose: (key: string, side: Side) => void
  readonly onChooseAll: (side: Side) => void
}

function CollisionChoices({ collisions, choices, onChoose, onChooseAll }: ChoicesProps) {
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
      {collisions.map((collision) => {
        const key = collisionKey(collision)
        return (
          <CollisionChoice
            key={key}
            collision={collision}
            chosen={choices[key] ?? null}
            onChoose={(side) => onChoose(key, side)}
          />
        )
      })}
    </>
  )
}

/** The record was changed elsewhere: a choice for each setting that both sides changed, and what was merged. */
export function CollisionsDialog<Subject, Draft>(props: CollisionsDialogProps<Subject, Draft>) {
  const hasMovedOn = useSelector(props.actor, props.select.selectHasMovedOn)
  return hasMovedOn ? <Collisions {...props} /> : null
}

function Collisions<Subject, Draft>({ actor, select, title, text }: CollisionsDialogProps<Subject, Draft>) {
  const collisions = useSelector(actor, select.selectCollisions)
  const choices = useSelector(actor, select.selectChoices)
  const canConfirm = useSelector(actor, select.selectCanConfirm)
  const isReturning = useSelector(actor, select.selectIsReturning)
  const theirs = useSelector(actor, select.selectTheirChanges)
  const merged = theirs.filter(({ path }) => collisions.every(({ shown }) => shown !== path))
  const first = useRef<HTMLButtonElement>(null)
  const edit = () => actor.send({ type: "edit" })
  return (
    <Modal
      isOpen
      title={title ?? collisionMessages.title}
      size="lg"
      role="alertdialog"
      closeOnBackdrop={false}
      hasCloseButton={false}
      initialFocus={first}
      onClose={edit}
      footer={
        <>
          <Button ref={first} colorPalette="gray" onClick={edit}>
            {utgDetailMessages.unsaved.continueEditing}
          </Button>
          <Button
            variant="solid"
            colorPalette="accent"
            disabled={!canConfirm}
            onClick={() => actor.send({ type: "confirm" })}
          >
            {isReturning ? collisionMessages.goOn : reviewMessages.save}
          </Button>
        </>
      }
    >
      <div className="cc-fields">
        <p>{text ?? collisionMessages.text}</p>
        {collisions.length > 0 && (
          <CollisionChoices
            collisions={collisions}
            choices={choices}
            onChoose={(key, side) => actor.send({ type: "collision.chosen", key, side })}
            onChooseAll={(side) => actor.send({ type: side })}
          />
        )}
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
