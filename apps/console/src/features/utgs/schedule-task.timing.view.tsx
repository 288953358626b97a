import type { ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { displayUtc } from "@command-center/domain/time/display-date"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useConsole } from "../../app/console.ts"
import { DateField } from "../../list/date-field.view.tsx"
import { optionsOf } from "./radio-options.ts"

export interface ScheduleTaskTimingProps {
  readonly draft: ScheduleDraft
  readonly error: string | null
  readonly isDisabled: boolean
  readonly change: (changes: Partial<ScheduleDraft>) => void
}

const timings = optionsOf([
  ["future", "Future Task"],
  ["immediate", "Immediate Task"]
])

/** Later at a local time, in half hours with the UTC time under it, or at once (document 2 §4). */
export function ScheduleTaskTiming({ draft, error, isDisabled, change }: ScheduleTaskTimingProps) {
  const { now, timeZone } = useConsole()
  const { timing, runAt } = draft
  return (
    <>
      <RadioGroup
        label="When"
        value={timing}
        options={timings}
        isDisabled={isDisabled}
        onChange={(chosen) => change({ timing: chosen })}
      />
      {timing === "immediate" ? (
        <CheckboxField
          label="Run Immediately"
          isChecked
          isDisabled={isDisabled}
          onChange={() => change({ timing: "future" })}
        />
      ) : (
        <DateField
          label={`Run time (${timeZone})`}
          isRequired
          value={runAt}
          utcText={runAt === null ? null : displayUtc(runAt)}
          error={error}
          calendarEdge="end"
          isTimeOffered={(time) => time.getTime() > now().getTime()}
          isDisabled={isDisabled}
          onChange={(chosen) => change({ runAt: chosen })}
        />
      )}
    </>
  )
}
