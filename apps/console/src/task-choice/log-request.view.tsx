import { constraintMessages, followedBy } from "@command-center/domain/message/constraint-messages"
import type { ComponentKind, LogRequest } from "@command-center/domain/task/command"
import { isLogRangeReversed, logDateMessage } from "@command-center/domain/task/log-range"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { DateField } from "../list/date-field.view.tsx"

export interface LogRequestFieldsProps {
  readonly logs: LogRequest
  readonly target: ComponentKind
  /** What is wrong with the label. */
  readonly labelError: string | null
  readonly longestLabel?: number
  /** Where they stand in what a form makes. */
  readonly place?: string
  readonly isDisabled: boolean
  readonly change: (logs: LogRequest) => void
}

/** Which logs, of which days, and for what; trace files and an agent's own logs always come along (document 2 §9). */
export function LogRequestFields({ logs, target, isDisabled, change, ...label }: LogRequestFieldsProps) {
  const changeLogs = (changes: Partial<LogRequest>) => change({ ...logs, ...changes })
  const at = (part: keyof LogRequest) => (label.place === undefined ? undefined : `${label.place}.${part}`)
  const reversed = isLogRangeReversed(logs)
    ? followedBy(constraintMessages.invalid, scheduleMessages.logRangeReversed)
    : null
  return (
    <>
      <TextField
        label={scheduleMessages.logLabel}
        place={at("label")}
        isRequired
        value={logs.label}
        error={label.labelError}
        {...(label.longestLabel === undefined ? {} : { maxLength: label.longestLabel })}
        isDisabled={isDisabled}
        onChange={(label) => changeLogs({ label })}
      />
      <DateField
        label={taskLabels.startDate}
        place={at("startDate")}
        value={logs.startDate}
        isUtcShown
        error={logDateMessage(logs.startDate)}
        isDisabled={isDisabled}
        onChange={(startDate) => changeLogs({ startDate: startDate ?? "" })}
      />
      <DateField
        label={taskLabels.endDate}
        place={at("endDate")}
        value={logs.endDate}
        isUtcShown
        error={logDateMessage(logs.endDate) ?? reversed}
        isDisabled={isDisabled}
        onChange={(endDate) => changeLogs({ endDate: endDate ?? "" })}
      />
      <div>
        {target === "utg" && (
          <>
            <CheckboxField
              label={taskLabels.s4dFiles}
              isChecked={logs.includeS4dFiles}
              isDisabled={isDisabled}
              onChange={(includeS4dFiles) => changeLogs({ includeS4dFiles })}
            />
            <CheckboxField label={taskLabels.traceFiles} isChecked isDisabled onChange={() => undefined} />
          </>
        )}
        <CheckboxField
          label={taskLabels.agentLogs}
          isChecked={target === "agent" || logs.includeAgentLogs}
          isDisabled={isDisabled || target === "agent"}
          onChange={(includeAgentLogs) => changeLogs({ includeAgentLogs })}
        />
      </div>
    </>
  )
}
