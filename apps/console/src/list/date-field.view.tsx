import type { DateTimeFieldProps } from "@command-center/ui/fields/date-time-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { lazy, Suspense } from "react"

const DateTimeField = lazy(() =>
  import("@command-center/ui/fields/date-time-field").then((module) => ({ default: module.DateTimeField }))
)

/** The date picker, whose code is fetched when the first one is shown; until then a field of its size. */
export function DateField(props: DateTimeFieldProps) {
  return (
    <Suspense fallback={<TextField label={props.label} value="" isDisabled onChange={() => undefined} />}>
      <DateTimeField {...props} />
    </Suspense>
  )
}
