import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { RolloutPart, rolloutCsvMachine } from "@command-center/machines/rollout-run/rollout-csv.machine"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

export interface RolloutCsvProps extends RolloutPart {
  readonly csv: ActorRefFrom<typeof rolloutCsvMachine>
}

/** All targets, or the whole journal, as a file. */
export function RolloutCsv({ csv, id, part }: RolloutCsvProps) {
  const isBusy = useSelector(csv, (snapshot) => snapshot.matches("downloading"))
  return (
    <Button
      size="xs"
      colorPalette="gray"
      disabled={isBusy}
      onClick={() => csv.send({ type: "download.started", wanted: { id, part } })}
    >
      {part === "targets" ? messages.downloadTargets : messages.downloadJournal}
    </Button>
  )
}
