import { loadComponent, updateComponent } from "@command-center/api/management/components"
import { type ApiError, notSent, unreadable } from "@command-center/api/transport/api-error"
import { changed } from "@command-center/api/writes/looked-up"
import { isEdited, readUtgComponent, type UtgComponent, type UtgEdit } from "@command-center/domain/utg/utg-component"
import { rebasedUtgEdit } from "@command-center/domain/utg/utg-rebase"
import { type UtgUpdate, utgUpdate } from "@command-center/domain/utg/utg-update"
import type { RecordUpdate, UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import { editUtgMachine } from "@command-center/machines/edit-utg/edit-utg.machine"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { fromEffect } from "../../app/from-effect.ts"
import { isConflict } from "../../record/conflict.ts"
import type { MayEdit } from "../../record/may-edit.ts"

type Answer = UpdateAnswer<UtgComponent>

const updated = (subject: UtgComponent): Answer => ({ kind: "updated", subject })
const movedOn = (subject: UtgComponent): Answer => ({ kind: "movedOn", subject })

const save = (businessEntityId: number, now: UtgComponent, edit: UtgEdit, { component }: UtgUpdate) =>
  changed({
    send: Effect.flatMap(updateComponent(businessEntityId, now, component), () =>
      Effect.fromResult(
        Result.mapBoth(readUtgComponent(component), {
          onSuccess: updated,
          onFailure: ({ field, expected }): ApiError => unreadable(field, expected)
        })
      )
    ),
    lookUp: Effect.map(loadComponent(businessEntityId, now.id), (there) => {
      if (!isEdited(there, edit)) return updated(there)
      return rebasedUtgEdit(now, edit, there).collisions.length === 0 ? null : movedOn(there)
    })
  })

/**
 * The component is sent as it is at that moment, with what was typed: the call knows no revision, so what others
 * changed since it was read is looked up first. Where nothing is left to change, an update was carried out whose answer
 * was lost.
 */
const update = ({ businessEntityId, subject, draft }: RecordUpdate<UtgComponent, UtgEdit>, mayEdit: MayEdit) => {
  const read = loadComponent(businessEntityId, subject.id)
  return read.pipe(
    Effect.flatMap((now) => {
      const { mine, collisions } = rebasedUtgEdit(subject, draft, now)
      if (collisions.length > 0) return Effect.succeed(movedOn(now))
      if (!isEdited(now, mine)) return Effect.succeed(updated(now))
      const sent = utgUpdate({ canEdit: mayEdit(businessEntityId), component: now, edit: mine })
      return Result.isSuccess(sent)
        ? save(businessEntityId, now, mine, sent.success)
        : Effect.fail<ApiError>(notSent(sent.failure.map(({ message }) => message).join(" ")))
    }),
    Effect.catchIf(isConflict, () => Effect.map(read, movedOn))
  )
}

/** Editing a UTG; `onUpdated` has what the page shows of it, its timeline too, read again. */
export const wireEditUtg = ({ runtime }: Pick<Console, "runtime">, mayEdit: MayEdit, onUpdated: () => void) =>
  editUtgMachine.provide({
    actors: {
      update: fromEffect(runtime)((input: RecordUpdate<UtgComponent, UtgEdit>) =>
        Effect.tap(update(input, mayEdit), ({ kind }) =>
          Effect.sync(() => {
            if (kind === "updated") onUpdated()
          })
        )
      )
    }
  })
