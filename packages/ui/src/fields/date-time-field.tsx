import { controlMessages } from "@command-center/domain/message/control-messages"
import {
  type ChangeEvent,
  type ChangeEventHandler,
  type ComponentProps,
  type SyntheticEvent,
  useRef,
  useState
} from "react"
import DatePicker from "react-datepicker"
import "react-datepicker/dist/react-datepicker.css"
import "./date-time-field.css"
import { useEscape } from "../layout/use-escape.tsx"
import { FieldFrame, type FieldFrameProps } from "./field-frame.tsx"

export interface DateTimeFieldProps extends Omit<FieldFrameProps, "help"> {
  /** An instant in ISO form; null while nothing is chosen, and while what is typed is no date. */
  readonly value: string | null
  /** What is typed and is no date: it stays to be mended. Null where the value, or nothing, is shown. */
  readonly typed: string | null
  readonly onChange: (value: string | null) => void
  /** What stands there now is no date, or none of the shown form. */
  readonly onTyped: (text: string) => void
  /** The same instant as UTC text, shown under the field. */
  readonly utcText: string | null
  /** False for a time that may not be chosen: one that the day does not have, or one in the past. */
  readonly isTimeOffered?: (time: Date) => boolean
  readonly isDisabled?: boolean
  /** With which edge of the field the calendar, which is wider than many a field, stands in line. */
  readonly calendarEdge?: "start" | "end"
}

/** The first is shown; an hour of two digits, small letters and the times as the list has them are typed for the same. */
const formats = [
  "yyyy-MM-dd h:mm aa",
  "yyyy-MM-dd hh:mm aa",
  "yyyy-MM-dd h:mm aaa",
  "yyyy-MM-dd hh:mm aaa",
  "yyyy-MM-dd HH:mm"
]

interface TypedInputProps extends ComponentProps<"input"> {
  readonly onType: (event: ChangeEvent<HTMLInputElement>, read: ChangeEventHandler<HTMLInputElement>) => void
  /** Whether Enter is to close the calendar and nothing more. */
  readonly isEnterTaken: boolean
  readonly onEnter: () => void
}

/** The picker's input: the picker gives it what it needs, and asks nobody about what it cannot read. */
function TypedInput({ onType, isEnterTaken, onEnter, onChange, onKeyDown, ...given }: TypedInputProps) {
  return (
    <input
      {...given}
      type="text"
      onChange={(event) => onType(event, (typed) => onChange?.(typed))}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !isEnterTaken) return onKeyDown?.(event)
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

/** Date and time in the browser's zone, in half hours (document 1 §9, document 2 §9). Load it lazily: it is large. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, typed, onChange, onTyped, utcText, isTimeOffered, isDisabled = false, calendarEdge = "start" } = props
  const picker = useRef<DatePicker>(null)
  const wasRead = useRef(false)
  const selected = value === null ? null : new Date(value)
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
          customInput={
            <TypedInput
              onType={(event, read) => {
                wasRead.current = false
                read(event)
                if (!wasRead.current) onTyped(event.target.value)
              }}
              // The day that the calendar has in mind must not take the place of what is typed.
              isEnterTaken={isOpen && typed !== null}
              onEnter={() => picker.current?.setOpen(false, true)}
            />
          }
          selected={selected}
          {...(typed === null ? {} : { value: typed })}
          onChange={(date: Date | null, event?: SyntheticEvent) => {
            wasRead.current = true
            // The date that is there already is chosen in the calendar, but not by being confirmed in the input.
            const isOfInput = event?.target instanceof HTMLInputElement
            if (isOfInput && typed === null && date?.getTime() === selected?.getTime()) return
            onChange(date === null ? null : date.toISOString())
          }}
          strictParsing
          // A text that is mended may be the date again that was there before.
          allowSameDay
          showTimeSelect
          timeIntervals={30}
          timeFormat="HH:mm"
          timeCaption={controlMessages.dateTime}
          dateFormat={formats}
          monthsShown={1}
          autoComplete="off"
          disabled={isDisabled}
          {...(isTimeOffered === undefined ? {} : { filterTime: isTimeOffered })}
        />
      )}
    />
  )
}
