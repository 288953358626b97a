import type { SitePlan } from "@command-center/domain/site-time/site-plan"
import { siteTimeMessages } from "@command-center/domain/site-time/site-time-messages"
import type { RunTime } from "@command-center/domain/task/run-time"
import {
  type OpenedRunTime,
  shownRunAt,
  withClocks,
  withRunAt,
  withWithoutZone
} from "@command-center/domain/task/run-time-changes"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useConsole } from "../app/console.ts"
import { DateField } from "../list/date-field.view.tsx"
import { SiteTimeFields } from "./site-time.view.tsx"

export interface RunTimeProps {
  readonly runTime: RunTime
  /** What the dialog opened with, and for whom; read when the clocks are changed. */
  readonly openedWith: () => Omit<OpenedRunTime, "now">
  /** What is wrong with it, under its field. */
  readonly error: string | null
  readonly plan: SitePlan | null
  readonly isDisabled: boolean
  readonly calendarEdge?: "start" | "end"
  readonly change: (changes: Partial<RunTime>) => void
}

const { clocks } = siteTimeMessages
const options = [
  { value: "mine", label: clocks.mine },
  { value: "sites", label: clocks.sites }
] as const

/** A local time in half hours with the UTC time under it (document 2 §4), or the same reading of each site's own clocks. */
export function RunTimeFields(props: RunTimeProps) {
  const { runTime, openedWith, error, plan, isDisabled, calendarEdge = "start", change } = props
  const { now, timeZone } = useConsole()
  const { siteTime } = runTime
  const shown = shownRunAt(runTime, timeZone)
  const isMine = siteTime === null
  const opened = (): OpenedRunTime => ({ ...openedWith(), now: now() })
  return (
    <>
      <RadioGroup
        label={clocks.label}
        value={isMine ? "mine" : "sites"}
        options={options}
        isDisabled={isDisabled}
        onChange={(chosen) => change(withClocks(runTime, chosen, timeZone, opened()))}
      />
      <DateField
        label={isMine ? taskLabels.runTimeIn(timeZone) : clocks.runTime}
        isRequired
        value={shown}
        isUtcShown={isMine}
        error={error}
        calendarEdge={calendarEdge}
        {...(isMine ? { isTimeOffered: (time: Date) => time.getTime() > now().getTime() } : {})}
        isDisabled={isDisabled}
        onChange={(picked) => change(withRunAt(runTime, picked, timeZone))}
      />
      {siteTime !== null && plan !== null && (
        <SiteTimeFields
          siteTime={siteTime}
          plan={plan}
          isDisabled={isDisabled}
          changeSpread={(spreadMinutes) => change({ siteTime: { ...siteTime, spreadMinutes } })}
          changeWithoutZone={(chosen) => change(withWithoutZone(runTime, chosen, timeZone, opened()))}
        />
      )}
    </>
  )
}
