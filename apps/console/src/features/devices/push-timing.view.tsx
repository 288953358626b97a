import type { PushDraft } from "@command-center/domain/push/push-draft"
import type { SitePlan } from "@command-center/domain/site-time/site-plan"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { RunTimeFields, type RunTimeProps } from "../../run-time/run-time.view.tsx"

export interface PushTimingProps {
  readonly draft: PushDraft
  readonly openedWith: RunTimeProps["openedWith"]
  readonly isDisabled: boolean
  readonly change: (changes: Partial<PushDraft>) => void
  readonly error: string | null
  readonly plan: SitePlan | null
}

/** At a local time with its UTC value, or at once (document 2 §4). */
export function PushTiming(props: PushTimingProps) {
  const { draft, openedWith, error, plan, isDisabled, change } = props
  const { timing } = draft
  return (
    <>
      <CheckboxField
        label={taskLabels.runImmediately}
        isChecked={timing === "immediate"}
        isDisabled={isDisabled}
        onChange={(isChecked) => change({ timing: isChecked ? "immediate" : "future" })}
      />
      {timing === "future" && (
        <RunTimeFields
          runTime={draft}
          openedWith={openedWith}
          error={error}
          plan={plan}
          isDisabled={isDisabled}
          change={change}
        />
      )}
    </>
  )
}
