import { displayUtc } from "@command-center/domain/time/display-date"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { useConsole } from "../../app/console.ts"
import { DateField } from "../../list/date-field.view.tsx"
import type { PushPartProps } from "./push-model.view.tsx"

/** At a local time with its UTC value, or at once (document 2 §4). */
export function PushTiming(props: PushPartProps & { readonly error: string | null }) {
  const { draft, error, isDisabled, change } = props
  const { timing, runAt } = draft
  const { now, timeZone } = useConsole()
  return (
    <>
      <CheckboxField
        label="Run Immediately"
        isChecked={timing === "immediate"}
        isDisabled={isDisabled}
        onChange={(isChecked) => change({ timing: isChecked ? "immediate" : "future" })}
      />
      {timing === "future" && (
        <DateField
          label={`Run time (${timeZone})`}
          isRequired
          value={runAt}
          utcText={runAt === null ? null : displayUtc(runAt)}
          error={error}
          isTimeOffered={(time) => time.getTime() > now().getTime()}
          isDisabled={isDisabled}
          onChange={(chosen) => change({ runAt: chosen })}
        />
      )}
    </>
  )
}
