import { type ReadableChange, shownValue } from "@command-center/domain/component-config/readable-diff"
import { pathLabel } from "@command-center/domain/component-config/setting-label"
import { collisionMessages, reviewMessages } from "@command-center/domain/message/review-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { settingWords } from "@command-center/domain/settings/setting-words"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import { collisionKey } from "@command-center/machines/edit-record/edit-merge"
import type { editSelectors } from "@command-center/machines/edit-record/edit-record.selectors"
import type { Collision, Side } from "@command-center/machines/edit-record/edit-record.types"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { EditRef } from "../record/edit-form.view.tsx"
import { ChangesTable } from "./changes-table.view.tsx"
import { CollisionChoice, type ShownCollision } from "./collision.view.tsx"

interface CollisionsProps {
  readonly title: string
  /** That it was changed elsewhere, and that nothing was saved. */
  readonly text: string
  /** What was changed elsewhere and touches nothing that was changed here. */
  readonly merged: ReadonlyArray<ReadableChange>
  readonly collisions: ReadonlyArray<ShownCollision>
  readonly choices: ReadonlyMap<string, Side>
  readonly canSave: boolean
  /** Going on saves nothing yet: what is put together is a draft. */
  readonly isDraft?: boolean
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
function Collisions(props: CollisionsProps) {
  const { title, text, merged, collisions, canSave, isDraft = false, onSave, onEdit } = props
  const first = useRef<HTMLButtonElement>(null)
  return (
    <Modal
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
            {unsavedMessages.continueEditing}
          </Button>
          <Button
            variant="solid"
            colorPalette="accent"
            reason={canSave ? undefined : collisionMessages.chooseFirst}
            onClick={onSave}
          >
            {isDraft ? collisionMessages.goOn : reviewMessages.save}
          </Button>
        </>
      }
    >
      <div className="cc-fields">
        <p>{text}</p>
        {collisions.length > 0 && <Choices {...props} />}
        {collisions.length + merged.length === 0 && <p className="cc-hint">{reviewMessages.nothing}</p>}
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

export interface CollisionsDialogProps<Subject, Draft> {
  readonly actor: EditRef<Subject, Draft>
  /** What it was that moved on, in a sentence. */
  readonly text?: string
  readonly select: ReturnType<typeof editSelectors<Subject, Draft>>
}

const shownOf = (collision: Collision, schema: SettingsSchema | null): ShownCollision => {
  const { path, shown, was, mine, theirs } = collision
  const words = settingWords(schema)
  return {
    key: collisionKey(collision),
    shown: schema === null ? pathLabel(shown) : words.path(path, shown.split(" / ")).join(" / "),
    was: shownValue(words, path, was),
    mine: shownValue(words, path, mine),
    theirs: shownValue(words, path, theirs)
  }
}

/** What was changed here and elsewhere at once, while the edited record is known to have moved on. */
export function CollisionsDialog<Subject, Draft>(props: CollisionsDialogProps<Subject, Draft>) {
  const hasMovedOn = useSelector(props.actor, props.select.selectHasMovedOn)
  return hasMovedOn ? <MovedOn {...props} /> : null
}

function MovedOn<Subject, Draft>(props: CollisionsDialogProps<Subject, Draft>) {
  const { actor, select, text = collisionMessages.text } = props
  const collisions = useSelector(actor, select.selectCollisions)
  const choices = useSelector(actor, select.selectChoices)
  const canConfirm = useSelector(actor, select.selectCanConfirm)
  const isReturning = useSelector(actor, select.selectIsReturning)
  const theirs = useSelector(actor, select.selectTheirChanges)
  const schema = useSelector(actor, select.selectSchema)
  const isColliding = (path: string): boolean =>
    collisions.some(({ shown }) => path === shown || path.endsWith(` / ${shown}`))
  return (
    <Collisions
      title={collisionMessages.title}
      text={text}
      merged={theirs.filter(({ path }) => !isColliding(path))}
      collisions={collisions.map((collision) => shownOf(collision, schema))}
      choices={new Map(Object.entries(choices))}
      canSave={canConfirm}
      isDraft={isReturning}
      onChoose={(key, side) => actor.send({ type: "collision.chosen", key, side })}
      onChooseAll={(side) => actor.send({ type: side })}
      onSave={() => actor.send({ type: "confirm" })}
      onEdit={() => actor.send({ type: "edit" })}
    />
  )
}
