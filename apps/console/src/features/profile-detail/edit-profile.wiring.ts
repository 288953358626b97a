import { loadProfile } from "@command-center/api/management/profiles"
import { type ApiError, notSent } from "@command-center/api/transport/api-error"
import { editedProfileJson } from "@command-center/domain/profile/profile-change"
import type { ProfileDraft } from "@command-center/domain/profile/profile-edit"
import { type EditedProfile, editProfileMachine } from "@command-center/machines/edit-profile/edit-profile.machine"
import type { RecordUpdate, UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import type { RecordRef } from "../../record/wire-record.ts"
import { type ProfileRecord, saveProfile } from "./profile-detail.wiring.ts"

type Update = RecordUpdate<EditedProfile, ProfileDraft>

const update = ({ businessEntityId, subject, draft }: Update) => {
  const edited = editedProfileJson(draft.text)
  if (Result.isFailure(edited)) return Effect.fail<ApiError>(notSent(edited.failure))
  return saveProfile({ businessEntityId, held: subject, config: edited.success }, [draft.text]).pipe(
    Effect.flatMap((answer) =>
      answer.kind === "saved"
        ? Effect.map(
            loadProfile(businessEntityId, subject.id),
            (now): UpdateAnswer<EditedProfile> => ({ kind: "updated", subject: now })
          )
        : Effect.succeed<UpdateAnswer<EditedProfile>>({ kind: "movedOn", subject: answer.held })
    )
  )
}

/** Editing the JSON of a profile, whose record is read again once it is saved. */
export const wireEditProfile = ({ runtime }: Pick<Console, "runtime">, record: RecordRef<ProfileRecord>) =>
  editProfileMachine.provide({
    actors: {
      update: fromEffect(runtime)((asked: Update) =>
        Effect.tap(update(asked), ({ kind }) =>
          Effect.sync(() => {
            if (kind === "updated") record.send({ type: "retry" })
          })
        )
      )
    }
  })
