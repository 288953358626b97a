import type { SitePlan } from "@command-center/domain/site-time/site-plan"
import type { SiteTime, WithoutZone } from "@command-center/domain/site-time/site-time"
import { siteTimeMessages as words } from "@command-center/domain/site-time/site-time-messages"
import { spreadMessages } from "@command-center/domain/site-time/spread-messages"
import { spreadMessage } from "@command-center/domain/task/run-time"
import { TextField } from "@command-center/ui/fields/text-field"
import { WithoutZoneField } from "./without-zone.view.tsx"

export interface SiteTimeProps {
  readonly siteTime: SiteTime
  readonly plan: SitePlan
  readonly isDisabled: boolean
  readonly changeSpread: (minutes: number) => void
  readonly changeWithoutZone: (chosen: WithoutZone) => void
}

/** What is typed as minutes: digits alone; nothing is no number. */
const minutesOf = (text: string): number => {
  const digits = text.replaceAll(/\D/gu, "").slice(0, 4)
  return digits === "" ? Number.NaN : Number(digits)
}

/** How the sites' times are spread, and who has none. */
export function SiteTimeFields(props: SiteTimeProps) {
  const { siteTime, plan, isDisabled, changeSpread, changeWithoutZone } = props
  const { spreadMinutes } = siteTime
  return (
    <>
      <TextField
        label={words.spread}
        help={spreadMessages.help(spreadMinutes)}
        value={Number.isNaN(spreadMinutes) ? "" : String(spreadMinutes)}
        inputMode="numeric"
        isDisabled={isDisabled}
        error={spreadMessage({ timing: "future", runAt: null, siteTime })}
        onChange={(text) => changeSpread(minutesOf(text))}
      />
      {plan.unknown.length > 0 && (
        <WithoutZoneField
          names={plan.unknown}
          value={siteTime.withoutZone}
          isDisabled={isDisabled}
          onChange={changeWithoutZone}
        />
      )}
    </>
  )
}
