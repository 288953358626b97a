import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { RolloutPart, rolloutCsvMachine } from "@command-center/machines/rollout-run/rollout-csv.machine"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"

export interface RolloutCsvProps extends Pick<RolloutPart, "id" | "part"> {
  readonly csv: ActorRefFrom<typeof rolloutCsvMachine>
}

const formats = ["csv", "json"] as const

/** All targets, or the whole journal, as a file: for a spreadsheet, or for a program. */
export function RolloutCsv({ csv, id, part }: RolloutCsvProps) {
  const running = useSelector(csv, (snapshot) => (snapshot.matches("downloading") ? snapshot.context.wanted : null))
  return (
    <div className="cc-rollout-steps">
      {formats.map((format) => {
        const isBusy = running?.part === part && running.format === format
        return (
          <Button
            key={format}
            size="xs"
            colorPalette="gray"
            isBusy={isBusy}
            disabled={running !== null}
            onClick={() => csv.send({ type: "download.started", wanted: { id, part, format } })}
          >
            {messages.downloads[part][format]}
          </Button>
        )
      })}
    </div>
  )
}
