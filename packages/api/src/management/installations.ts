import type { InstallationBody } from "@command-center/domain/installation/installation-body"
import { callMessages } from "@command-center/domain/message/call-messages"
import type { Transfer } from "@command-center/domain/message/transfer-messages"
import { Effect } from "effect"
import { type ApiError, notSent } from "../transport/api-error.ts"
import { Credentials } from "../transport/credentials.ts"
import { readNothing, readObject } from "../transport/decode.ts"
import { Http, sendCall } from "../transport/http.ts"
import { answerFields, paths } from "../transport/wire-contract.ts"

/** An installation that was created. Without a verification id nobody can install it (document 2 §8). */
export interface CreatedInstallation {
  /** Null where the answer keeps it to itself: only a verification id is required of it (document 2 §4). */
  readonly id: number | null
  readonly verificationId: string | null
}

const createdFields = { id: "optionalId", verificationId: "text" } as const

/** Posts an installation alone; `setUpInstallation` does what belongs to it as well (document 2 §7). */
export const createInstallation = (
  installation: InstallationBody
): Effect.Effect<CreatedInstallation, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "POST",
    place: paths.installations(installation.businessEntityId),
    body: installation,
    action: "create installation",
    read: readObject(answerFields.installation, createdFields)
  })

/** Deactivates an installation, which cannot be undone (document 2 §7). */
export const deactivateInstallation = (
  businessEntityId: number,
  installationId: number
): Effect.Effect<void, ApiError, Http> =>
  sendCall({
    service: "management",
    method: "DELETE",
    place: paths.installation(businessEntityId, installationId),
    read: readNothing
  })

/** The install package, zip bytes; the verification id alone opens it, no token is sent (document 2 §7). `onProgress` is told the bytes that have come. */
export const downloadInstallPackage = (
  verificationId: string,
  onProgress?: (transfer: Transfer) => void
): Effect.Effect<Blob, ApiError, Http> =>
  Effect.flatMap(Http, (http) =>
    http.bytes({
      service: "management",
      method: "GET",
      place: paths.installPackage,
      query: { verificationId },
      anonymous: true,
      timeout: 600_000,
      expected: "a zip file",
      onProgress
    })
  )

/** Where the installer is downloaded from: an address of the runtime config (document 2 §7). */
export const installerAddress = Effect.fn("installerAddress")(function* () {
  const { current } = yield* Credentials
  const { config } = current()
  if (config === null) return yield* Effect.fail<ApiError>(notSent(callMessages.notConfigured))
  return config.installerUrl
}) satisfies () => Effect.Effect<string, ApiError, Credentials>
