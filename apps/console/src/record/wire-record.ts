import type { ApiError } from "@command-center/api/transport/api-error"
import { makeRecordScreenMachine } from "@command-center/machines/record-screen/record-screen.machine"
import type { RecordRead } from "@command-center/machines/record-screen/record-screen.types"
import { Effect, type ManagedRuntime } from "effect"
import type { ActorRefFrom } from "xstate"
import { fromEffect } from "../app/from-effect.ts"

/** The running screen of one record. */
export type RecordRef<Found> = ActorRefFrom<ReturnType<typeof makeRecordScreenMachine<Found>>>

const isNotFound = (error: ApiError): boolean => error._tag === "Refused" && error.status === 404

/** A record screen over one read of the services; a 404 is no failure, there is no such record. */
export const wireRecord = <Found, R>(
  runtime: ManagedRuntime.ManagedRuntime<R, never>,
  id: string,
  load: (asked: RecordRead) => Effect.Effect<Found | null, ApiError, R>
) =>
  makeRecordScreenMachine<Found>(id).provide({
    actors: {
      loadRecord: fromEffect(runtime)<RecordRead, Found | null>((asked) =>
        Effect.catchIf(load(asked), isNotFound, () => Effect.succeed(null))
      )
    }
  })
