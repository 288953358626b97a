import type { SitePlan } from "@command-center/domain/site-time/site-plan"
import type { ScheduleDraft } from "@command-center/domain/task/schedule-draft"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { RunTimeFields, type RunTimeProps } from "../../run-time/run-time.view.tsx"
import { optionsOf } from "./radio-options.ts"

export interface ScheduleTaskTimingProps {
  readonly draft: ScheduleDraft
  readonly openedWith: RunTimeProps["openedWith"]
  readonly error: string | null
  readonly plan: SitePlan | null
  readonly isDisabled: boolean
  readonly change: (changes: Partial<ScheduleDraft>) => void
}

const timings = optionsOf([
  ["future", taskLabels.future],
  ["immediate", taskLabels.immediate]
])

/** Later, or at once (document 2 §4). */
export function ScheduleTaskTiming(props: ScheduleTaskTimingProps) {
  const { draft, openedWith, error, plan, isDisabled, change } = props
  const { timing } = draft
  return (
    <>
      <RadioGroup
        label={taskLabels.when}
        value={timing}
        options={timings}
        isDisabled={isDisabled}
        onChange={(chosen) => change({ timing: chosen })}
      />
      {timing === "immediate" ? (
        <CheckboxField
          label={taskLabels.runImmediately}
          isChecked
          isDisabled={isDisabled}
          onChange={() => change({ timing: "future" })}
        />
      ) : (
        <RunTimeFields
          runTime={draft}
          openedWith={openedWith}
          error={error}
          plan={plan}
          calendarEdge="end"
          isDisabled={isDisabled}
          change={change}
        />
      )}
    </>
  )
}
