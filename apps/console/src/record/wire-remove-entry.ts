import { notSent } from "@command-center/api/transport/api-error"
import type { WriteError } from "@command-center/api/writes/write-error"
import { recordMessages } from "@command-center/domain/message/record-messages"
import {
  makeRemoveEntryMachine,
  type RemoveEntryMachine
} from "@command-center/machines/remove-entry/remove-entry.machine"
import type { ConfigHolder, ConfigSaving, SaveAnswer } from "@command-center/machines/remove-entry/remove-entry.types"
import { Effect, type ManagedRuntime } from "effect"
import type { ActorRefFrom } from "xstate"
import { fromEffect } from "../app/from-effect.ts"

export type RemoveEntryRef<Held extends ConfigHolder> = ActorRefFrom<RemoveEntryMachine<Held>>

/** Deleting entries of a configuration by one way of saving it; `onSaved` has it read again. */
export const wireRemoveEntry = <Held extends ConfigHolder, R>(
  runtime: ManagedRuntime.ManagedRuntime<R, never>,
  save: (saving: ConfigSaving<Held>) => Effect.Effect<SaveAnswer<Held>, WriteError, R>,
  onSaved: () => void
) =>
  makeRemoveEntryMachine<Held>().provide({
    actors: {
      saveConfig: fromEffect(runtime)((saving: ConfigSaving<Held> | null) =>
        saving === null
          ? Effect.fail<WriteError>(notSent(recordMessages.crashed))
          : Effect.tap(save(saving), ({ kind }) =>
              Effect.sync(() => {
                if (kind === "saved") onSaved()
              })
            )
      )
    }
  })
