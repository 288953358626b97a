import type { ApiError } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import type { WriteError } from "@command-center/api/writes/write-error"
import type { UpdateAnswer } from "@command-center/machines/edit-record/edit-record.types"
import type { ConfigHolder, ConfigSaving, SaveAnswer } from "@command-center/machines/remove-entry/remove-entry.types"
import { Effect } from "effect"

/** How a configuration is saved: into a UTG or into a profile. */
export type SaveConfig<Held extends ConfigHolder> = (
  saving: ConfigSaving<Held>
) => Effect.Effect<SaveAnswer<Held>, WriteError, Http>

/** How a configuration is saved and read again. */
export interface ConfigAccess<Held extends ConfigHolder> extends ConfigReading<Held> {
  /** What a failed save of its settings says. */
  readonly updateFailed: (error: string) => string
}

export interface ConfigReading<Held extends ConfigHolder> {
  readonly save: SaveConfig<Held>
  readonly reload: (held: Held) => Effect.Effect<Held, ApiError, Http>
  /** Has it read again where it is shown, too. */
  readonly onSaved: () => void
}

/**
 * Saves a configuration and gives what holds it as it is then. It was saved whether or not it can be read again: then
 * it is what was sent.
 */
export const saveAndRead =
  <Held extends ConfigHolder>({ save, reload, onSaved }: ConfigReading<Held>) =>
  (saving: ConfigSaving<Held>): Effect.Effect<UpdateAnswer<Held>, WriteError, Http> =>
    Effect.flatMap(save(saving), (answer) => {
      if (answer.kind === "movedOn")
        return Effect.succeed<UpdateAnswer<Held>>({ kind: "movedOn", subject: answer.held })
      return reload(saving.held).pipe(
        Effect.catch(() => Effect.succeed({ ...saving.held, config: saving.config })),
        Effect.map((subject): UpdateAnswer<Held> => ({ kind: "updated", subject })),
        Effect.tap(() => Effect.sync(onSaved))
      )
    })
