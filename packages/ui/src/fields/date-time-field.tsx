import { controlMessages } from "@command-center/domain/message/control-messages"
import { useRef, useState } from "react"
import DatePicker from "react-datepicker"
import "react-datepicker/dist/react-datepicker.css"
import "./date-time-field.css"
import { useEscape } from "../layout/use-escape.tsx"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

export interface DateTimeFieldProps extends Omit<FieldFrameProps, "help"> {
  /** An instant in ISO form; null while nothing is chosen. */
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** The same instant as UTC text, shown under the field. */
  readonly utcText: string | null
  /** False for a time that may not be chosen: one that the day does not have, or one in the past. */
  readonly isTimeOffered?: (time: Date) => boolean
  readonly isDisabled?: boolean
  /** With which edge of the field the calendar, which is wider than many a field, stands in line. */
  readonly calendarEdge?: "start" | "end"
}

/** Date and time in the browser's zone, in half hours (document 1 §9, document 2 §9). Load it lazily: it is large. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, onChange, utcText, isTimeOffered, isDisabled = false, calendarEdge = "start" } = props
  const picker = useRef<DatePicker>(null)
  const [isOpen, setIsOpen] = useState(false)
  useEscape(isOpen, () => {
    picker.current?.sendFocusBackToInput()
    picker.current?.setOpen(false, true)
  })
  return (
    <FieldFrame
      {...props}
      help={utcText}
      control={(given) => (
        <DatePicker
          ref={picker}
          onCalendarOpen={() => setIsOpen(true)}
          onCalendarClose={() => setIsOpen(false)}
          id={given.id}
          ariaInvalid={String(given["aria-invalid"])}
          ariaRequired={String(given["aria-required"])}
          {...(given["aria-describedby"] === undefined ? {} : { ariaDescribedBy: given["aria-describedby"] })}
          className="cc-date-input"
          wrapperClassName="cc-date"
          popperClassName="cc-date-popper"
          popperPlacement={`bottom-${calendarEdge}`}
          selected={value === null ? null : new Date(value)}
          onChange={(date: Date | null) => onChange(date === null ? null : date.toISOString())}
          showTimeSelect
          timeIntervals={30}
          timeFormat="HH:mm"
          timeCaption={controlMessages.dateTime}
          dateFormat="yyyy-MM-dd h:mm aa"
          monthsShown={1}
          autoComplete="off"
          disabled={isDisabled}
          {...(isTimeOffered === undefined ? {} : { filterTime: isTimeOffered })}
        />
      )}
    />
  )
}
