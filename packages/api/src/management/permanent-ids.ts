import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { Result } from "effect"
import { type NotSent, notSent } from "../transport/api-error.ts"

/** A GUID; absent where the service never told it. */
export type PermanentId = string | null | undefined

interface KnownIds {
  readonly machine: string
  readonly component: string
}

const known = (id: PermanentId, sentence: string): Result.Result<string, NotSent> =>
  id === null || id === undefined || id === "" ? Result.fail(notSent(sentence)) : Result.succeed(id)

/** A machine's permanent id; fails with the document's sentence where it is undefined (document 2 §7 "UTG edit"). */
export const knownMachineId = (machine: PermanentId): Result.Result<string, NotSent> =>
  known(machine, utgMessages.machineIdUndefined)

/** Both permanent ids; fails with the document's sentence for the first that is undefined (document 2 §7 "UTG edit"). */
export const knownIds = (machine: PermanentId, component: PermanentId): Result.Result<KnownIds, NotSent> =>
  Result.all({
    machine: knownMachineId(machine),
    component: known(component, utgMessages.componentIdUndefined)
  })
