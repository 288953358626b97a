import type { ApiError } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import type { ConfigHolder, ConfigSaving, SaveAnswer } from "@command-center/machines/remove-entry/remove-entry.types"
import type { Effect } from "effect"

/** How a configuration is saved: into a UTG or into a profile. */
export type SaveConfig<Held extends ConfigHolder> = (
  saving: ConfigSaving<Held>
) => Effect.Effect<SaveAnswer<Held>, ApiError, Http>

/** How a configuration is saved and read again. */
export interface ConfigAccess<Held extends ConfigHolder> {
  readonly save: SaveConfig<Held>
  readonly reload: (held: Held) => Effect.Effect<Held, ApiError, Http>
  /** Has it read again where it is shown, too. */
  readonly onSaved: () => void
}
