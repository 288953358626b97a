import type { SitePlan } from "@command-center/domain/site-time/site-plan"
import type { SiteTime, WithoutZone } from "@command-center/domain/site-time/site-time"
import { spreadText } from "@command-center/domain/site-time/site-time-description"
import { siteTimeMessages as words } from "@command-center/domain/site-time/site-time-messages"
import { zoneChoices } from "@command-center/domain/site-time/site-zone"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SelectField } from "@command-center/ui/fields/select-field"
import { useMemo } from "react"
import { useConsole } from "../app/console.ts"

export interface SiteTimeProps {
  readonly siteTime: SiteTime
  readonly plan: SitePlan
  readonly isDisabled: boolean
  readonly change: (changes: Partial<SiteTime>) => void
}

const spreads = [0, 5, 15, 30, 60, 120, 240].map((minutes) => ({
  value: String(minutes),
  label: minutes === 0 ? words.noSpread : spreadText(minutes)
}))

const leaveOut = "leaveOut"

const chosenOf = (withoutZone: WithoutZone | null): string =>
  withoutZone === null || withoutZone === leaveOut ? (withoutZone ?? "") : withoutZone.zone

/** What becomes of those whose own time zone is not known; nobody guesses it. */
function WithoutZoneField({ siteTime, plan, isDisabled, change }: SiteTimeProps) {
  const { timeZone } = useConsole()
  const options = useMemo(
    () => [
      { value: "", label: words.choose, isDisabled: true },
      { value: leaveOut, label: words.leaveOut },
      { value: timeZone, label: words.byMyTime(timeZone) },
      ...zoneChoices()
        .filter(([zone]) => zone !== timeZone)
        .map(([zone, name]) => ({ value: zone, label: words.byZone(name) }))
    ],
    [timeZone]
  )
  return (
    <>
      <InlineNote kind="warn">{words.withoutZone(plan.unknown)}</InlineNote>
      <SelectField
        label={words.withoutZoneLabel}
        isRequired
        value={chosenOf(siteTime.withoutZone)}
        options={options}
        isDisabled={isDisabled}
        onChange={(chosen) => change({ withoutZone: chosen === leaveOut ? leaveOut : { zone: chosen } })}
      />
    </>
  )
}

/** How the sites' times are spread, and who has none. */
export function SiteTimeFields(props: SiteTimeProps) {
  const { siteTime, plan, isDisabled, change } = props
  return (
    <>
      <SelectField
        label={words.spread}
        value={String(siteTime.spreadMinutes)}
        options={spreads}
        isDisabled={isDisabled}
        onChange={(minutes) => change({ spreadMinutes: Number(minutes) })}
      />
      {plan.unknown.length > 0 && <WithoutZoneField {...props} />}
    </>
  )
}
