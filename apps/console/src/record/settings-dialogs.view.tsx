import type { JsonObject } from "@command-center/domain/json/json-field"
import { maskedAt } from "@command-center/domain/json/masked-secrets"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { collisionKey } from "@command-center/machines/edit-record/edit-merge"
import { useSelector } from "@xstate/react"
import { lazy, Suspense } from "react"
import type { EditRef, EditSelectors } from "./edit-form.view.tsx"
import { UnsavedDialog } from "./unsaved.view.tsx"

const ReviewChanges = lazy(async () => ({ default: (await import("../changes/review.view.tsx")).ReviewChanges }))
const Collisions = lazy(async () => ({ default: (await import("../changes/collisions.view.tsx")).Collisions }))

interface DialogProps<Subject> {
  readonly actor: EditRef<Subject, JsonObject>
  readonly select: EditSelectors<Subject, JsonObject>
}

function Review<Subject>({ actor, select }: DialogProps<Subject>) {
  const changes = useSelector(actor, select.selectChanges)
  return (
    <ReviewChanges
      changes={changes}
      onSave={() => actor.send({ type: "confirm" })}
      onEdit={() => actor.send({ type: "edit" })}
    />
  )
}

function MovedOn<Subject>({ actor, select }: DialogProps<Subject>) {
  const collisions = useSelector(actor, select.selectCollisions)
  const theirs = useSelector(actor, select.selectTheirChanges)
  const choices = useSelector(actor, select.selectChoices)
  const canSave = useSelector(actor, select.selectCanConfirm)
  const isReturning = useSelector(actor, select.selectIsReturning)
  const shown = collisions.map((collision) => {
    const names = collision.path.map(String)
    return {
      key: collisionKey(collision),
      shown: collision.shown,
      was: maskedAt(names, collision.was),
      mine: maskedAt(names, collision.mine),
      theirs: maskedAt(names, collision.theirs)
    }
  })
  const colliding = new Set(collisions.map((each) => each.shown))
  return (
    <Collisions
      title={utgDetailMessages.movedOn.title}
      text={utgDetailMessages.configMovedOn}
      merged={theirs.filter(({ path }) => ![...colliding].some((each) => path === each || path.endsWith(` / ${each}`)))}
      collisions={shown}
      choices={new Map(Object.entries(choices))}
      canSave={canSave}
      isDraft={isReturning}
      onChoose={(key, side) => actor.send({ type: "collision.chosen", key, side })}
      onChooseAll={(side) => actor.send({ type: side })}
      onSave={() => actor.send({ type: "confirm" })}
      onEdit={() => actor.send({ type: "edit" })}
    />
  )
}

/** What is asked while settings are edited: before they are saved, where they moved on, before they are lost. */
export function SettingsDialogs<Subject>(props: DialogProps<Subject>) {
  const { actor, select } = props
  const isReviewing = useSelector(actor, select.selectIsReviewing)
  const hasMovedOn = useSelector(actor, select.selectHasMovedOn)
  const isAsking = useSelector(actor, select.selectIsAsking)
  return (
    <Suspense>
      {isReviewing && <Review {...props} />}
      {hasMovedOn && <MovedOn {...props} />}
      {isAsking && (
        <UnsavedDialog
          text={utgDetailMessages.unsaved.page}
          onContinue={() => actor.send({ type: "edit" })}
          onLose={() => actor.send({ type: "discard" })}
        />
      )}
    </Suspense>
  )
}
