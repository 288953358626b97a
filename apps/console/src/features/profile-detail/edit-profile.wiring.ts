import { loadProfile } from "@command-center/api/management/profiles"
import { notSent } from "@command-center/api/transport/api-error"
import type { WriteError } from "@command-center/api/writes/write-error"
import { withFields } from "@command-center/domain/json/json-field"
import { editedProfileJson } from "@command-center/domain/profile/profile-change"
import type { ProfileDraft } from "@command-center/domain/profile/profile-edit"
import { type EditedProfile, editProfileMachine } from "@command-center/machines/edit-profile/edit-profile.machine"
import type { RecordUpdate, UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import type { MayEdit } from "../../record/may-edit.ts"
import type { RecordRef } from "../../record/wire-record.ts"
import { type ProfileRecord, saveProfile } from "./profile-detail.wiring.ts"

type Update = RecordUpdate<EditedProfile, ProfileDraft>

const update = ({ businessEntityId, subject, draft }: Update, mayEdit: MayEdit) => {
  const edited = editedProfileJson(draft.text)
  if (Result.isFailure(edited)) return Effect.fail<WriteError>(notSent(edited.failure))
  const config = edited.success
  const sent: EditedProfile = { ...subject, config, json: withFields(subject.json, { config: draft.text }) }
  return saveProfile(mayEdit)({ businessEntityId, held: subject, config }, [draft.text]).pipe(
    Effect.flatMap((answer) =>
      answer.kind === "saved"
        ? Effect.map(
            // It is saved whether or not it can be read again: then it is what was sent.
            loadProfile(businessEntityId, subject.id).pipe(Effect.catch(() => Effect.succeed<EditedProfile>(sent))),
            (now): UpdateAnswer<EditedProfile> => ({ kind: "updated", subject: now })
          )
        : Effect.succeed<UpdateAnswer<EditedProfile>>({ kind: "movedOn", subject: answer.held })
    )
  )
}

/** Editing the JSON of a profile, whose record is read again once it is saved. */
export const wireEditProfile = (
  { runtime }: Pick<Console, "runtime">,
  mayEdit: MayEdit,
  record: RecordRef<ProfileRecord>
) =>
  editProfileMachine.provide({
    actors: {
      update: fromEffect(runtime)((asked: Update) =>
        Effect.tap(update(asked, mayEdit), ({ kind }) =>
          Effect.sync(() => {
            if (kind === "updated") record.send({ type: "retry" })
          })
        )
      )
    }
  })
