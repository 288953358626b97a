import type { JsonObject } from "@command-center/domain/json/json-field"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { useSelector } from "@xstate/react"
import { CollisionsDialog } from "../changes/collisions.view.tsx"
import { ReviewDialog } from "../changes/review.view.tsx"
import type { EditRef, EditSelectors } from "./edit-form.view.tsx"
import { UnsavedInFlow } from "./unsaved.view.tsx"

interface SettingsDialogsProps<Subject> {
  readonly actor: EditRef<Subject, JsonObject>
  readonly select: EditSelectors<Subject, JsonObject>
}

/** What is asked while settings are edited: before they are saved, where they moved on, before they are lost. */
export function SettingsDialogs<Subject>({ actor, select }: SettingsDialogsProps<Subject>) {
  const isAsking = useSelector(actor, select.selectIsAsking)
  return (
    <>
      <ReviewDialog actor={actor} select={select} />
      <CollisionsDialog actor={actor} select={select} text={utgDetailMessages.configMovedOn} />
      {isAsking && <UnsavedInFlow actor={actor} text={unsavedMessages.page} />}
    </>
  )
}
