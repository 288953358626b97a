import {
  configurationChoices,
  miscellaneousChoices,
  offlineDurations,
  offlineDurationText,
  startStopChoices
} from "@command-center/domain/task/command"
import { groupOf, type ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import {
  selectDraft,
  selectIsSending,
  selectLabelMessage
} from "@command-center/machines/schedule-task/schedule-task.selectors"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { LogRequestFields } from "../../task-choice/log-request.view.tsx"
import { optionsOf } from "./radio-options.ts"
import { ScheduleTaskVersion } from "./schedule-task.version.view.tsx"

export interface ScheduleTaskChoiceProps {
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly change: (changes: Partial<ScheduleDraft>) => void
}

const configurations = optionsOf(configurationChoices)
const miscellaneous = optionsOf(miscellaneousChoices)
const startStops = optionsOf(startStopChoices)
const durations = offlineDurations.map((hours) => ({ value: String(hours), label: offlineDurationText(hours) }))

/** What the chosen group of tasks offers (document 2 §4). */
export function ScheduleTaskChoice({ actor, change }: ScheduleTaskChoiceProps) {
  const draft = useSelector(actor, selectDraft)
  const isDisabled = useSelector(actor, selectIsSending)
  const labelError = useSelector(actor, selectLabelMessage)
  switch (groupOf(draft)) {
    case "configuration":
      return (
        <RadioGroup
          label={taskLabels.configuration}
          value={draft.configuration}
          options={configurations}
          isDisabled={isDisabled}
          onChange={(configuration) => change({ configuration })}
        />
      )
    case "miscellaneous":
      return (
        <RadioGroup
          label={taskLabels.miscellaneous}
          value={draft.miscellaneous}
          options={miscellaneous}
          isDisabled={isDisabled}
          onChange={(chosen) => change({ miscellaneous: chosen })}
        />
      )
    case "startstop":
      return (
        <RadioGroup
          label={taskLabels.startStop}
          value={draft.startstop}
          options={startStops}
          isDisabled={isDisabled}
          onChange={(startstop) => change({ startstop })}
        />
      )
    case "setOffline":
      return (
        <RadioGroup
          label={taskLabels.offlineFor}
          orientation="horizontal"
          value={String(draft.offlineHours)}
          options={durations}
          isDisabled={isDisabled}
          onChange={(chosen) => {
            const offlineHours = offlineDurations.find((hours) => String(hours) === chosen)
            if (offlineHours !== undefined) change({ offlineHours })
          }}
        />
      )
    case "uploadLogs":
      return (
        <LogRequestFields
          logs={draft.logs}
          target={draft.target}
          labelError={labelError}
          isDisabled={isDisabled}
          change={(logs) => change({ logs })}
        />
      )
    case "deployUtgVersion":
      return <ScheduleTaskVersion key="utg" component="utg" actor={actor} change={change} />
    case "deployAgentVersion":
      return <ScheduleTaskVersion key="agent" component="agent" actor={actor} change={change} />
  }
}
