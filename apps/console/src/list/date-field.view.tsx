import { halfHoursOf } from "@command-center/domain/time/schedule-time"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import type { DateTimeFieldProps } from "@command-center/ui/fields/date-time-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useMemo } from "react"
import { useConsole } from "../app/console.ts"
import { LaterPart } from "../app/later-part.tsx"

const DateTimeField = loadedLater(async () => (await import("@command-center/ui/fields/date-time-field")).DateTimeField)

/**
 * The date picker, whose code is fetched when the first one is shown; until then a field of its size. Of the half hours
 * it lists, those that clocks read on the day are offered: where clocks change, it lists others too.
 */
export function DateField(props: DateTimeFieldProps) {
  const { value, isTimeOffered } = props
  const { now, timeZone } = useConsole()
  const halfHours = useMemo(() => {
    const day = value === null ? now() : new Date(value)
    return new Set(halfHoursOf(day, timeZone).map((time) => time.getTime()))
  }, [value, now, timeZone])
  return (
    <LaterPart fallback={<TextField label={props.label} value="" isDisabled onChange={() => undefined} />}>
      <DateTimeField
        {...props}
        isTimeOffered={(time) => halfHours.has(time.getTime()) && (isTimeOffered?.(time) ?? true)}
      />
    </LaterPart>
  )
}
