import { type ConfigAddress, configAddress } from "@command-center/domain/component-config/config-save"
import { utgDetailMessages } from "@command-center/domain/utg/utg-messages"
import { Result } from "effect"
import { type NotSent, notSent } from "../transport/api-error.ts"

/** A GUID; absent where the service never told it. */
export type PermanentId = string | null | undefined

/** A machine's permanent id; fails with the document's sentence where it is undefined (document 2 §7 "UTG edit"). */
export const knownMachineId = (machine: PermanentId): Result.Result<string, NotSent> =>
  machine === null || machine === undefined || machine === ""
    ? Result.fail(notSent(utgDetailMessages.machineIdUndefined))
    : Result.succeed(machine)

/** Both permanent ids; fails with the document's sentence for the first that is undefined (document 2 §7 "UTG edit"). */
export const knownIds = (machine: PermanentId, component: PermanentId): Result.Result<ConfigAddress, NotSent> =>
  Result.mapError(
    configAddress({ machinePermanentId: machine ?? null, componentPermanentId: component ?? null }),
    notSent
  )
