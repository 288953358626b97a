import { pushMessages } from "@command-center/domain/push/push-messages"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import type { pushMachine } from "@command-center/machines/push/push.machine"
import * as select from "@command-center/machines/push/push.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { shallowEqual, useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { Arrived } from "../../list/arrived.view.tsx"
import { DeviceNames } from "./device-names.view.tsx"

export interface PushUnknownProps {
  readonly actor: ActorRefFrom<typeof pushMachine>
  readonly phase: "unknown" | "looking" | "notFound" | "partlyFound"
}

/** No answer came: the tasks may or may not be there, so they are looked for before anything is sent again. */
export function PushUnknown({ actor, phase }: PushUnknownProps) {
  const devices = useSelector(actor, select.selectDevices)
  const missing = useSelector(actor, select.selectNotFound, shallowEqual)
  const found = useSelector(actor, select.selectFoundCount)
  const error = useSelector(actor, select.selectError)
  return (
    <Arrived key={phase}>
      <div className="cc-fields">
        {phase === "notFound" && <InlineNote kind="info">{scheduleMessages.notFound}</InlineNote>}
        {phase === "partlyFound" && (
          <InlineNote kind="warn">{pushMessages.partlyFound(found, devices.length)}</InlineNote>
        )}
        {(phase === "unknown" || phase === "looking") && (
          <InlineNote kind="warn">
            <p>{scheduleMessages.unknown}</p>
            {error !== null && <p className="cc-help">{error.replace(pushMessages.failed(""), "")}</p>}
          </InlineNote>
        )}
        <DeviceNames label="Devices" devices={phase === "partlyFound" ? missing : devices} />
      </div>
    </Arrived>
  )
}
