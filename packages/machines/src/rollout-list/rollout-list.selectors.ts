import { controlMessages } from "@command-center/domain/message/control-messages"
import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import type { SnapshotFrom } from "xstate"
import { freshness } from "../actor-logic/followed.ts"
import { failureText } from "../actor-logic/long-wait.ts"
import type { rolloutListMachine } from "./rollout-list.machine.ts"

type Snapshot = SnapshotFrom<typeof rolloutListMachine>

export const selectSought = ({ context }: Snapshot) => context.sought
export const selectFound = ({ context }: Snapshot) => context.found
/** Nothing was read yet: a later reading leaves what is shown. */
export const selectIsLoading = (snapshot: Snapshot): boolean =>
  snapshot.hasTag("busy") && snapshot.context.found === null
export const selectIsWaitLong = ({ context }: Snapshot): boolean => context.isWaitLong
export const selectFreshness = ({ context }: Snapshot): string | null => freshness(context)
/** Why there is nothing newer; null where there is. */
export const selectFailure = (snapshot: Snapshot): string | null => {
  const { error } = snapshot.context
  if (snapshot.matches("crashed")) return rolloutPageMessages.listFailed(controlMessages.unexpected)
  return snapshot.matches("failed") && error !== null ? failureText(error, rolloutPageMessages.listFailed) : null
}
