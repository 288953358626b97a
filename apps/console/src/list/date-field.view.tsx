import { displayUtc } from "@command-center/domain/time/display-date"
import { halfHoursOf } from "@command-center/domain/time/schedule-time"
import { isInstant } from "@command-center/domain/time/typed-date"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import type { DateTimeFieldProps } from "@command-center/ui/fields/date-time-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useMemo } from "react"
import { useConsole } from "../app/console.ts"
import { LaterPart } from "../app/later-part.tsx"

const DateTimeField = loadedLater(async () => (await import("@command-center/ui/fields/date-time-field")).DateTimeField)

export interface DateFieldProps extends Omit<DateTimeFieldProps, "typed" | "onTyped" | "utcText"> {
  /** An instant in ISO form, or what is typed in its place and is no date; null while there is neither. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Whether the same instant in UTC stands under the field. */
  readonly isUtcShown?: boolean
}

/**
 * The date picker, whose code is fetched when the first one is shown; until then a field of its size. Of the half hours
 * it lists, those that clocks read on the day are offered: where clocks change, it lists others too.
 */
export function DateField({ isUtcShown = false, ...props }: DateFieldProps) {
  const { value, onChange, isTimeOffered } = props
  const { now, timeZone } = useConsole()
  const instant = value !== null && isInstant(value) ? value : null
  const halfHours = useMemo(() => {
    const day = instant === null ? now() : new Date(instant)
    return new Set(halfHoursOf(day, timeZone).map((time) => time.getTime()))
  }, [instant, now, timeZone])
  return (
    <LaterPart fallback={<TextField label={props.label} value="" isDisabled onChange={() => undefined} />}>
      <DateTimeField
        {...props}
        value={instant}
        typed={instant === null && value !== "" ? value : null}
        utcText={isUtcShown && instant !== null ? displayUtc(instant) : null}
        onTyped={onChange}
        isTimeOffered={(time) => halfHours.has(time.getTime()) && (isTimeOffered?.(time) ?? true)}
      />
    </LaterPart>
  )
}
