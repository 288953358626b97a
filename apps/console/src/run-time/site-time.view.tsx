import type { SitePlan } from "@command-center/domain/site-time/site-plan"
import type { SiteTime } from "@command-center/domain/site-time/site-time"
import { spreadText } from "@command-center/domain/site-time/site-time-description"
import { siteTimeMessages as words } from "@command-center/domain/site-time/site-time-messages"
import { SelectField } from "@command-center/ui/fields/select-field"
import { WithoutZoneField } from "./without-zone.view.tsx"

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

/** How the sites' times are spread, and who has none. */
export function SiteTimeFields({ siteTime, plan, isDisabled, change }: SiteTimeProps) {
  return (
    <>
      <SelectField
        label={words.spread}
        value={String(siteTime.spreadMinutes)}
        options={spreads}
        isDisabled={isDisabled}
        onChange={(minutes) => change({ spreadMinutes: Number(minutes) })}
      />
      {plan.unknown.length > 0 && (
        <WithoutZoneField
          names={plan.unknown}
          value={siteTime.withoutZone}
          isDisabled={isDisabled}
          onChange={(withoutZone) => change({ withoutZone })}
        />
      )}
    </>
  )
}
